import {
  addDays,
  addMonths,
  type CivilDate,
  dayOf,
  daysBetween,
  isMonthEnd,
} from '../calendar/civil-date.ts';
import { CADENCES } from './cadence.ts';
import type { StreamStatus } from './stream-types.ts';

/** The step from one due date to the same one of the next cycle. */
interface Step {
  readonly days: number;
  readonly months: number;
}

function stepOf(frequency: string): Step | null {
  if (frequency === 'semimonthly') return { days: 0, months: 1 };
  const cadence = CADENCES.find((each) => each.frequency === frequency);
  if (!cadence) return null;
  const { months, period } = cadence;
  return { days: months === 0 ? period : 0, months };
}

/** Days from one of two due dates a month to the other; weekends move both. */
const HALF_MONTH_DAYS = { min: 10, mean: 15, max: 21 } as const;

interface DueStream {
  readonly status: StreamStatus;
  readonly frequency: string;
  readonly lastOn: CivilDate;
  readonly nextOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
}

/** Returns a stream's due dates until `to`; a trial and an unknown frequency have at most one. */
export function listDueDates(stream: DueStream, to: CivilDate): CivilDate[] {
  const { status, frequency, trialEndsOn, nextOn, lastOn } = stream;
  if (status === 'trial' && trialEndsOn !== null) return trialEndsOn <= to ? [trialEndsOn] : [];
  if (nextOn === null || nextOn > to) return [];
  const step = stepOf(frequency);
  if (!step) return [nextOn];
  const { days, months } = step;
  const starts = frequency === 'semimonthly' ? startsOfMonth(nextOn, lastOn) : [startOf(nextOn, lastOn)];
  const dates: CivilDate[] = [];
  for (let turn = 0; ; turn += 1) {
    const turnDates = starts.map(({ on, dayOfMonth }) =>
      months === 0 ? addDays(on, days * turn) : addMonths(on, months * turn, dayOfMonth),
    );
    dates.push(...turnDates.filter((on) => on <= to));
    if (turnDates.some((on) => on > to)) return dates;
  }
}

/** The first of several due dates, and the day of the month on which later ones are due if the month has it. */
interface Start {
  readonly on: CivilDate;
  readonly dayOfMonth: number;
}

function startOf(nextOn: CivilDate, lastOn: CivilDate): Start {
  // After a short month a later day is due again: Jan 31, Feb 28, Mar 31.
  return {
    on: nextOn,
    dayOfMonth: isMonthEnd(nextOn) ? Math.max(dayOf(nextOn), dayOf(lastOn)) : dayOf(nextOn),
  };
}

/**
 * The next two due dates of a stream with two days a month. The second is on the last charge's day, or half a month
 * after the first if the last charge was on the same day as the first.
 */
function startsOfMonth(nextOn: CivilDate, lastOn: CivilDate): readonly Start[] {
  const first = { on: nextOn, dayOfMonth: halfMonthDay(nextOn) };
  const dayOfMonth = halfMonthDay(lastOn);
  let months = 1;
  while (addMonths(lastOn, months, dayOfMonth) <= nextOn) months += 1;
  const on = addMonths(lastOn, months, dayOfMonth);
  const gap = daysBetween(nextOn, on);
  if (gap >= HALF_MONTH_DAYS.min && gap <= HALF_MONTH_DAYS.max) return [first, { on, dayOfMonth }];
  const half = addDays(nextOn, HALF_MONTH_DAYS.mean);
  return [first, { on: half, dayOfMonth: dayOf(half) }];
}

/** Of two days a month, one at the end of a month is the last day of every month. */
function halfMonthDay(on: CivilDate): number {
  return isMonthEnd(on) ? 31 : dayOf(on);
}

/** Returns the expected amount without its sign; null for a trial, whose charges don't reveal the price. */
export function expectedAmountMinor(stream: {
  readonly status: StreamStatus;
  readonly lastAmountMinor: number;
}): number | null {
  return stream.status === 'trial' ? null : Math.abs(stream.lastAmountMinor);
}
