import { Link } from 'wouter';
import { write } from '../../../lib/api-client.ts';
import { HistoryList } from '../../../lib/history/history-list.tsx';
import { PurchaseDeadlines } from '../../../lib/purchase-deadlines/purchase-deadlines.tsx';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { Mail } from '../../../ui/icons/shell.tsx';
import { Reasons } from '../../../ui/reasons.tsx';
import type { Detail, Receipt } from '../transaction-types.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { useTransactionDecision } from './use-transaction-decision.ts';

interface MatchedReceiptProps {
  readonly receipt: Receipt;
  readonly transaction: Detail['transaction'];
}

/** A matched receipt with its match reasons and a remove button. */
export function MatchedReceipt({ receipt, transaction }: MatchedReceiptProps) {
  const part = useTransactionDecision<undefined>({
    carryOut: () =>
      write('unmatchReceipt', { params: { transactionId: transaction.id, receiptId: receipt.id } }),
    message: () => texts.receipt.removed,
    failed: texts.receipt.removeFailed,
  });
  return (
    <section aria-label={texts.receipt.title} className="grid gap-3">
      <ReceiptPaper
        receipt={receipt}
        transactionAmountMinor={transaction.amountMinor}
        transactionCurrency={transaction.currency}
      />
      <div className="grid gap-2.5">
        <div className="flex flex-wrap items-center gap-1.5 text-13">
          <Reasons reasons={receipt.reasons} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13">
          <span className="flex items-center gap-2 text-muted">
            {matchedBy(receipt, transaction)}
            {receipt.decidedBy === 'matcher' && !transaction.isFromReceipt && (
              <Confidence value={receipt.confidence} />
            )}
          </span>
          <span className="-mx-2.5 flex items-center">
            {receipt.messageId && (
              <Link
                href={`/processed-emails?message=${receipt.messageId}`}
                className="btn"
                data-variant="quiet"
                data-size="small"
              >
                <Mail aria-hidden size={14} strokeWidth={1.5} />
                {texts.receipt.openEmail}
              </Link>
            )}
            {!transaction.isFromReceipt && (
              <Button
                size="small"
                variant="quiet"
                isBusy={part.isPending}
                onClick={() => part.mutate(undefined)}
              >
                {texts.receipt.remove}
              </Button>
            )}
          </span>
        </div>
        {receipt.messageId && <PurchaseDeadlines messageId={receipt.messageId} clocks={receipt.clocks} />}
        {receipt.history.length > 0 && (
          <details className="text-13">
            <summary className="cursor-pointer py-1 text-muted">{texts.receipt.history}</summary>
            <div className="pt-2">
              <HistoryList events={receipt.history} />
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function matchedBy(receipt: Receipt, transaction: Detail['transaction']): string {
  if (transaction.isFromReceipt) return texts.receipt.entered;
  return receipt.decidedBy === 'user' ? texts.receipt.matchedByUser : texts.receipt.matchedAutomatically;
}
