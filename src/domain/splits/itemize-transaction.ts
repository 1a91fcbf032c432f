import { allocate, assertMinor } from '../money/money.ts';
import { allocateCharges, type LineAllocation } from '../receipts/allocate-charges.ts';
import { checkReceipt } from '../receipts/check-receipt.ts';
import type { LineItem } from '../receipts/receipt.ts';
import { allocateLinesToCharge, type ChargedReceipt } from './charge-lines.ts';

/** A receipt that explains a transaction or part of it. */
export interface MatchedReceipt extends ChargedReceipt {
  readonly id: string;
  /** The amount of the transaction it explains: a magnitude in minor units of the transaction's currency. */
  readonly allocatedMinor: number;
  /** Index of the transaction among the receipt's charges. */
  readonly charge: number;
}

/**
 * One line of a matched receipt, as paid by the transaction. The fields of `LineAllocation` are in the receipt's
 * currency.
 */
export interface TransactionLine extends LineAllocation {
  readonly receiptId: string;
  /** Index of the line on its receipt. */
  readonly item: number;
  /**
   * The amount the transaction paid for this line, including tax and shipping: minor units of the transaction's
   * currency, signed like the transaction.
   */
  readonly paidMinor: number;
}

/** A transaction split into receipt lines: `lines` and `restMinor` add up to its amount exactly. */
export interface ItemizedTransaction {
  readonly lines: readonly TransactionLine[];
  /** The amount no line explains: receipts without lines, and parts without a receipt. */
  readonly restMinor: number;
}

/**
 * Allocates a transaction's amount to the lines of its matched receipts. Each receipt gets the amount it explains (in
 * total never more than the transaction), and its charged lines share that amount in proportion to their price.
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
  const lines = receipts.flatMap((receipt, index) => linesOf(receipt, shares[index] ?? 0, sign));
  const paid = lines.reduce((sum, line) => sum + line.paidMinor, 0);
  return { lines, restMinor: assertMinor(amountMinor - paid) };
}

/**
 * Returns the receipt lines a transaction was charged for. Lines without a price belong to every charge of their order.
 */
export function linesOnTransaction(receipt: MatchedReceipt): LineItem[] {
  const parts = pricedLines(receipt);
  const weights = allocateLinesToCharge(receipt, parts, receipt.charge);
  return receipt.items.filter((_, index) => weights[index] !== 0 || (parts[index]?.totalMinor ?? 0) <= 0);
}

/** Returns a receipt's lines with their shares of tax, shipping, tip and discount, in the receipt's currency. */
export function pricedLines(receipt: MatchedReceipt): LineAllocation[] {
  return allocateCharges(receipt, receipt.items, checkReceipt(receipt, receipt.items).isTaxIncluded);
}

function linesOf(receipt: MatchedReceipt, shareMinor: number, sign: 1 | -1): TransactionLine[] {
  const parts = pricedLines(receipt);
  if (!parts.some((part) => part.totalMinor > 0)) return [];
  const paid = allocate(shareMinor, allocateLinesToCharge(receipt, parts, receipt.charge));
  return parts.map((part, item) => ({
    ...part,
    receiptId: receipt.id,
    item,
    paidMinor: (paid[item] ?? 0) === 0 ? 0 : sign * (paid[item] ?? 0),
  }));
}
