import { type CivilDate, dayOf, monthOf, toDayNumber, yearOf } from '../calendar/civil-date.ts';
import type { TransferTransaction } from '../ledger/transfers/transfer-types.ts';
import { monthLength, monthStart } from './cadence.ts';

/** A transaction, as input to the detector. The amount is a magnitude. */
export interface Charge {
  readonly id: string;
  readonly accountId: string;
  readonly on: CivilDate;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Months since year 0. */
  readonly month: number;
  /** Day of the month, 1–31. */
  readonly dom: number;
  /** Day number of the first of its month, and lengths of this month and its neighbors. */
  readonly monthStart: number;
  readonly monthLength: number;
  readonly lengthBefore: number;
  readonly lengthAfter: number;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekday: number;
  /** Signed minor units as the bank states them. */
  readonly signed: number;
  /** Magnitude in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
  readonly merchant: string | null;
}

/** Calendar fields of a date, computed once for all transactions of a day. */
type CalendarDay = Pick<
  Charge,
  'on' | 'day' | 'month' | 'dom' | 'monthStart' | 'monthLength' | 'lengthBefore' | 'lengthAfter' | 'weekday'
>;

/** Converts a transaction to a charge. `days` caches the dates seen so far. */
export function toCharge(transaction: TransferTransaction, days: Map<CivilDate, CalendarDay>): Charge {
  let day = days.get(transaction.postedOn);
  if (!day) {
    day = calendarDay(transaction.postedOn);
    days.set(transaction.postedOn, day);
  }
  return {
    on: day.on,
    day: day.day,
    month: day.month,
    dom: day.dom,
    monthStart: day.monthStart,
    monthLength: day.monthLength,
    lengthBefore: day.lengthBefore,
    lengthAfter: day.lengthAfter,
    weekday: day.weekday,
    id: transaction.id,
    accountId: transaction.accountId,
    signed: transaction.amountMinor,
    amount: Math.abs(transaction.amountMinor),
    currency: transaction.currency,
    text: transaction.description,
    merchant: transaction.merchant || null,
  };
}

function calendarDay(on: CivilDate): CalendarDay {
  const day = toDayNumber(on);
  const month = yearOf(on) * 12 + monthOf(on) - 1;
  return {
    on,
    day,
    month,
    dom: dayOf(on),
    monthStart: monthStart(month),
    monthLength: monthLength(month),
    lengthBefore: monthLength(month - 1),
    lengthAfter: monthLength(month + 1),
    weekday: (((day + 4) % 7) + 7) % 7,
  };
}
