import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { proportionOf } from '../money/money.ts';
import type { Frequency, StreamClass } from './stream-types.ts';

const PER_YEAR: Readonly<Record<Exclude<Frequency, 'unknown'>, number>> = {
  weekly: 52,
  biweekly: 26,
  four_weekly: 13,
  semimonthly: 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  semiannually: 2,
  annually: 1,
};

/** A stream, as input to the estimate. Signed minor units of one currency. */
export interface PricedStream {
  readonly class: StreamClass;
  readonly frequency: Frequency;
  readonly lastAmountMinor: number;
  readonly lastOn: CivilDate;
  readonly charges: readonly { readonly on: CivilDate; readonly amountMinor: number }[];
}

/**
 * Estimates a stream's yearly amount (signed minor units): a subscription at its last price, a bill at the mean of its
 * last year. A stream without frequency is not projected; the result is the total of its last year.
 */
export function estimateYearlyAmount(stream: PricedStream): number {
  const { frequency, lastAmountMinor, lastOn } = stream;
  const lastYear = stream.charges.filter(({ on }) => on > addDays(lastOn, -365));
  const sum = lastYear.reduce((total, charge) => total + charge.amountMinor, 0);
  if (frequency === 'unknown') return sum;
  if (stream.class === 'subscription' || lastYear.length === 0) return lastAmountMinor * PER_YEAR[frequency];
  return proportionOf(sum, PER_YEAR[frequency], lastYear.length);
}
