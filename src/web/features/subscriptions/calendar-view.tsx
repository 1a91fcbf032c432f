import { clsx } from 'clsx';
import { Link } from 'wouter';
import {
  addDays,
  type CivilDate,
  dayOf,
  daysBetween,
  type Month,
  toMonth,
} from '#domain/calendar/civil-date.ts';
import {
  dayOfWeek,
  formatDay,
  formatFullDay,
  formatMonth,
  formatShortDay,
  userToday,
  weekdayNames,
} from '../../lib/format/dates.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { CalendarFeedCard } from './calendar-feed-card.tsx';
import { type DueCharge, listDueCharges, type Subscriptions } from './stream.ts';

const DAYS = 60;
const WEEKDAYS = weekdayNames('short');
const MARKS_A_DAY = 3;

/** Charges of the next sixty days, and the address under which other calendars read them. */
export function CalendarView({ data }: { readonly data: Subscriptions }) {
  return (
    <>
      <DueCharges data={data} />
      <CalendarFeedCard isOffered />
    </>
  );
}

/** A weekly grid, or a list by month on narrow screens. */
function DueCharges({ data }: { readonly data: Subscriptions }) {
  const today = userToday();
  const until = addDays(today, DAYS);
  const due = listDueCharges(data, today, until);
  if (due.length === 0) return <p className="card px-5 py-8 text-muted">{texts.calendar.none(DAYS)}</p>;
  const inCurrency = due.filter((charge) => charge.isCounted && charge.currency === data.currency);
  const sum = inCurrency.reduce((total, charge) => total + (charge.amountMinor ?? 0), 0);
  return (
    <Card
      title={texts.calendar.title(DAYS)}
      actions={
        <span className="text-13 text-muted">
          {texts.calendar.sum(
            <Amount minor={sum} currency={data.currency} signs="minus" className="font-medium text-ink" />,
          )}
        </span>
      }
    >
      <WeekGrid due={due} today={today} until={until} />
      <div className="md:hidden">
        {monthsOf(due).map((month) => (
          <section key={month}>
            <h3 className="border-t bg-sunken px-4 py-1.5 text-12 font-medium text-muted">
              {formatMonth(month, 'full')}
            </h3>
            <DayList due={due.filter((charge) => toMonth(charge.on) === month)} today={today} />
          </section>
        ))}
      </div>
    </Card>
  );
}

interface WeekGridProps {
  readonly due: readonly DueCharge[];
  readonly today: CivilDate;
  readonly until: CivilDate;
}

/** Complete weeks, starting with the current one. */
function WeekGrid({ due, today, until }: WeekGridProps) {
  const from = addDays(today, -dayOfWeek(today));
  const to = addDays(until, 6 - dayOfWeek(until));
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
        {days.map((day) => (
          <li
            key={day}
            className={`min-h-24 min-w-0 p-2 ${day < today || day > until ? 'bg-sunken text-muted' : 'bg-surface'}`}
          >
            <DayCell day={day} due={due.filter((charge) => charge.on === day)} isToday={day === today} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function monthsOf(due: readonly DueCharge[]): Month[] {
  return [...new Set(due.map((charge) => toMonth(charge.on)))];
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
        title={formatFullDay(day)}
        className={clsx(
          'figures inline-grid h-5 place-items-center text-12',
          isToday && 'rounded-full bg-evergreen px-2 font-semibold text-on-evergreen',
        )}
      >
        {dayOf(day) === 1 || isToday ? formatShortDay(day, userToday()) : dayOf(day)}
      </time>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-1">
        {due.slice(0, MARKS_A_DAY).map((charge) => (
          <li key={charge.id}>
            <Link
              href={charge.href}
              title={titleOf(charge)}
              className="flex min-h-6 items-center gap-1.5 rounded-[4px] text-12 hover:bg-hover"
            >
              <MerchantMark name={charge.name} size={10} />
              <span className="min-w-0 flex-1 truncate">{charge.name}</span>
              <DueAmount charge={charge} className="max-lg:hidden" />
            </Link>
          </li>
        ))}
        {more > 0 && <li className="text-12 text-muted">{texts.calendar.more(more)}</li>}
      </ul>
    </>
  );
}

function DayList({ due, today }: { readonly due: readonly DueCharge[]; readonly today: CivilDate }) {
  return (
    <ul className="divide-y border-t">
      {due.map((charge) => (
        <li key={`${charge.on} ${charge.id}`}>
          <Link href={charge.href} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-hover">
            <MerchantMark name={charge.name} size={28} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-14 font-medium">{charge.name}</span>
              <time dateTime={charge.on} className="text-13 text-muted">
                {formatDay(charge.on, today)}
              </time>
            </span>
            <DueAmount charge={charge} className="text-14" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function DueAmount({ charge, className }: { readonly charge: DueCharge; readonly className: string }) {
  const { amountMinor, currency } = charge;
  if (amountMinor === null) return null;
  return <Amount minor={amountMinor} currency={currency} signs="minus" className={className} />;
}

function titleOf({ name, amountMinor, currency }: DueCharge): string {
  return amountMinor === null ? name : `${name}, ${formatMinor(amountMinor, currency)}`;
}
