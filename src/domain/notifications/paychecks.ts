import { addDays, addMonths, type CivilDate, daysBetween } from '../calendar/civil-date.ts';
import type { Frequency } from '../recurring/stream-types.ts';
import { createNotice, type Notice } from './notice.ts';
import type { NoticeFacts, NoticeStream } from './notice-facts.ts';

const ARRIVED_DAYS = 3;
/** Weekends and holidays move an expected date by up to this many days. */
export const GRACE_DAYS = 4;
/** A paycheck missing for longer is not reported: the job may have ended. */
const MISSING_DAYS = 14;
const PAYDAYS_MIN = 3;

const DAYS: Readonly<Partial<Record<Frequency, number>>> = {
  weekly: 7,
  biweekly: 14,
  four_weekly: 28,
  semimonthly: 16,
};
const MONTHS: Readonly<Partial<Record<Frequency, number>>> = { monthly: 1, bimonthly: 2, quarterly: 3 };

/** Returns the next expected date after `on`; null for rare or unknown frequencies. */
export function nextOccurrence(on: CivilDate, frequency: Frequency): CivilDate | null {
  const days = DAYS[frequency];
  if (days !== undefined) return addDays(on, days);
  const months = MONTHS[frequency];
  return months === undefined ? null : addMonths(on, months);
}

/** Reports paychecks that arrived in the last days, and those that are missing. */
export function paycheckNotices(known: NoticeFacts): Notice[] {
  return known.streams.flatMap((stream) => {
    if (stream.direction !== 'inflow' || stream.class !== 'income') return [];
    if (stream.transactionIds.length < PAYDAYS_MIN) return [];
    const age = daysBetween(stream.lastOn, known.today);
    if (age >= 0 && age <= ARRIVED_DAYS) return [arrived(stream)];
    const expected = nextOccurrence(stream.lastOn, stream.frequency);
    if (expected === null) return [];
    const late = daysBetween(expected, known.today);
    return late > GRACE_DAYS && late <= MISSING_DAYS ? [missing(stream, expected)] : [];
  });
}

function arrived(stream: NoticeStream): Notice {
  const newest = stream.transactionIds.at(-1) ?? '';
  return createNotice('paycheck_arrived', newest, stream.lastOn, {
    merchant: stream.merchant,
    amountMinor: stream.lastAmountMinor,
    currency: stream.currency,
    transactionIds: [newest],
  });
}

function missing(stream: NoticeStream, expected: CivilDate): Notice {
  return createNotice('paycheck_missing', `${stream.accountId}|${stream.merchant}|${expected}`, expected, {
    merchant: stream.merchant,
    amountMinor: stream.lastAmountMinor,
    currency: stream.currency,
    transactionIds: stream.transactionIds.slice(-1),
  });
}
