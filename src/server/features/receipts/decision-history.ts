import type { BodyOf } from '#contract/endpoints/table.ts';
import type { Uuid } from '#db/pool.ts';
import type { ChosenTransaction } from '#db/repositories/receipt-matches/decisions.ts';
import type { StoredReceipt } from '#db/repositories/receipts/receipts.ts';
import type { SnapshotScope } from '#db/repositories/row-snapshots.ts';
import type { EventToRecord } from '../../lib/history/record-change.ts';

export type Decision = BodyOf<'decideReviewItem'>;

/** Every record a decision may change: the receipt, its matches and question, its email, and learned aliases. */
export function decisionScope(
  { id, messageId }: StoredReceipt,
  named: readonly ChosenTransaction[],
): SnapshotScope {
  return {
    ...{ receipts: [id], receipt_matches: [id], review_items: [id], pairing_answers: [id] },
    messages: messageId ? [messageId] : [],
    merchant_aliases: named.map((transaction) => transaction.originalDescription),
  };
}

export function isMatched({ decision, transactionId }: Decision): boolean {
  return decision !== 'rejected' && Boolean(transactionId);
}

/** History events of the receipt and its transactions; undoing any of them undoes the complete decision. */
export function decisionEvents(
  { id: receiptId }: StoredReceipt,
  { decision, fields = {} }: Decision,
  transactionIds: readonly Uuid[],
): [EventToRecord, ...EventToRecord[]] {
  const corrected = decision === 'corrected' ? Object.keys(fields) : [];
  return [
    { receiptId, detail: { kind: 'reviewed', values: { decision, fields: corrected } } },
    ...transactionIds.map((transactionId) => ({
      ...{ receiptId, transactionId },
      detail: { kind: 'receiptMatched', values: { by: 'chosen' } } as const,
    })),
  ];
}
