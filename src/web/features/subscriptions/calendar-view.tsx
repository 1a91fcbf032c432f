import { Link } from 'wouter';
import {
  addDays,
  addToMonth,
  type CivilDate,
  dayOf,
  daysBetween,
  type Month,
  monthBounds,
  toMonth,
  weekdayOf,
} from '#domain/calendar/civil-date.ts';
import { browserToday, formatDay, formatDayInFull, formatMonth } from '../../lib/format/dates.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { type DueCharge, dueBetween, type Stream, type Subscriptions } from './stream.ts';

const DAYS = 60;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MARKS_A_DAY = 3;

/** The charges of the next sixty days, month by month; a list by day where the room is narrow. */
export function CalendarView({ data }: { readonly data: Subscriptions }) {
  const today = browserToday();
  const until = addDays(today, DAYS);
  const due = dueBetween(data.subscriptions, today, until);
  const months: Month[] = [];
  for (let month = toMonth(today); month <= toMonth(until); month = addToMonth(month, 1)) months.push(month);
  if (due.length === 0)
    return <p className="card px-5 py-8 text-muted">No charge is expected in the next {DAYS} days.</p>;
  return (
    <div className="grid gap-5">
      {months.map((month) => {
        const own = due.filter((charge) => toMonth(charge.on) === month);
        const inCurrency = own.filter((charge) => charge.stream.currency === data.currency);
        const sum = inCurrency.reduce((total, charge) => total + Math.abs(charge.stream.lastAmountMinor), 0);
        return (
          <Card
            key={month}
            title={formatMonth(month, 'full')}
            actions={
              <span className="text-13 text-muted">
                <Amount minor={sum} currency={data.currency} signs="minus" className="font-medium text-ink" />{' '}
                expected
              </span>
            }
          >
            <MonthGrid month={month} due={own} today={today} until={until} />
            <DayList due={own} today={today} />
          </Card>
        );
      })}
    </div>
  );
}

interface MonthGridProps {
  readonly month: Month;
  readonly due: readonly DueCharge[];
  readonly today: CivilDate;
  readonly until: CivilDate;
}

function MonthGrid({ month, due, today, until }: MonthGridProps) {
  const { from, to } = monthBounds(month);
  const lead = mondayIndex(from);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  return (
    <div className="hidden border-t md:block">
      <div className="grid grid-cols-7 border-b text-12 text-muted">
        {WEEKDAYS.map((name) => (
          <span key={name} className="px-3 py-1.5">
            {name}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-px overflow-hidden rounded-b-card bg-line">
        {days.map((day, index) => (
          <li
            key={day}
            className={`min-h-24 p-2 ${day < today || day > until ? 'bg-sunken text-muted' : 'bg-surface'}`}
            style={index === 0 ? { gridColumnStart: lead + 1 } : undefined}
          >
            <DayCell day={day} due={due.filter((charge) => charge.on === day)} isToday={day === today} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function DayCell(props: {
  readonly day: CivilDate;
  readonly due: readonly DueCharge[];
  readonly isToday: boolean;
}) {
  const { day, due, isToday } = props;
  const more = due.length - MARKS_A_DAY;
  return (
    <>
      <time
        dateTime={day}
        title={formatDayInFull(day)}
        className={`figures inline-grid h-5 min-w-5 place-items-center text-12 ${isToday ? 'rounded-full bg-evergreen px-1 font-semibold text-on-evergreen' : ''}`}
      >
        {dayOf(day)}
      </time>
      <ul className="grid gap-1 pt-1">
        {due.slice(0, MARKS_A_DAY).map(({ stream }) => (
          <li key={stream.id}>
            <Link
              href={rowsOf(stream)}
              className="flex items-center gap-1.5 rounded-[4px] text-12 hover:bg-hover"
            >
              <MerchantMark name={stream.name} size={18} />
              <span className="min-w-0 flex-1 truncate">{stream.name}</span>
              <Amount minor={Math.abs(stream.lastAmountMinor)} currency={stream.currency} signs="minus" />
            </Link>
          </li>
        ))}
        {more > 0 && <li className="text-12 text-muted">and {more} more</li>}
      </ul>
    </>
  );
}

function DayList({ due, today }: { readonly due: readonly DueCharge[]; readonly today: CivilDate }) {
  return (
    <ul className="divide-y border-t md:hidden">
      {due.map(({ on, stream }) => (
        <li key={`${on} ${stream.id}`}>
          <Link href={rowsOf(stream)} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-hover">
            <MerchantMark name={stream.name} size={28} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-14 font-medium">{stream.name}</span>
              <time dateTime={on} className="text-13 text-muted">
                {formatDay(on, today)}
              </time>
            </span>
            <Amount minor={Math.abs(stream.lastAmountMinor)} currency={stream.currency} signs="minus" />
          </Link>
        </li>
      ))}
      {due.length === 0 && <li className="px-4 py-4 text-14 text-muted">Nothing is expected.</li>}
    </ul>
  );
}

function rowsOf(stream: Stream): string {
  return `/transactions?merchant=${encodeURIComponent(stream.name)}`;
}

/** 0 for a Monday. */
function mondayIndex(date: CivilDate): number {
  return (weekdayOf(date) + 6) % 7;
}
