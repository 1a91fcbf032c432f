import { addDays, addMonths, type CivilDate, dayOf, monthBounds, toMonth } from '../calendar/civil-date.ts';
import { CADENCES } from './cadence.ts';
import type { StreamStatus } from './stream-types.ts';

/** The step from one due date to the next; `offsets`: days after it of several due dates within one step. */
interface Step {
  readonly days: number;
  readonly months: number;
  readonly offsets: readonly number[];
}

function stepOf(frequency: string): Step | null {
  if (frequency === 'semimonthly') return { days: 0, months: 1, offsets: [0, 15] };
  const cadence = CADENCES.find((each) => each.frequency === frequency);
  if (!cadence) return null;
  const { months, period } = cadence;
  return { days: months === 0 ? period : 0, months, offsets: [0] };
}

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
  const { days, months, offsets } = step;
  // After a short month a later day is due again: Jan 31, Feb 28, Mar 31.
  const isMonthEnd = nextOn === monthBounds(toMonth(nextOn)).to;
  const dayOfMonth = isMonthEnd ? Math.max(dayOf(nextOn), dayOf(lastOn)) : dayOf(nextOn);
  const dates: CivilDate[] = [];
  for (let turn = 0; ; turn += 1) {
    const turnDates = offsets.map((offset) => {
      const on = addDays(nextOn, days * turn + offset);
      return months === 0 ? on : addMonths(on, months * turn, offset === 0 ? dayOfMonth : dayOf(on));
    });
    dates.push(...turnDates.filter((on) => on <= to));
    if (turnDates.some((on) => on > to)) return dates;
  }
}

/** Returns the expected amount without its sign; null for a trial, whose charges don't reveal the price. */
export function expectedAmountMinor(stream: {
  readonly status: StreamStatus;
  readonly lastAmountMinor: number;
}): number | null {
  return stream.status === 'trial' ? null : Math.abs(stream.lastAmountMinor);
}
