import { allocate, assertMinor } from '../money/money.ts';
import { type AllocatedItem, allocateCharges } from '../receipts/allocate-charges.ts';
import { checkReceipt } from '../receipts/check-receipt.ts';
import type { LineItem } from '../receipts/receipt.ts';
import { type ChargedReceipt, linesOfCharge } from './lines-of-charge.ts';

/** A receipt that explains a transaction, or a part of it. */
export interface MatchedReceipt extends ChargedReceipt {
  readonly id: string;
  /** What of the transaction it explains: a magnitude in minor units of the transaction's currency. */
  readonly allocatedMinor: number;
  /** Position of the transaction among the receipt's charges. */
  readonly charge: number;
}

/**
 * One line of a matched receipt as the transaction paid for it. The parts of `AllocatedItem` are in the receipt's
 * currency.
 */
export interface TransactionLine extends AllocatedItem {
  readonly receiptId: string;
  /** Position of the line on its receipt. */
  readonly item: number;
  /**
   * What the transaction paid for this line, tax, shipping and the rest included: minor units of the transaction's
   * currency, signed as the transaction.
   */
  readonly paidMinor: number;
}

/** A transaction, line by line: `lines` and `restMinor` add up to the transaction's amount exactly. */
export interface ItemizedTransaction {
  readonly lines: readonly TransactionLine[];
  /** What no line explains: receipts without lines, and what no receipt accounts for. */
  readonly restMinor: number;
}

/**
 * Spreads what a transaction paid over the lines of the receipts joined to it. Each receipt gets what it explains of
 * the transaction (all of them together never more than the transaction), and the lines it was charged for share that
 * in proportion to what they cost on the receipt.
 */
export function itemizeTransaction(
  amountMinor: number,
  receipts: readonly MatchedReceipt[],
): ItemizedTransaction {
  const sign = assertMinor(amountMinor) < 0 ? -1 : 1;
  const whole = Math.abs(amountMinor);
  const claims = receipts.map((receipt) => Math.abs(receipt.allocatedMinor));
  const claimed = claims.reduce((sum, claim) => sum + claim, 0);
  const shares = claimed > whole ? allocate(whole, claims) : claims;
  const lines = receipts.flatMap((receipt, at) => linesOf(receipt, shares[at] ?? 0, sign));
  const paid = lines.reduce((sum, line) => sum + line.paidMinor, 0);
  return { lines, restMinor: assertMinor(amountMinor - paid) };
}

/**
 * The lines of a receipt that a transaction was charged for; those without a price go with every charge of their order.
 */
export function linesOnTransaction(receipt: MatchedReceipt): LineItem[] {
  const parts = pricedLines(receipt);
  const weights = linesOfCharge(receipt, parts, receipt.charge);
  return receipt.items.filter((_, at) => weights[at] !== 0 || (parts[at]?.totalMinor ?? 0) <= 0);
}

/** The lines of a receipt with their parts of tax, shipping, tip and discount, in the receipt’s currency. */
export function pricedLines(receipt: MatchedReceipt): AllocatedItem[] {
  return allocateCharges(receipt, receipt.items, checkReceipt(receipt, receipt.items).isTaxIncluded);
}

function linesOf(receipt: MatchedReceipt, shareMinor: number, sign: 1 | -1): TransactionLine[] {
  const parts = pricedLines(receipt);
  if (!parts.some((part) => part.totalMinor > 0)) return [];
  const paid = allocate(shareMinor, linesOfCharge(receipt, parts, receipt.charge));
  return parts.map((part, item) => ({
    ...part,
    receiptId: receipt.id,
    item,
    paidMinor: (paid[item] ?? 0) === 0 ? 0 : sign * (paid[item] ?? 0),
  }));
}
