import { checkReceipt } from '../receipts/check-receipt.ts';
import { areChargeLinesKnown } from './charge-lines.ts';
import { itemizeTransaction, type MatchedReceipt, pricedLines } from './itemize-transaction.ts';
import { isMixedCategory, resolveLineCategory } from './line-category.ts';
import type { SplitLine } from './split.ts';

/** A matched receipt, with the confidence of its extraction. */
export interface ItemizedReceipt extends MatchedReceipt {
  readonly kind: 'purchase' | 'subscription' | 'refund' | 'shipping';
  readonly currency: string | null;
  readonly isAccepted: boolean;
  /** Confidence of the extraction, 0 to 1; 1 if the user confirmed it. */
  readonly confidence: number;
}

/** A transaction that may be split by its receipt items. */
export interface ItemizableTransaction {
  readonly amountMinor: number;
  readonly currency: string;
  /** Its own category: used where no item has a more specific one. */
  readonly category: string;
  readonly flow: string;
}

/** A transaction split by its receipt items. */
export interface ItemSplit {
  /** Their amounts add up to the transaction exactly. */
  readonly lines: readonly SplitLine[];
  /** True if the split may be applied without asking the user. */
  readonly isCertain: boolean;
}

/**
 * Minimum confidence of an extraction to split a transaction without asking. Extractions below it are sent to review,
 * so one confirmed only by the bank's amount may have the right total and a wrong item.
 */
export const CERTAIN_CONFIDENCE_MIN = 0.9;

/**
 * Splits a transaction by its receipt items. Returns null if the items do not explain the complete amount: lines
 * without a price, a different sum, another currency, or a part without a receipt. An item with an uncertain category
 * keeps the transaction's category. A receipt with one category is certain once accepted; one with several categories
 * also needs a confident extraction, and a known assignment of items to charges.
 */
export function splitByItems(
  transaction: ItemizableTransaction,
  receipts: readonly ItemizedReceipt[],
): ItemSplit | null {
  if (receipts.length === 0 || !receipts.every((receipt) => explainsTransaction(receipt, transaction)))
    return null;
  const { lines, restMinor } = itemizeTransaction(transaction.amountMinor, receipts);
  if (restMinor !== 0) return null;
  const split = toSplitLines(transaction.category, lines, receipts);
  if (split.length === 0) return null;
  const isAccepted = receipts.every((receipt) => receipt.isAccepted);
  const isOne = isOfOneCategory(split);
  return { lines: split, isCertain: isAccepted && (isOne || receipts.every(isKnownByItem)) };
}

/**
 * Converts receipt lines to split lines of a transaction in a category. Lines the transaction paid nothing for are left
 * out.
 */
export function toSplitLines(
  category: string,
  lines: readonly { readonly receiptId: string; readonly item: number; readonly paidMinor: number }[],
  receipts: readonly MatchedReceipt[],
): SplitLine[] {
  const items = new Map(receipts.map((receipt) => [receipt.id, receipt.items]));
  const isMixed = isMixedCategory(category);
  return lines.flatMap(({ receiptId, item, paidMinor }) => {
    const line = items.get(receiptId)?.[item];
    if (!line || paidMinor === 0) return [];
    const lineCategory = isMixed ? resolveLineCategory(line, category) : category;
    return [{ category: lineCategory, isHealth: line.isHealth, amountMinor: paidMinor, receiptId, item }];
  });
}

/** True if all lines have one category. */
function isOfOneCategory(lines: readonly SplitLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.category === lines[0]?.category);
}

/** Resolves the category a transaction counts in: the single category of its items, if they have one, else its own. */
export function resolveCountedCategory(category: string, split: readonly SplitLine[] | null): string {
  const [first] = split ?? [];
  return first && isOfOneCategory(split ?? []) ? first.category : category;
}

/** True if the receipt's items add up to the amount charged, in the transaction's currency and direction. */
function explainsTransaction(
  receipt: ItemizedReceipt,
  { amountMinor, currency, flow }: ItemizableTransaction,
): boolean {
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
  return receipt.confidence >= CERTAIN_CONFIDENCE_MIN && areChargeLinesKnown(receipt, pricedLines(receipt));
}
