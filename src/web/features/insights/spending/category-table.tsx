import { formatCount } from '../../../lib/format/money.ts';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { texts as itemizedTexts } from '../../../texts/en/itemized.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

/** All categories of the period as a table; each links to its transactions. */
export function CategoryTable({ data }: { readonly data: Insights }) {
  return (
    <DataTable
      caption={texts.categories.name}
      rows={data.categories}
      keyOf={(row) => row.category}
      columns={[
        {
          id: 'category',
          head: texts.categories.category,
          cell: (row) => (
            <TextLink href={transactionsHref(data, { type: 'expense', category: row.category })}>
              {row.name}
            </TextLink>
          ),
        },
        {
          id: 'rows',
          head: texts.categories.transactions,
          align: 'end',
          cell: (row) => <span className="figures">{formatCount(row.count)}</span>,
        },
        {
          id: 'spend',
          head: texts.categories.spend,
          align: 'end',
          cell: (row) => <Amount minor={row.spendMinor} currency={data.currency} signs="minus" />,
        },
        {
          id: 'itemized',
          head: itemizedTexts.column,
          align: 'end',
          cell: (row) => (
            <TextLink
              href={transactionsHref(data, { type: 'expense', category: row.category, receipt: 'byItem' })}
            >
              <Amount minor={row.itemizedMinor} currency={data.currency} signs="minus" />
            </TextLink>
          ),
        },
      ]}
    />
  );
}
