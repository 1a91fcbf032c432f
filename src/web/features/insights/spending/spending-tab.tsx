import { toMonth } from '#domain/calendar/civil-date.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { formatMonth, formatShortDay, userToday } from '../../../lib/format/dates.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { monthFilter, transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { Amount, BigAmount } from '../../../ui/amount.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { MonthBars } from '../../../ui/charts/month-bars.tsx';
import { fillOf } from '../../../ui/charts/series.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { groupsOf, type Insights, stackOf } from '../insights.ts';
import { CashFlowCard } from './cash-flow-card.tsx';
import { CategoryCard } from './category-card.tsx';
import { DailyCard } from './daily-card.tsx';
import { MerchantCard } from './merchant-card.tsx';
import { PaceCard } from './pace-card.tsx';

type Month = Insights['months'][number];

/** Spending of the period by category and merchant, and of twelve months. */
export function SpendingTab({ data }: { readonly data: Insights }) {
  const groups = groupsOf(data);
  if (data.merchants.length === 0 && data.incomeMinor === 0) return <NothingInPeriod data={data} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Parts>
        <Totals data={data} />
        <div className="grid gap-5 lg:grid-cols-12">
          <CategoryCard data={data} groups={groups} className="min-w-0 lg:col-span-7" />
          <MerchantCard data={data} className="min-w-0 lg:col-span-5" />
        </div>
        <CashFlowCard data={data} groups={groups} />
        <PaceCard data={data} />
        <DailyCard data={data} />
        <ChartCard
          title={texts.months.title}
          summary={monthsSummary(data)}
          legend={
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
              {groups.map((group) => (
                <li key={group.name} className="flex items-center gap-1.5">
                  <span aria-hidden className={`size-2.5 rounded-[3px] ${fillOf(group.series)}`} />
                  {group.name}
                </li>
              ))}
            </ul>
          }
          chart={
            <MonthBars
              label={texts.months.name}
              currency={data.currency}
              today={userToday()}
              isInPeriod={(month) => month >= toMonth(data.period.from) && month <= toMonth(data.period.to)}
              bars={data.months.map((month) => ({
                month: month.month,
                href: transactionsHref(data, { ...monthFilter(month.month), type: 'expense' }),
                totalMinor: month.spendMinor,
                parts: stackOf(month, groups).map((part) => ({
                  key: String(part.series),
                  minor: part.minor,
                  className: fillOf(part.series),
                })),
              }))}
            />
          }
          table={<MonthTable data={data} />}
        />
      </Parts>
    </div>
  );
}

function NothingInPeriod({ data }: { readonly data: Insights }) {
  const { from, to } = data.period;
  const today = userToday();
  return (
    <div className="card">
      <EmptyState
        title={texts.noActivity.title}
        reason={texts.noActivity.reason(formatShortDay(from, today), formatShortDay(to, today))}
        action={<ButtonLink href="/insights">{texts.noActivity.show}</ButtonLink>}
      />
    </div>
  );
}

function Totals({ data }: { readonly data: Insights }) {
  const { spendMinor, incomeMinor, currency } = data;
  const figures = [
    { name: texts.totals.spend, minor: spendMinor, href: transactionsHref(data, { type: 'expense' }) },
    { name: texts.totals.income, minor: incomeMinor, href: transactionsHref(data, { type: 'income' }) },
    {
      name: texts.totals.kept,
      minor: incomeMinor - spendMinor,
      href: transactionsHref(data, { type: 'counted' }),
    },
  ];
  return (
    <div className="card grid divide-x overflow-hidden max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
      {figures.map((figure) => (
        <TextLink
          key={figure.name}
          href={figure.href}
          className="flex items-baseline justify-between gap-1 px-4 py-4 transition-colors hover:bg-hover
            focus-visible:-outline-offset-3 sm:grid sm:px-5"
        >
          <span className="label">{figure.name}</span>
          <BigAmount decimal={minorToNumber(figure.minor, currency)} currency={currency} />
        </TextLink>
      ))}
    </div>
  );
}

function monthsSummary({ months, currency }: Insights): string {
  const [largest] = [...months].sort((a, b) => b.spendMinor - a.spendMinor);
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || !largest) return '';
  return texts.months.summary(
    formatMonth(first.month, 'full'),
    formatMonth(last.month, 'full'),
    formatMonth(largest.month, 'full'),
    formatMinor(largest.spendMinor, currency),
  );
}

function MonthTable({ data }: { readonly data: Insights }) {
  const figure = (
    head: string,
    type: 'expense' | 'income' | 'counted',
    minorOf: (month: Month) => number,
  ): Column<Month> => ({
    id: type,
    head,
    align: 'end',
    cell: (month) => (
      <TextLink href={transactionsHref(data, { ...monthFilter(month.month), type })}>
        <Amount minor={minorOf(month)} currency={data.currency} signs="minus" />
      </TextLink>
    ),
  });
  return (
    <DataTable
      caption={texts.months.caption}
      rows={[...data.months].reverse()}
      keyOf={(month) => month.month}
      columns={[
        {
          id: 'month',
          head: texts.months.month,
          cell: (month) => formatMonth(month.month, 'full'),
        },
        {
          id: 'largest',
          head: texts.months.mostOfIt,
          className: 'max-sm:hidden',
          cell: ({ categories: [first] }) =>
            first ? (
              <span className="text-muted">
                {first.name}, <span className="figures">{formatMinor(first.spendMinor, data.currency)}</span>
              </span>
            ) : (
              ''
            ),
        },
        figure(texts.months.spend, 'expense', (month) => month.spendMinor),
        figure(texts.months.income, 'income', (month) => month.incomeMinor),
        figure(texts.months.savings, 'counted', (month) => month.incomeMinor - month.spendMinor),
      ]}
    />
  );
}
