import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { formatMonth } from '../../../lib/format/dates.ts';
import { formatCompact, formatMinor } from '../../../lib/format/money.ts';
import { Amount, BigAmount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';

type Worth = ResponseOf<'getNetWorth'>;
type Month = Worth['months'][number];

/** What the accounts hold together, less what is owed, month by month. */
export function WorthTab({ world }: { readonly world: 'live' | 'sandbox' | null }) {
  const query = useQuery(apiQuery('getNetWorth', { query: world ? { world } : {} }));
  if (query.isError)
    return (
      <div className="card">
        <LoadFailed
          title="Your net worth could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  if (!query.data)
    return (
      <div className="card p-5">
        <SkeletonLines count={7} />
      </div>
    );
  const { data } = query;
  const now = data.months.at(-1);
  if (!now || data.accounts.length === 0) return <NoBalances />;
  return (
    <div className="grid gap-5">
      <Now now={now} currency={data.currency} />
      <Card title="Net worth by month">
        <WorthChart data={data} />
      </Card>
      <Card title="Accounts">
        <ul className="divide-y border-t">
          {data.accounts.map((account) => (
            <li key={account.id} className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
              <span className="min-w-0 truncate">{account.name}</span>
              <Amount minor={account.balanceMinor} currency={account.currency} signs="minus" />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Now({ now, currency }: { readonly now: Month; readonly currency: string }) {
  const figures = [
    { name: 'Net worth', minor: now.netMinor },
    { name: 'Held', minor: now.assetsMinor },
    { name: 'Owed', minor: now.debtsMinor },
  ];
  return (
    <dl className="card grid divide-x max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
      {figures.map((figure) => (
        <div key={figure.name} className="flex items-baseline justify-between gap-1 px-5 py-4 sm:grid">
          <dt className="label">{figure.name}</dt>
          <dd>
            <BigAmount decimal={minorToNumber(figure.minor, currency)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WorthChart({ data }: { readonly data: Worth }) {
  const { months, currency } = data;
  const [chosen, setChosen] = useState<number | null>(null);
  const activeIndex = Math.min(chosen ?? months.length - 1, months.length - 1);
  const active = months[activeIndex];
  const told = (month: Month | undefined): string =>
    month ? `${formatMonth(month.month, 'full')}: ${formatMinor(month.netMinor, currency)}` : '';
  return (
    <ChartFrame
      summary={`Net worth by month; ${told(months[0])}, ${told(months.at(-1))}.`}
      legend={
        active && (
          <p className="text-13">
            <span className="font-medium">{formatMonth(active.month, 'full')}</span>{' '}
            <Amount minor={active.netMinor} currency={currency} signs="minus" className="font-medium" />{' '}
            <span className="text-muted">
              in {active.accounts} {active.accounts === 1 ? 'account' : 'accounts'}
            </span>
          </p>
        )
      }
      chart={
        <AreaChart
          label="Net worth by month"
          points={months.map((month) => ({
            key: month.month,
            label: formatMonth(month.month, 'short'),
            value: minorToNumber(month.netMinor, currency),
            lines: [],
          }))}
          lineClasses={[]}
          formatTick={(value) => formatCompact(value, currency)}
          describe={(point) => told(months.find(({ month }) => month === point.key))}
          activeIndex={activeIndex}
          onActive={setChosen}
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
      caption="Net worth by month"
      rows={[...data.months].reverse()}
      keyOf={(month) => month.month}
      columns={[
        { id: 'month', head: 'Month', cell: (month) => formatMonth(month.month, 'full') },
        figure('assetsMinor', 'Held'),
        figure('debtsMinor', 'Owed'),
        figure('netMinor', 'Net worth'),
      ]}
    />
  );
}

function NoBalances() {
  return (
    <div className="card">
      <EmptyState
        title="No balances yet"
        reason="Net worth is what your accounts hold, less what you owe. It begins with the first account that says what it holds."
        action={
          <ButtonLink variant="primary" href="/settings?tab=data-sources">
            Add an account
          </ButtonLink>
        }
      />
    </div>
  );
}
