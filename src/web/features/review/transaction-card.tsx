import { Link } from 'wouter';
import { texts } from '../../texts/en/review.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/date-text.tsx';
import type { QueuePair } from './review-types.ts';

/** A transaction under review, as the bank describes it. */
export function TransactionCard({
  transaction,
}: {
  readonly transaction: QueuePair['transactions'][number];
}) {
  return (
    <div className="grid content-start gap-2 rounded-card border px-4 py-3 text-14">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          href={`/transactions?transaction=${transaction.id}`}
          className="min-w-0 truncate font-medium hover:underline hover:underline-offset-3"
        >
          {transaction.description}
        </Link>
        <Amount minor={transaction.amountMinor} currency={transaction.currency} className="font-medium" />
      </p>
      <p className="flex items-center gap-2 text-13 text-muted">
        <span className="min-w-0 truncate">
          <DateText date={transaction.postedOn} /> · {transaction.accountName}
        </span>
        {transaction.status === 'pending' && <Badge>{texts.pair.pending}</Badge>}
      </p>
      <p className="font-mono text-12 break-words text-muted">{transaction.originalDescription}</p>
    </div>
  );
}
