import type { CivilDate } from '../calendar/civil-date.ts';
import type { Stream } from './stream-types.ts';

interface Payment {
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
}

/** Minimum share of the payments of about the same size that must keep the rhythm. */
const SHARE_MIN = 0.6;

/**
 * True if a stream to a person is a coincidence: friends pay each other round amounts on any day, and some of those
 * days are a month apart. `payments`: all payments to that person.
 */
export function areIrregularPayments(stream: Stream, payments: readonly Payment[]): boolean {
  const size = Math.abs(stream.averageAmountMinor);
  const alike = payments.filter(
    ({ postedOn, amountMinor }) =>
      postedOn >= stream.firstOn &&
      postedOn <= stream.lastOn &&
      0 - amountMinor >= size / 2 &&
      0 - amountMinor <= size * 2,
  );
  return stream.transactionIds.length < alike.length * SHARE_MIN;
}
