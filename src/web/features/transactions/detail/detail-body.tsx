import { HistoryList } from '../../../lib/history/history-list.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { SectionBoundaries } from '../../../ui/error-boundary.tsx';
import { SplitSection } from '../split/split-section.tsx';
import type { Detail } from '../transaction-types.ts';
import { DetailHeader } from './detail-header.tsx';
import { EditFields } from './edit-fields.tsx';
import { MatchedReceipts } from './matched-receipts.tsx';
import { MergedTransactions, PossibleMatches } from './possible-matches.tsx';
import { PossibleReceipts } from './possible-receipts.tsx';
import { TransferSection } from './transfer-section.tsx';
import type { PanelFocus } from './use-panel-focus.ts';

/** Header, receipts, editable fields and history of a transaction. */
export function DetailBody({ detail, focusPart, onFocused }: { readonly detail: Detail } & PanelFocus) {
  const { transaction, history } = detail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SectionBoundaries>
        <DetailHeader transaction={transaction} />
        <PossibleMatches transactionId={transaction.id} matches={detail.possibleMatches} />
        <MatchedReceipts detail={detail} />
        <SplitSection detail={detail} focusPart={focusPart} onFocused={onFocused} />
        <PossibleReceipts detail={detail} />
        <TransferSection
          transactionId={transaction.id}
          transfer={transaction.transfer}
          suggestions={detail.transferSuggestions}
        />
        <MergedTransactions transactions={detail.mergedTransactions} />
        <EditFields detail={detail} focusPart={focusPart} onFocused={onFocused} />
        {!transaction.isFromReceipt && (
          <section>
            <h3 className="label pb-1.5">{transaction.isManual ? texts.source.manual : texts.source.bank}</h3>
            <p className="font-mono text-13 break-words">{transaction.originalDescription}</p>
          </section>
        )}
        <HistoryList events={history} />
      </SectionBoundaries>
    </div>
  );
}
