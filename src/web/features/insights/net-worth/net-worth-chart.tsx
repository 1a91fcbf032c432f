import type { ResponseOf } from '#contract/endpoints/table.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { formatMonth } from '../../../lib/format/dates.ts';
import { formatCompact, formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';

export type NetWorth = ResponseOf<'getNetWorth'>;

export type Month = NetWorth['months'][number];

interface NetWorthChartProps {
  readonly data: NetWorth;
  readonly activeIndex: number;
  readonly onActive: (index: number) => void;
}

/** Net worth by month. */
export function NetWorthChart({ data, activeIndex, onActive }: NetWorthChartProps) {
  const { months, currency } = data;
  const active = months[activeIndex];
  const describeMonth = (month: Month | undefined): string =>
    month ? `${formatMonth(month.month, 'full')}: ${formatMinor(month.netMinor, currency)}` : '';
  return (
    <ChartCard
      title={texts.byMonth}
      summary={texts.summary(describeMonth(months[0]), describeMonth(months.at(-1)))}
      legend={
        active && (
          <p className="text-13">
            <span className="font-medium">{formatMonth(active.month, 'full')}</span>{' '}
            <Amount minor={active.netMinor} currency={currency} signs="minus" className="font-medium" />{' '}
            <span className="text-muted">{texts.inAccounts(active.accounts)}</span>
          </p>
        )
      }
      chart={
        <AreaChart
          label={texts.byMonth}
          points={months.map((month) => ({
            key: month.month,
            label: formatMonth(month.month, 'short'),
            value: minorToNumber(month.netMinor, currency),
            lines: [],
          }))}
          lineClasses={[]}
          above="good"
          formatTick={(value) => formatCompact(value, currency)}
          describe={(point) => describeMonth(months.find(({ month }) => month === point.key))}
          activeIndex={activeIndex}
          onActive={onActive}
        />
      }
      table={<NetWorthTable data={data} />}
    />
  );
}

function NetWorthTable({ data }: { readonly data: NetWorth }) {
  const figure = (id: 'assetsMinor' | 'debtsMinor' | 'netMinor', head: string): Column<Month> => ({
    id,
    head,
    align: 'end',
    cell: (month) => <Amount minor={month[id]} currency={data.currency} signs="minus" />,
  });
  return (
    <DataTable
      caption={texts.byMonth}
      rows={[...data.months].reverse()}
      keyOf={(month) => month.month}
      columns={[
        { id: 'month', head: texts.month, cell: (month) => formatMonth(month.month, 'full') },
        figure('assetsMinor', texts.assets),
        figure('debtsMinor', texts.liabilities),
        figure('netMinor', texts.net),
      ]}
    />
  );
}
