import { findDates } from '../candidates/dates.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';

const LINE_CHARS_MAX = 400;

/**
 * True when the subject announces something upcoming and every mention of the charge dates it after the email: nothing
 * was charged yet, whatever the email resembles. A future date in the subject alone is sufficient only for a plan,
 * because bookings are paid in advance.
 */
export function isOnlyUpcoming(likely: EmailKind, email: EmailWithCandidates, fields: EmailFields): boolean {
  const { charge, referenceDate: reference, signals } = fields;
  const top = charge[0]?.found.amount;
  if (!top || top.minor === 0 || reference === null) return false;
  const isToCome = (text: string): boolean => {
    const dates = findDates(text.slice(0, LINE_CHARS_MAX), fields.dateContext);
    return dates.length > 0 && dates.every(({ readings }) => readings.every((day) => day > reference));
  };
  const isAnnounced =
    likely === 'subscription'
      ? signals.subject.upcoming > 0 || isToCome(email.subject)
      : signals.subject.upcoming > 0;
  if (!isAnnounced || (likely !== 'subscription' && likely !== 'purchase')) return false;
  return email.amounts.every(
    ({ amount }) => amount.minor !== top.minor || isToCome(email.lines[amount.line]?.text ?? ''),
  );
}
