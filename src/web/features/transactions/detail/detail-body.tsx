import { HistoryList } from '../../../lib/history/history-list.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Parts } from '../../../ui/error-boundary.tsx';
import { SplitPart } from '../split/split-part.tsx';
import type { Detail } from '../transaction-types.ts';
import { DetailHead } from './detail-head.tsx';
import { EditFields } from './edit-fields.tsx';
import { MatchedReceipt } from './matched-receipt.tsx';
import { NoReceipt } from './no-receipt.tsx';
import { MergedTransactions, PossibleMatches } from './possible-matches.tsx';
import { Suggestions } from './suggestions.tsx';
import { TransferPart } from './transfer-part.tsx';
import type { PanelWish } from './use-wish.ts';

/** The transaction's head, its receipts, what the user may change, and how it came to be. */
export function DetailBody({ detail, wish, onWish }: { readonly detail: Detail } & PanelWish) {
  const { transaction, receipts, suggestions, history } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Parts>
        <DetailHead transaction={transaction} />
        <PossibleMatches transactionId={transaction.id} matches={detail.possibleMatches} />
        {receipts.map((receipt) => (
          <MatchedReceipt key={receipt.id} receipt={receipt} transaction={transaction} />
        ))}
        <Unexplained detail={detail} />
        <SplitPart detail={detail} wish={wish} onWish={onWish} />
        {receipts.length === 0 && suggestions.length === 0 && <NoReceipt transactionId={transaction.id} />}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        <TransferPart
          transactionId={transaction.id}
          transfer={transaction.transfer}
          suggestions={detail.transferSuggestions}
        />
        <MergedTransactions transactions={detail.mergedTransactions} />
        <EditFields detail={detail} wish={wish} onWish={onWish} />
        {!transaction.isFromReceipt && (
          <section>
            <h3 className="label pb-1.5">{transaction.isManual ? texts.source.manual : texts.source.bank}</h3>
            <p className="font-mono text-13 break-words">{transaction.originalDescription}</p>
          </section>
        )}
        <HistoryList events={history} />
      </Parts>
    </div>
  );
}

/** What of a transaction with receipts none of their lines explains. */
function Unexplained({ detail: { transaction, receipts, unexplainedMinor } }: { readonly detail: Detail }) {
  const hasLines = receipts.some((receipt) => receipt.items.length > 0);
  if (!hasLines || unexplainedMinor === 0) return null;
  return (
    <p className="flex justify-between gap-3 text-14 text-muted">
      {texts.receipt.unexplained}
      <Amount minor={unexplainedMinor} currency={transaction.currency} tone="muted" />
    </p>
  );
}
