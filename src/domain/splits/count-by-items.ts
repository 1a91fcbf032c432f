import { checkReceipt } from '../receipts/check-receipt.ts';
import { itemizeTransaction, type MatchedReceipt, pricedLines } from './itemize-transaction.ts';
import { categoryOfLine, isMixedCategory } from './line-category.ts';
import { areChargesDivided } from './lines-of-charge.ts';
import type { SplitLine } from './split.ts';

/** A matched receipt, as far as what it says of categories depends on how well it is known. */
export interface ItemizedReceipt extends MatchedReceipt {
  readonly kind: 'purchase' | 'subscription' | 'refund' | 'shipping';
  readonly currency: string | null;
  readonly isAccepted: boolean;
  /** How sure the reading is, from 0 to 1; 1 where the user confirmed it. */
  readonly confidence: number;
}

/** A transaction that may count by the items of its receipts. */
export interface CountedTransaction {
  readonly amountMinor: number;
  readonly currency: string;
  /** Its own category: what it counts in where no item says more. */
  readonly category: string;
  readonly flow: string;
}

/** A transaction by the items of its receipts. */
export interface ItemSplit {
  /** They add up to the transaction exactly. */
  readonly lines: readonly SplitLine[];
  /** Whether the transaction may count so without asking. */
  readonly isCertain: boolean;
}

/**
 * A reading this sure divides a transaction without asking. The reader asks a person to review what is below, so a
 * reading that only the bank's amount has confirmed may have the total right and an item wrong.
 */
export const CERTAIN_READING = 0.9;

/**
 * What each item of its receipts makes of a transaction; null where the items do not explain all of it: lines without a
 * price, a sum that differs, another currency, a part that no receipt accounts for. An item whose category is uncertain
 * counts in the transaction's own category. A receipt of one category is certain once it is accepted; one of several is
 * certain when also its reading is, and when it is known which charge paid which item.
 */
export function countByItems(
  transaction: CountedTransaction,
  receipts: readonly ItemizedReceipt[],
): ItemSplit | null {
  if (receipts.length === 0 || !receipts.every((receipt) => explains(receipt, transaction))) return null;
  const { lines, restMinor } = itemizeTransaction(transaction.amountMinor, receipts);
  if (restMinor !== 0) return null;
  const split = linesByCategory(transaction.category, lines, receipts);
  if (split.length === 0) return null;
  const isAccepted = receipts.every((receipt) => receipt.isAccepted);
  const isOne = isOfOneCategory(split);
  return { lines: split, isCertain: isAccepted && (isOne || receipts.every(isKnownByItem)) };
}

/** Lines of receipts as parts of a transaction of a category; what the transaction paid nothing for is left out. */
export function linesByCategory(
  category: string,
  lines: readonly { readonly receiptId: string; readonly item: number; readonly paidMinor: number }[],
  receipts: readonly MatchedReceipt[],
): SplitLine[] {
  const items = new Map(receipts.map((receipt) => [receipt.id, receipt.items]));
  const isMixed = isMixedCategory(category);
  return lines.flatMap(({ receiptId, item, paidMinor }) => {
    const line = items.get(receiptId)?.[item];
    if (!line || paidMinor === 0) return [];
    const own = isMixed ? categoryOfLine(line, category) : category;
    return [{ category: own, isHealth: line.isHealth, amountMinor: paidMinor, receiptId, item }];
  });
}

/** Whether all lines are of one category. */
function isOfOneCategory(lines: readonly SplitLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.category === lines[0]?.category);
}

/** The category that a transaction counts in: that of its items where they have one, else its own. */
export function countedCategory(category: string, split: readonly SplitLine[] | null): string {
  const [first] = split ?? [];
  return first && isOfOneCategory(split ?? []) ? first.category : category;
}

/** A receipt whose items add up to what it was paid, in the transaction's currency and direction. */
function explains(receipt: ItemizedReceipt, { amountMinor, currency, flow }: CountedTransaction): boolean {
  const { kind, items, chargesMinor, totalMinor } = receipt;
  const isRefund = flow === 'refund' && amountMinor > 0;
  if (!isRefund && !(flow === 'spend' && amountMinor < 0)) return false;
  if ((kind === 'refund') !== isRefund || kind === 'shipping' || receipt.currency !== currency) return false;
  const charged = chargesMinor.reduce((sum, amount) => sum + amount, 0);
  return (
    checkReceipt(receipt, items).isBalanced === true &&
    Math.abs(charged - (totalMinor ?? 0)) < Math.max(2, chargesMinor.length)
  );
}

function isKnownByItem(receipt: ItemizedReceipt): boolean {
  return receipt.confidence >= CERTAIN_READING && areChargesDivided(receipt, pricedLines(receipt));
}
