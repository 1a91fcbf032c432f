import type { Month } from '../calendar/civil-date.ts';
import type { WorthPoint } from './net-worth.ts';

/** What moved in one month; minor units of one currency, signed (negative = less worth). */
export interface MonthMoves {
  readonly month: Month;
  /** Income less spend, as the totals of the month say. */
  readonly savingsMinor: number;
  /** The part of the savings that is in no balance: pending, or without an account whose balance is known. */
  readonly outsideMinor: number;
  /** What of the savings reached the balances only in a later month: its day is in this month, its posting is not. */
  readonly postedLaterMinor: number;
  /** What reached the balances in this month and is in the savings of an earlier one. */
  readonly postedFromEarlierMinor: number;
  /** Transfers whose other half is in no account here, and transfers that are under way at the end of the month. */
  readonly transfersMinor: number;
  /** What accounts held whose history begins in the month. */
  readonly addedMinor: number;
}

/** How the savings of a month became its change in net worth: the parts add up to `changeMinor`, to the cent. */
export interface WorthChange {
  readonly changeMinor: number;
  readonly savingsMinor: number;
  readonly outsideMinor: number;
  /** Dated in the month and posted after it. */
  readonly postedLaterMinor: number;
  /** Dated before the month and posted in it. */
  readonly postedFromEarlierMinor: number;
  readonly transfersMinor: number;
  readonly addedMinor: number;
  /** Changes of balances that no transaction explains: gains and losses in value. */
  readonly valueMinor: number;
}

/** The change from one month's end to the next, named part by part. */
export function worthChange(
  before: WorthPoint,
  after: WorthPoint,
  moves: MonthMoves | undefined,
): WorthChange {
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

/** What the savings count and the change does not; never `-0`. */
function negated(minor: number | undefined): number {
  return minor ? -minor : 0;
}
