import { formatMonth } from '../../../lib/format/dates.ts';
import { formatMinor } from '../../../lib/format/money.ts';
import { monthFilter, transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { Amount } from '../../../ui/amount.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

type Month = Insights['months'][number];

/** The months as a table, newest first; each links to its transactions. */
export function MonthTable({ data }: { readonly data: Insights }) {
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
