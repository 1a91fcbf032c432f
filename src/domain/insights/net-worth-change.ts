import type { Month } from '../calendar/civil-date.ts';
import type { NetWorthPoint } from './net-worth.ts';

/** Money movements of one month. Minor units of one currency, signed (negative = lower net worth). */
export interface MonthMovements {
  readonly month: Month;
  /** Income minus spend, as in the month's totals. */
  readonly savingsMinor: number;
  /** Savings not in any balance: pending, or in an account without a known balance. */
  readonly outsideMinor: number;
  /** Savings dated in this month that reach the balances in a later month. */
  readonly postedLaterMinor: number;
  /** Amounts that reach the balances in this month but are dated in an earlier one. */
  readonly postedFromEarlierMinor: number;
  /** Transfers whose other half is in no account here, or that are in transit at the end of the month. */
  readonly transfersMinor: number;
  /** Opening balances of accounts whose history starts in the month. */
  readonly addedMinor: number;
}

/** How a month's savings became its change in net worth. The parts add up to `changeMinor` exactly. */
export interface NetWorthChange {
  readonly changeMinor: number;
  readonly savingsMinor: number;
  readonly outsideMinor: number;
  /** Dated in the month and posted after it. */
  readonly postedLaterMinor: number;
  /** Dated before the month and posted in it. */
  readonly postedFromEarlierMinor: number;
  readonly transfersMinor: number;
  readonly addedMinor: number;
  /** Balance changes without a transaction: gains and losses in value. */
  readonly valueMinor: number;
}

/** Computes the change in net worth from one month's end to the next, by part. */
export function computeNetWorthChange(
  before: NetWorthPoint,
  after: NetWorthPoint,
  moves: MonthMovements | undefined,
): NetWorthChange {
  const changeMinor = after.netMinor - before.netMinor;
  const named = {
    savingsMinor: moves?.savingsMinor ?? 0,
    outsideMinor: negated(moves?.outsideMinor),
    postedLaterMinor: negated(moves?.postedLaterMinor),
    postedFromEarlierMinor: moves?.postedFromEarlierMinor ?? 0,
    transfersMinor: moves?.transfersMinor ?? 0,
    addedMinor: moves?.addedMinor ?? 0,
  };
  const explainedMinor = Object.values(named).reduce((sum, minor) => sum + minor, 0);
  return { changeMinor, ...named, valueMinor: changeMinor - explainedMinor };
}

/** Negates an amount that savings include and the change does not; never returns `-0`. */
function negated(minor: number | undefined): number {
  return minor ? -minor : 0;
}
