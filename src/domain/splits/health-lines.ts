import type { HsaEligibility } from '../receipts/health/item-class.ts';
import { itemizeTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import type { SplitLine } from './split.ts';

/** A transaction with its receipts and split. */
export interface PaidTransaction {
  readonly amountMinor: number;
  readonly receipts: readonly MatchedReceipt[];
  /** The user's split; null if there is none. */
  readonly split: readonly SplitLine[] | null;
}

/** A health line and the amount paid for it: positive minor units of the transaction's currency for money out. */
export interface PaidHealthLine {
  readonly receiptId: string | null;
  readonly item: number | null;
  readonly name: string;
  readonly class: string;
  readonly hsaEligibility: HsaEligibility;
  readonly amountMinor: number;
}

/**
 * Lists the health spending of a transaction by line, tax and shipping included: from the user's split if there is one,
 * else from its receipts. Lines paid by another charge of the order, or that cost nothing, are left out.
 */
export function listHealthLines(transaction: PaidTransaction): PaidHealthLine[] {
  const items = new Map(transaction.receipts.map((receipt) => [receipt.id, receipt.items]));
  const itemOf = (receiptId: string | null, item: number | null) =>
    receiptId === null || item === null ? undefined : items.get(receiptId)?.[item];
  const paid = transaction.split
    ? transaction.split
        .filter((line) => line.isHealth)
        .map((line) => ({ ...line, name: line.byHand?.name ?? '' }))
    : itemizeTransaction(transaction.amountMinor, transaction.receipts)
        .lines.filter((line) => itemOf(line.receiptId, line.item)?.isHealth === true)
        .map((line) => ({ ...line, amountMinor: line.paidMinor, name: '' }));
  const nonZero = paid.filter((line) => line.amountMinor !== 0);
  return nonZero.map(({ receiptId, item, amountMinor, name: given }) => {
    const known = itemOf(receiptId, item);
    return {
      receiptId,
      item,
      amountMinor: -amountMinor,
      name: known?.name ?? given,
      class: known?.class ?? 'none',
      hsaEligibility: known?.hsaEligibility ?? 'unknown',
    };
  });
}
