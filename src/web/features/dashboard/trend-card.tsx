import { useState } from 'react';
import { formatMonth } from '../../lib/format/dates.ts';
import { formatCompact, formatDecimal } from '../../lib/format/money.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { AreaChart, type AreaPoint } from '../../ui/charts/area-chart.tsx';
import { ChartCard, LegendSwatch } from '../../ui/charts/chart-card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

type TrendMonth = Dashboard['trend'][number];

const LINES = [{ className: 'text-muted' }, { className: 'text-evergreen', isDashed: true }] as const;

/** Spending less income by month: an area around zero, with spend and income as thin lines. */
export function TrendCard({ data, className }: { readonly data: Dashboard; readonly className?: string }) {
  const { trend, currency } = data;
  const [chosen, setChosen] = useState<number | null>(null);
  const activeIndex = Math.min(chosen ?? trend.length - 1, trend.length - 1);
  const active = trend[activeIndex];
  const hasRows = trend.some((month) => month.spend !== 0 || month.income !== 0);
  if (!active || !hasRows)
    return (
      <Card title="Spending Trends" className={className}>
        <p className="card-body text-muted">
          {data.worlds.length === 0
            ? 'The first month with rows begins the curve.'
            : 'No rows in the twelve months that end with these days.'}
        </p>
      </Card>
    );
  return (
    <ChartCard
      title="Spending Trends"
      className={className}
      summary={summaryOf(trend, currency)}
      legend={<Legend month={active} currency={currency} />}
      chart={
        <AreaChart
          label="Spending less income by month"
          points={trend.map(pointOf)}
          lineClasses={LINES}
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
      table={<TrendTable trend={trend} currency={currency} />}
    />
  );
}

function Legend({ month, currency }: { readonly month: TrendMonth; readonly currency: string }) {
  const parts = [
    {
      name: 'Spending less income',
      value: month.amount,
      swatch: <LegendSwatch shape="area" className="text-amber" />,
    },
    { name: 'Spend', value: month.spend, swatch: <LegendSwatch shape="line" className="text-muted" /> },
    { name: 'Income', value: month.income, swatch: <LegendSwatch shape="dash" className="text-evergreen" /> },
  ];
  return (
    <div className="grid gap-1">
      <span className="text-13 font-medium">{formatMonth(month.month, 'full')}</span>
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

function TrendTable({
  trend,
  currency,
}: {
  readonly trend: readonly TrendMonth[];
  readonly currency: string;
}) {
  const figure = (id: 'spend' | 'income' | 'amount', head: string): Column<TrendMonth> => ({
    id,
    head,
    align: 'end',
    cell: (month) => <Amount decimal={month[id]} currency={currency} signs="minus" />,
  });
  return (
    <DataTable
      caption="Spending less income by month"
      rows={[...trend].reverse()}
      keyOf={(month) => month.month}
      columns={[
        { id: 'month', head: 'Month', cell: (month) => formatMonth(month.month, 'full') },
        figure('spend', 'Spend'),
        figure('income', 'Income'),
        figure('amount', 'Spending less income'),
      ]}
    />
  );
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
  return `${formatMonth(month.month, 'full')}: spending less income ${figure(month.amount)}, spend ${figure(month.spend)}, income ${figure(month.income)}`;
}

function summaryOf(trend: readonly TrendMonth[], currency: string): string {
  const [first] = trend;
  const last = trend.at(-1);
  const sorted = [...trend].sort((a, b) => a.amount - b.amount);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (!first || !last || !lowest || !highest) return '';
  return `Spending less income by month from ${formatMonth(first.month, 'full')} to ${formatMonth(last.month, 'full')}: lowest ${formatDecimal(lowest.amount, currency)} in ${formatMonth(lowest.month, 'full')}, highest ${formatDecimal(highest.amount, currency)} in ${formatMonth(highest.month, 'full')}.`;
}
