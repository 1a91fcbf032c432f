import { HistoryList } from '../../../lib/history/history-list.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Parts } from '../../../ui/error-boundary.tsx';
import { SplitPart } from '../split/split-part.tsx';
import type { Detail } from '../transaction-types.ts';
import { DetailHead } from './detail-head.tsx';
import { EditFields } from './edit-fields.tsx';
import { MatchedReceipts } from './matched-receipts.tsx';
import { MergedTransactions, PossibleMatches } from './possible-matches.tsx';
import { PossibleReceipts } from './possible-receipts.tsx';
import { TransferPart } from './transfer-part.tsx';
import type { PanelWish } from './use-wish.ts';

/** The transaction's head, its receipts, what the user may change, and how it came to be. */
export function DetailBody({ detail, wish, onWish }: { readonly detail: Detail } & PanelWish) {
  const { transaction, history } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Parts>
        <DetailHead transaction={transaction} />
        <PossibleMatches transactionId={transaction.id} matches={detail.possibleMatches} />
        <MatchedReceipts detail={detail} />
        <SplitPart detail={detail} wish={wish} onWish={onWish} />
        <PossibleReceipts detail={detail} />
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
