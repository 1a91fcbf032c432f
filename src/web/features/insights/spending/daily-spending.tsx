import { clsx } from 'clsx';
import { useState } from 'react';
import { formatDay, formatFullDay, userToday } from '../../../lib/format/dates.ts';
import { formatCount, formatDecimal } from '../../../lib/format/money.ts';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { CalendarChart, type CalendarDay } from '../../../ui/charts/calendar-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

/** Up to this many days, the list fits next to the chart. */
const SIDE_BY_SIDE_MAX = 62;

/** Up to this many days need at most six columns. */
const MONTH = 31;

const HIGHEST_MAX = 6;

/** A heat map of the period with the highest days next to it. */
export function DailySpending({
  data,
  days,
}: {
  readonly data: Insights;
  readonly days: readonly CalendarDay[];
}) {
  const [active, setActive] = useState<CalendarDay | null>(null);
  const money = (value: number): string => formatDecimal(value, data.currency);
  const hrefOf = ({ on }: CalendarDay): string =>
    transactionsHref({ ...data, period: { from: on, to: on } }, { type: 'expense' });
  return (
    <ChartCard
      title={texts.days.title}
      summary={summaryOf(days, money)}
      legend={
        <p aria-live="off" className="min-h-5 text-13 text-muted">
          {active ? (
            <>
              {formatFullDay(active.on)}{' '}
              <span className="figures font-medium text-ink">{money(active.value)}</span>
            </>
          ) : (
            summaryOf(days, money)
          )}
        </p>
      }
      chart={
        <div
          className={clsx(
            'grid gap-x-12 gap-y-4 px-4 sm:px-5',
            days.length <= MONTH && 'sm:grid-cols-[18rem_minmax(0,1fr)]',
            days.length > MONTH && days.length <= SIDE_BY_SIDE_MAX && 'lg:grid-cols-[28rem_minmax(0,1fr)]',
          )}
        >
          <CalendarChart
            days={days}
            label={texts.days.name}
            describe={(day) => `${formatFullDay(day.on)}: ${money(day.value)}`}
            hrefOf={hrefOf}
            onActive={setActive}
          />
          {days.length <= SIDE_BY_SIDE_MAX && <HighestDays days={days} hrefOf={hrefOf} money={money} />}
        </div>
      }
      table={
        <div className="max-h-100 overflow-auto">
          <DataTable
            caption={texts.days.name}
            rows={days.filter((day) => day.value !== 0).reverse()}
            keyOf={(day) => day.on}
            columns={[
              {
                id: 'day',
                head: texts.days.day,
                cell: (day) => <TextLink href={hrefOf(day)}>{formatDay(day.on, userToday())}</TextLink>,
              },
              {
                id: 'spend',
                head: texts.days.spend,
                align: 'end',
                cell: (day) => <span className="figures">{money(day.value)}</span>,
              },
            ]}
          />
        </div>
      }
    />
  );
}

interface HighestDaysProps {
  readonly days: readonly CalendarDay[];
  readonly hrefOf: (day: CalendarDay) => string;
  readonly money: (value: number) => string;
}

/** The days with the highest spending. */
function HighestDays({ days, hrefOf, money }: HighestDaysProps) {
  const dearest = [...days].sort((a, b) => b.value - a.value).filter(({ value }) => value > 0);
  return (
    <section>
      <h3 className="label pb-1">{texts.days.dearest}</h3>
      <ol>
        {dearest.slice(0, HIGHEST_MAX).map((day) => (
          <li key={day.on} className="border-t first:border-t-0">
            <TextLink
              href={hrefOf(day)}
              className="flex min-h-10 items-center justify-between gap-4 text-14 hover:underline
                hover:underline-offset-3"
            >
              {formatDay(day.on, userToday())}
              <span className="figures font-medium">{money(day.value)}</span>
            </TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

function summaryOf(days: readonly CalendarDay[], money: (value: number) => string): string {
  const [largest] = [...days].sort((a, b) => b.value - a.value);
  const quiet = days.filter((day) => day.value <= 0).length;
  if (!largest) return '';
  const [on, most] = [formatDay(largest.on, userToday()), money(largest.value)];
  if (quiet === 0) return texts.days.most(on, most);
  return texts.days.mostAndQuiet(on, most, formatCount(quiet), formatCount(days.length));
}
