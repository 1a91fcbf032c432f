import { findDates } from '../candidates/dates.ts';
import type { Findings } from '../findings.ts';
import type { MailKind } from '../kind/kind-features.ts';
import type { Scene } from '../scene.ts';

const LINE_CHARS_MAX = 400;

/**
 * True when the subject tells of something that is to come and every place of the amount to be charged dates it
 * after the email: nothing was charged yet, whatever else the email resembles. Only of a plan does a day to come in
 * the subject alone say that; a booking is paid before its day.
 */
export function isOnlyComing(likely: MailKind, scene: Scene, findings: Findings): boolean {
  const { charge, reference, signals } = findings;
  const top = charge[0]?.read.amount;
  if (!top || top.minor === 0 || reference === null) return false;
  const isToCome = (text: string): boolean => {
    const dates = findDates(text.slice(0, LINE_CHARS_MAX), findings.context);
    return dates.length > 0 && dates.every(({ readings }) => readings.every((day) => day > reference));
  };
  const isAnnounced =
    likely === 'subscription'
      ? signals.subject.upcoming > 0 || isToCome(scene.subject)
      : signals.subject.upcoming > 0;
  if (!isAnnounced || (likely !== 'subscription' && likely !== 'purchase')) return false;
  return scene.reads.every(
    ({ amount }) => amount.minor !== top.minor || isToCome(scene.lines[amount.line]?.text ?? ''),
  );
}
