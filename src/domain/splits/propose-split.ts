import { itemizeTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import { isMixedCategory } from './line-category.ts';
import { groupIntoParts, type SplitLine } from './split.ts';
import { toSplitLines } from './split-by-items.ts';

/** A transaction, as input to a proposed split. */
export interface SplittableTransaction {
  readonly amountMinor: number;
  readonly category: string;
  /** True if it counts as spending; other transactions are not split. */
  readonly isSpend: boolean;
}

/**
 * Proposes a split by category and health from a transaction's receipts, exact to the minor unit. Returns null if the
 * transaction is not spending, its store sells one kind of product, a line has no price, or everything falls into one
 * part. The unexplained part keeps the transaction's category.
 */
export function proposeSplit(
  transaction: SplittableTransaction,
  receipts: readonly MatchedReceipt[],
): SplitLine[] | null {
  if (!transaction.isSpend || transaction.amountMinor >= 0 || !isMixedCategory(transaction.category))
    return null;
  if (receipts.some((receipt) => receipt.items.some((item) => item.amountMinor === null))) return null;
  const { lines, restMinor } = itemizeTransaction(transaction.amountMinor, receipts);
  const parts = toSplitLines(transaction.category, lines, receipts);
  if (restMinor !== 0)
    parts.push({
      category: transaction.category,
      isHealth: false,
      amountMinor: restMinor,
      receiptId: null,
      item: null,
    });
  return groupIntoParts(parts).length < 2 ? null : parts;
}
