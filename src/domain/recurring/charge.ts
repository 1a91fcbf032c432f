import type { CivilDate } from '../calendar/civil-date.ts';

/** A row as the detector sees it: its day, and its amount as a magnitude. */
export interface Charge {
  readonly id: string;
  readonly accountId: string;
  readonly on: CivilDate;
  /** Days from 1970-01-01. */
  readonly day: number;
  /** Months from year 0. */
  readonly month: number;
  /** Day of the month, 1–31. */
  readonly dom: number;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekday: number;
  /** Signed minor units as the bank gave them. */
  readonly signed: number;
  /** Magnitude in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
  readonly merchant: string | null;
}
