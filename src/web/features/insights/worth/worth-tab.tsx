import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { formatMonth } from '../../../lib/format/dates.ts';
import { formatCompact, formatMinor } from '../../../lib/format/money.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { Amount, BigAmount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Asked } from '../asked.tsx';
import { ChangeCard } from './change-card.tsx';

type Worth = ResponseOf<'getNetWorth'>;
type Month = Worth['months'][number];

/** What the accounts hold together, less what is owed, month by month. */
export function WorthTab({ world }: { readonly world: 'live' | 'sandbox' | null }) {
  const query = useQuery(apiQuery('getNetWorth', { query: world ? { world } : {} }));
  return (
    <Asked query={query} failed={texts.failed}>
      {(data) => <Content data={data} />}
    </Asked>
  );
}

function Content({ data }: { readonly data: Worth }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const now = data.months.at(-1);
  const activeIndex = Math.min(chosen ?? data.months.length - 1, data.months.length - 1);
  const active = data.months[activeIndex];
  if (!now || data.accounts.length === 0) return <NoBalances />;
  return (
    <div className="grid gap-5">
      <Parts>
        <Now now={now} currency={data.currency} />
        <WorthChart data={data} activeIndex={activeIndex} onActive={setChosen} />
        {active && <ChangeCard data={data} month={active} />}
        <Card title={texts.accounts}>
          <ul className="divide-y border-t">
            {data.accounts.map((account) => (
              <li key={account.id} className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
                <TextLink
                  href={`/transactions?accountId=${account.id}`}
                  className="text-link min-w-0 truncate"
                >
                  {account.name}
                </TextLink>
                <Amount minor={account.balanceMinor} currency={account.currency} signs="minus" />
              </li>
            ))}
          </ul>
        </Card>
      </Parts>
    </div>
  );
}

function Now({ now, currency }: { readonly now: Month; readonly currency: string }) {
  const figures = [
    { name: texts.net, minor: now.netMinor },
    { name: texts.assets, minor: now.assetsMinor },
    { name: texts.liabilities, minor: now.debtsMinor },
  ];
  return (
    <dl className="card grid divide-x max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
      {figures.map((figure) => (
        <div
          key={figure.name}
          className="flex items-baseline justify-between gap-1 px-4 py-4 sm:grid sm:px-5"
        >
          <dt className="label">{figure.name}</dt>
          <dd>
            <BigAmount decimal={minorToNumber(figure.minor, currency)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface WorthChartProps {
  readonly data: Worth;
  readonly activeIndex: number;
  readonly onActive: (index: number) => void;
}

function WorthChart({ data, activeIndex, onActive }: WorthChartProps) {
  const { months, currency } = data;
  const active = months[activeIndex];
  const told = (month: Month | undefined): string =>
    month ? `${formatMonth(month.month, 'full')}: ${formatMinor(month.netMinor, currency)}` : '';
  return (
    <ChartCard
      title={texts.byMonth}
      summary={texts.summary(told(months[0]), told(months.at(-1)))}
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
          describe={(point) => told(months.find(({ month }) => month === point.key))}
          activeIndex={activeIndex}
          onActive={onActive}
        />
      }
      table={<WorthTable data={data} />}
    />
  );
}

function WorthTable({ data }: { readonly data: Worth }) {
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

function NoBalances() {
  return (
    <div className="card">
      <EmptyState
        title={texts.none.title}
        reason={texts.none.reason}
        action={
          <ButtonLink variant="primary" href="/settings?tab=data-sources">
            {texts.none.add}
          </ButtonLink>
        }
      />
    </div>
  );
}
