import { useState } from 'react';
import { addDays } from '#domain/calendar/civil-date.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { formatDayRange, formatShortDay, userToday } from '../../../lib/format/dates.ts';
import { formatCompact, formatMinor, formatShare } from '../../../lib/format/money.ts';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartCard, LegendSwatch } from '../../../ui/charts/chart-card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

/** The month's cumulative spending against the previous month's; the current month's line ends today. */
export function PaceCard({ data }: { readonly data: Insights }) {
  const { pace, currency } = data;
  const [chosen, setChosen] = useState<number | null>(null);
  const today = userToday();
  const days = Array.from({ length: Math.max(pace.now.length, pace.before.length) }, (_, index) => index);
  const [last] = pace.now.slice(-1);
  const sameDay = pace.before[daysBetweenEnds(data)];
  if (last === undefined || sameDay === undefined || (last === 0 && sameDay === 0)) return null;
  const money = (minor: number | undefined): string =>
    minor === undefined ? '–' : formatMinor(minor, currency);
  const describeDay = (index: number): string =>
    texts.pace.day(index + 1, money(pace.now[index]), money(pace.before[index]));
  const names = {
    now: formatDayRange(pace.from, pace.to, today),
    before: formatDayRange(pace.previousFrom, pace.previousTo, today),
  };
  const summary = texts.pace.summary(names.now, comparisonOf(last, sameDay, names.before));
  return (
    <ChartCard
      title={texts.pace.title}
      summary={summary}
      legend={
        <div className="grid gap-1.5 text-13">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <PaceFigure
              name={names.now}
              minor={last}
              swatch={<LegendSwatch shape="line" className="text-ink" />}
              href={transactionsHref({ ...data, period: pace }, { type: 'expense' })}
              currency={currency}
            />
            <PaceFigure
              name={names.before}
              minor={sameDay}
              swatch={<LegendSwatch shape="dash" className="text-muted" />}
              href={transactionsHref(
                { ...data, period: { from: pace.previousFrom, to: pace.previousTo } },
                { type: 'expense' },
              )}
              currency={currency}
            />
          </ul>
          <p aria-live="off" className="min-h-5 text-muted">
            {chosen === null ? comparisonOf(last, sameDay, names.before) : describeDay(chosen)}
          </p>
        </div>
      }
      chart={
        <AreaChart
          label={texts.pace.name}
          points={days.map((index) => ({
            key: String(index),
            label: String(index + 1),
            value: decimalOf(pace.now[index], currency),
            lines: [decimalOf(pace.before[index], currency)],
          }))}
          lineClasses={[{ className: 'text-muted', isDashed: true }]}
          formatTick={(value) => formatCompact(value, currency)}
          describe={(point) => describeDay(Number(point.key))}
          activeIndex={chosen ?? pace.now.length - 1}
          onActive={setChosen}
        />
      }
      table={
        <div className="max-h-100 overflow-auto">
          <DataTable
            caption={texts.pace.name}
            rows={days.map((index) => ({ at: index }))}
            keyOf={({ at }) => String(at)}
            columns={[
              {
                id: 'day',
                head: texts.pace.dayHead,
                cell: ({ at }) => formatShortDay(addDays(pace.from, at), today),
              },
              {
                id: 'now',
                head: names.now,
                align: 'end',
                cell: ({ at }) => <span className="figures">{money(pace.now[at])}</span>,
              },
              {
                id: 'before',
                head: texts.pace.monthBefore,
                align: 'end',
                cell: ({ at }) => <span className="figures">{money(pace.before[at])}</span>,
              },
            ]}
          />
        </div>
      }
    />
  );
}

interface PaceFigureProps {
  readonly name: string;
  readonly minor: number;
  readonly swatch: React.ReactNode;
  readonly href: string;
  readonly currency: string;
}

function PaceFigure({ name, minor, swatch, href, currency }: PaceFigureProps) {
  return (
    <li className="flex items-center gap-2">
      {swatch}
      <TextLink
        href={href}
        className="flex min-h-6 items-center gap-2 hover:underline hover:underline-offset-3"
      >
        <span className="text-muted">{name}</span>
        <span className="figures font-medium">{formatMinor(minor, currency)}</span>
      </TextLink>
    </li>
  );
}

/** Index of the last compared day in the previous month, which may be shorter. */
function daysBetweenEnds({ pace }: Insights): number {
  return Number(pace.previousTo.slice(8)) - 1;
}

function decimalOf(minor: number | undefined, currency: string): number | null {
  return minor === undefined ? null : minorToNumber(minor, currency);
}

function comparisonOf(now: number, before: number, days: string): string {
  if (before <= 0) return texts.pace.nothingBefore(days);
  const share = (now - before) / before;
  if (Math.abs(share) < 0.005) return texts.pace.same(days);
  return share > 0 ? texts.pace.more(formatShare(share), days) : texts.pace.less(formatShare(-share), days);
}
