import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Role } from '../candidates/amounts/roles.ts';
import { type DateToken, findDates } from '../candidates/dates.ts';
import { isFutureLabel } from '../fields/kind/charge-facts.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';

const LINE_CHARS_MAX = 400;
/** Roles of amounts that nobody charges, such as the price of a renewal (`Renewal price`, `Previous price`). */
const UNCHARGED: ReadonlySet<Role> = new Set<Role>(['unrelated', 'previous', 'saved']);

/**
 * True when the subject announces something upcoming and every mention of the charge dates it after the email or calls
 * it one to come, or no amount is a charge: nothing was charged yet, whatever the email resembles. A future date in the
 * subject alone is sufficient only for a plan, because bookings are paid in advance.
 */
export function isOnlyUpcoming(likely: EmailKind, email: EmailWithCandidates, fields: EmailFields): boolean {
  const { charge, referenceDate: reference, signals } = fields;
  const top = charge[0]?.found.amount;
  if (!top || top.minor === 0 || reference === null) return false;
  const isToCome = (text: string): boolean => {
    const dates = findDates(text.slice(0, LINE_CHARS_MAX), fields.dateContext);
    return dates.length > 0 && dates.every((date) => isAfter(date, reference));
  };
  const isAnnounced =
    likely === 'subscription'
      ? signals.subject.upcoming > 0 || isToCome(email.subject)
      : signals.subject.upcoming > 0;
  if (!isAnnounced || (likely !== 'subscription' && likely !== 'purchase')) return false;
  const charged = email.amounts.filter(({ reading }) => !UNCHARGED.has(reading.role));
  if (charged.length === 0 && signals.facts.wasCharged) return false;
  return charged.every(
    ({ amount, reading: { label } }) =>
      amount.minor !== top.minor || isFutureLabel(label) || isToCome(email.lines[amount.line]?.text ?? ''),
  );
}

/** True for a date after the reference in every reading; without a year, in the nearest one. */
function isAfter({ readings, hasYear }: DateToken, reference: CivilDate): boolean {
  return (hasYear ? readings : readings.slice(0, 1)).every((day) => day > reference);
}
