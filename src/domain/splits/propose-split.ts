import { linesByCategory } from './count-by-items.ts';
import { itemizeTransaction, type MatchedReceipt } from './itemize-transaction.ts';
import { isMixedCategory } from './line-category.ts';
import { partsOf, type SplitLine } from './split.ts';

/** A transaction as far as a split looks at it. */
export interface SplittableTransaction {
  readonly amountMinor: number;
  readonly category: string;
  /** Whether it counts as spending; nothing else is split. */
  readonly isSpend: boolean;
}

/**
 * How the receipts of a transaction would divide it by category and health, allocated to the cent; null where they
 * would not: the transaction is no spending, its shop sells one kind of thing, a line has no price, or everything falls
 * into one part. What no line explains stays with the transaction's own category.
 */
export function proposeSplit(
  transaction: SplittableTransaction,
  receipts: readonly MatchedReceipt[],
): SplitLine[] | null {
  if (!transaction.isSpend || transaction.amountMinor >= 0 || !isMixedCategory(transaction.category))
    return null;
  if (receipts.some((receipt) => receipt.items.some((item) => item.amountMinor === null))) return null;
  const { lines, restMinor } = itemizeTransaction(transaction.amountMinor, receipts);
  const parts = linesByCategory(transaction.category, lines, receipts);
  if (restMinor !== 0)
    parts.push({
      category: transaction.category,
      isHealth: false,
      amountMinor: restMinor,
      receiptId: null,
      item: null,
    });
  return partsOf(parts).length < 2 ? null : parts;
}
