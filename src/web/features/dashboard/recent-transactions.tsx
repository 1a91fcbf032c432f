import { Link } from 'wouter';
import { categoryOf, isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CategoryChip } from '../../ui/category-chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { ReceiptText } from '../../ui/icons/frame.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

type Row = Dashboard['transactions'][number];

const ROWS_MAX = 10;

/** The newest rows: when, what, how much. */
export function RecentTransactions({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <Card
      title={texts.recent.title}
      actions={
        <Link href="/transactions" className="text-link text-13">
          {texts.recent.all}
        </Link>
      }
    >
      {rows.length === 0 ? (
        <p className="card-body text-muted">{texts.recent.none}</p>
      ) : (
        <DataTable
          caption={texts.recent.caption}
          className="table-fixed"
          rows={rows.slice(0, ROWS_MAX)}
          keyOf={(row) => row.id}
          columns={[
            {
              id: 'date',
              head: texts.recent.date,
              className: 'w-21 sm:w-30 whitespace-nowrap',
              cell: (row) => (
                <>
                  <DateText date={row.date} className="text-13 text-muted max-sm:hidden" />
                  <DateText date={row.date} style="short" className="text-13 text-muted sm:hidden" />
                </>
              ),
            },
            { id: 'description', head: texts.recent.description, cell: (row) => <Description row={row} /> },
            {
              id: 'amount',
              head: texts.recent.amount,
              align: 'end',
              className: 'w-27 sm:w-32',
              cell: (row) => <RowAmount row={row} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

function Description({ row }: { readonly row: Row }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="hidden sm:block">
        <MerchantMark name={row.name} size={30} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <Link
            href={`/transactions?transaction=${row.id}`}
            className="truncate font-medium hover:underline hover:underline-offset-3"
          >
            {row.name}
          </Link>
          {row.hasReceipt && (
            <span className="shrink-0 text-evergreen" title={texts.recent.explained}>
              <ReceiptText aria-hidden size={14} strokeWidth={1.5} />
              <span className="sr-only">{texts.recent.explained}</span>
            </span>
          )}
        </div>
        {row.itemsSummary && <p className="truncate text-13 text-muted">{row.itemsSummary}</p>}
      </div>
      <span className="hidden shrink-0 items-center gap-1.5 md:flex">
        {row.isRefund && <Badge tone="good">{texts.recent.refund}</Badge>}
        {row.isPending && <Badge>{texts.recent.pending}</Badge>}
        <CategoryChip name={categoryOf(row.category).name} isHealth={isHealthCategory(row.category)} />
      </span>
    </div>
  );
}

function RowAmount({ row }: { readonly row: Row }) {
  if (row.type === 'transfer') {
    return <Amount decimal={Math.abs(row.amount)} currency={row.currency} signs="minus" tone="muted" />;
  }
  return (
    <Amount
      decimal={row.type === 'income' ? row.amount : -row.amount}
      currency={row.currency}
      tone={row.isPending ? 'muted' : 'plain'}
      className={row.isPending ? 'underline decoration-dotted underline-offset-4' : 'font-medium'}
    />
  );
}
