import type { CivilDate } from '../calendar/civil-date.ts';
import type { Stream } from './stream-types.ts';

interface Payment {
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
}

/** Of the payments of about one size so many must keep the rhythm. */
const SHARE_MIN = 0.6;

/**
 * Whether a stream to a person is chance: friends pay each other round amounts on any day, and some of those days are
 * a month apart. `payments`: everything paid to that person.
 */
export function isScattered(stream: Stream, payments: readonly Payment[]): boolean {
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
