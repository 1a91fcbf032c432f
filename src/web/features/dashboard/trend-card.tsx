import { useState } from 'react';
import { isMonthOpen } from '#domain/calendar/civil-date.ts';
import { formatMonth, userToday } from '../../lib/format/dates.ts';
import { formatCompact, formatDecimal } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { AreaChart, type AreaPoint } from '../../ui/charts/area-chart.tsx';
import { ChartCard, LegendSwatch } from '../../ui/charts/chart-card.tsx';
import type { Dashboard } from './dashboard-screen.tsx';
import { type TrendMonth, TrendTable } from './trend-table.tsx';

const LINES = [{ className: 'text-muted' }, { className: 'text-evergreen', isDashed: true }] as const;

/** Spending less income by month as an area around zero, with thin lines for spend and income. */
export function TrendCard({ data, className }: { readonly data: Dashboard; readonly className?: string }) {
  const { trend, currency } = data;
  const [chosen, setChosen] = useState<number | null>(null);
  const activeIndex = Math.min(chosen ?? trend.length - 1, trend.length - 1);
  const active = trend[activeIndex];
  const hasTransactions = trend.some((month) => month.spend !== 0 || month.income !== 0);
  if (!active || !hasTransactions)
    return (
      <Card title={texts.trend.title} className={className}>
        <p className="card-body text-muted">
          {data.environments.length === 0 ? texts.trend.begins : texts.trend.noTransactions}
        </p>
      </Card>
    );
  return (
    <ChartCard
      title={texts.trend.title}
      className={className}
      summary={summaryOf(trend, currency)}
      legend={<Legend month={active} currency={currency} />}
      chart={
        <AreaChart
          label={texts.trend.label}
          points={trend.map(pointOf)}
          lineClasses={LINES}
          isLastOpen={isOpen(trend.at(-1))}
          formatTick={(value) => formatCompact(value, currency)}
          describe={(point) =>
            describe(
              trend.find(({ month }) => month === point.key),
              currency,
            )
          }
          activeIndex={activeIndex}
          onActive={setChosen}
        />
      }
      table={<TrendTable data={data} />}
    />
  );
}

function Legend({ month, currency }: { readonly month: TrendMonth; readonly currency: string }) {
  const parts = [
    {
      name: texts.trend.less,
      value: month.amount,
      swatch: <LegendSwatch shape="area" className="text-amber" />,
    },
    {
      name: texts.trend.spend,
      value: month.spend,
      swatch: <LegendSwatch shape="line" className="text-muted" />,
    },
    {
      name: texts.trend.income,
      value: month.income,
      swatch: <LegendSwatch shape="dash" className="text-evergreen" />,
    },
  ];
  return (
    <div className="grid gap-1">
      <span className="first-letter:uppercase text-13 font-medium">
        {formatMonth(month.month, 'full')}
        {isOpen(month) && ` ${texts.trend.soFar}`}
      </span>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-13">
        {parts.map((part) => (
          <div key={part.name} className="flex items-center gap-2">
            {part.swatch}
            <dt className="text-muted">{part.name}</dt>
            <dd className="figures font-medium">{formatDecimal(part.value, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function isOpen(month: TrendMonth | undefined): boolean {
  return month !== undefined && isMonthOpen(month.month, userToday());
}

function pointOf(month: TrendMonth): AreaPoint {
  return {
    key: month.month,
    label: formatMonth(month.month, 'short'),
    value: month.amount,
    lines: [month.spend, month.income],
  };
}

function describe(month: TrendMonth | undefined, currency: string): string {
  if (!month) return '';
  const figure = (value: number): string => formatDecimal(value, currency);
  return texts.trend.point(
    formatMonth(month.month, 'full'),
    figure(month.amount),
    figure(month.spend),
    figure(month.income),
  );
}

function summaryOf(trend: readonly TrendMonth[], currency: string): string {
  const [first] = trend;
  const last = trend.at(-1);
  const sorted = [...trend].sort((a, b) => a.amount - b.amount);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (!first || !last || !lowest || !highest) return '';
  return texts.trend.summary(
    formatMonth(first.month, 'full'),
    formatMonth(last.month, 'full'),
    formatDecimal(lowest.amount, currency),
    formatMonth(lowest.month, 'full'),
    formatDecimal(highest.amount, currency),
    formatMonth(highest.month, 'full'),
  );
}
