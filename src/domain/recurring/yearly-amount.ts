import type { Frequency } from './stream-types.ts';

const PER_YEAR: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  biweekly: 26,
  four_weekly: 13,
  semimonthly: 24,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  semiannually: 2,
  annually: 1,
  unknown: 12,
};

/** What an amount comes to in a year at a frequency; an unknown one counts as monthly. */
export function yearlyAmount(amountMinor: number, frequency: Frequency): number {
  return amountMinor * PER_YEAR[frequency];
}
