import { Link } from 'wouter';
import { categoryOf, isHealthCategory } from '#domain/categorization/categories.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CategoryChip } from '../../ui/category-chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateText, PostedText } from '../../ui/date-text.tsx';
import { ReceiptText } from '../../ui/icons/shell.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

type Transaction = Dashboard['transactions'][number];

const TRANSACTIONS_MAX = 10;

/** The most recent transactions with date, description and amount. */
export function RecentTransactions({ transactions }: { readonly transactions: readonly Transaction[] }) {
  return (
    <Card
      title={texts.recent.title}
      actions={
        <Link href="/transactions" className="text-link text-13">
          {texts.recent.all}
        </Link>
      }
    >
      {transactions.length === 0 ? (
        <p className="card-body text-muted">{texts.recent.none}</p>
      ) : (
        <DataTable
          caption={texts.recent.caption}
          className="table-fixed"
          rows={transactions.slice(0, TRANSACTIONS_MAX)}
          keyOf={(transaction) => transaction.id}
          columns={[
            {
              id: 'date',
              head: texts.recent.date,
              className: 'w-27 sm:w-30 whitespace-nowrap',
              cell: (transaction) => (
                <>
                  <DateText date={transaction.date} className="text-13 text-muted max-sm:hidden" />
                  <DateText date={transaction.date} style="short" className="text-13 text-muted sm:hidden" />
                  <PostedText
                    occurredOn={transaction.date}
                    postedOn={transaction.postedOn}
                    className="block text-12 text-muted"
                  />
                </>
              ),
            },
            {
              id: 'description',
              head: texts.recent.description,
              cell: (transaction) => <Description transaction={transaction} />,
            },
            {
              id: 'amount',
              head: texts.recent.amount,
              align: 'end',
              className: 'w-27 sm:w-32',
              cell: (transaction) => <TransactionAmount transaction={transaction} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

function Description({ transaction }: { readonly transaction: Transaction }) {
  const { category, otherCategories } = transaction;
  const { name } = categoryOf(category);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="hidden sm:block">
        <MerchantMark name={transaction.name} size={30} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <Link
            href={`/transactions?transaction=${transaction.id}`}
            className="truncate font-medium hover:underline hover:underline-offset-3"
          >
            {transaction.name}
          </Link>
          {transaction.hasReceipt && (
            <span className="shrink-0 text-evergreen" title={texts.recent.explained}>
              <ReceiptText aria-hidden size={14} strokeWidth={1.5} />
              <span className="sr-only">{texts.recent.explained}</span>
            </span>
          )}
        </div>
        {transaction.itemsSummary && (
          <p className="truncate text-13 text-muted">{transaction.itemsSummary}</p>
        )}
      </div>
      <span className="hidden shrink-0 items-center gap-1.5 md:flex">
        {transaction.isRefund && <Badge tone="good">{texts.recent.refund}</Badge>}
        {transaction.isPending && <Badge>{texts.recent.pending}</Badge>}
        <CategoryChip
          name={otherCategories > 0 ? `${name} +${otherCategories}` : name}
          category={otherCategories > 0 ? undefined : category}
          isHealth={otherCategories === 0 && isHealthCategory(category)}
        />
      </span>
    </div>
  );
}

function TransactionAmount({ transaction }: { readonly transaction: Transaction }) {
  if (transaction.type === 'transfer') {
    return (
      <Amount
        decimal={Math.abs(transaction.amount)}
        currency={transaction.currency}
        signs="minus"
        tone="muted"
      />
    );
  }
  return (
    <Amount
      decimal={transaction.type === 'income' ? transaction.amount : -transaction.amount}
      currency={transaction.currency}
      tone={transaction.isPending ? 'muted' : 'plain'}
      className={transaction.isPending ? 'underline decoration-dotted underline-offset-4' : 'font-medium'}
    />
  );
}
