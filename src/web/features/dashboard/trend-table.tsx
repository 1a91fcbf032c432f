import { monthBounds } from '#domain/calendar/civil-date.ts';
import { formatMonth } from '../../lib/format/dates.ts';
import { transactionsHref } from '../../lib/transactions-href.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Amount } from '../../ui/amount.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

export type TrendMonth = Dashboard['trend'][number];

/** The trend as a table, newest month first; each links to its transactions. */
export function TrendTable({ data }: { readonly data: Dashboard }) {
  const { trend, currency } = data;
  const figure = (
    id: 'spend' | 'income' | 'amount',
    head: string,
    type: 'expense' | 'income' | 'counted',
  ): Column<TrendMonth> => ({
    id,
    head,
    align: 'end',
    cell: (month) => (
      <TextLink href={transactionsHref({ ...data, period: monthBounds(month.month) }, { type })}>
        <Amount decimal={month[id]} currency={currency} signs="minus" />
      </TextLink>
    ),
  });
  return (
    <DataTable
      caption={texts.trend.label}
      rows={[...trend].reverse()}
      keyOf={(month) => month.month}
      columns={[
        { id: 'month', head: texts.trend.month, cell: (month) => formatMonth(month.month, 'full') },
        figure('spend', texts.trend.spend, 'expense'),
        figure('income', texts.trend.income, 'income'),
        figure('amount', texts.trend.less, 'counted'),
      ]}
    />
  );
}
