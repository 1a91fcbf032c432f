import { formatMinor } from '../../../lib/format/money.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Detail } from '../transaction-types.ts';

/** A related transaction: date, description and amount. */
export function RelatedTransaction({
  transaction,
}: {
  readonly transaction: Pick<
    Detail['mergedTransactions'][number],
    'postedOn' | 'description' | 'amountMinor' | 'currency'
  >;
}) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="text-13 text-muted">
        <DateText date={transaction.postedOn} />
      </span>
      <span className="min-w-0 flex-1 truncate">{transaction.description}</span>
      <span className="figures font-medium">
        {formatMinor(transaction.amountMinor, transaction.currency)}
      </span>
    </span>
  );
}
