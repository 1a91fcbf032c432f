import type { CivilDate } from '../calendar/civil-date.ts';
import { foldSameLength } from '../categorization/fold-text.ts';
import { allocate, proportionOf } from '../money/money.ts';
import type { LineItem } from '../receipts/receipt.ts';
import type { PaidHealthLine } from '../splits/health-lines.ts';
import { pricedLines } from '../splits/itemize-transaction.ts';
import type { ClaimReceipt, ClaimTransaction } from './claimable-lines.ts';

/** A refund confirmed by a merchant: positive minor units of the purchase's currency. */
export interface MerchantRefund extends RefundedAmount {
  readonly receiptId: string;
  readonly refundedOn: CivilDate;
}

/** What a merchant refunded. */
interface RefundedAmount {
  readonly totalMinor: number;
  readonly items: readonly Pick<LineItem, 'name' | 'amountMinor'>[];
}

/**
 * Allocates refunds to the lines of a purchase, by index, never more than a line's total. A refund that names items
 * reduces those; one equal to a single line reduces that line; every other line gets a share of the rest. `lineTotals`
 * are the lines with their shares of tax, shipping and discount.
 */
export function allocateRefundsToLines(
  items: readonly Pick<LineItem, 'name' | 'amountMinor'>[],
  lineTotals: readonly number[],
  refunds: readonly RefundedAmount[],
): number[] {
  const refundedByLine = lineTotals.map(() => 0);
  for (const refund of refunds) {
    const lines = lineTotals.map((totalMinor, index) => ({
      name: items[index]?.name ?? '',
      priceMinor: items[index]?.amountMinor ?? null,
      totalMinor,
      openMinor: Math.max(0, totalMinor - (refundedByLine[index] ?? 0)),
    }));
    shareOf(refund, lines).forEach((minor, index) => {
      refundedByLine[index] = (refundedByLine[index] ?? 0) + minor;
    });
  }
  return refundedByLine;
}

/** A line of a purchase: `openMinor` is the part of its total that is not refunded yet. */
interface PurchaseLine {
  readonly name: string;
  readonly priceMinor: number | null;
  readonly totalMinor: number;
  readonly openMinor: number;
}

function shareOf(refund: RefundedAmount, lines: readonly PurchaseLine[]): number[] {
  const open = lines.map((line) => line.openMinor);
  if (refund.totalMinor >= sumOf(open)) return open;
  const stated = statedShares(refund, lines).map((minor, index) => Math.min(minor, open[index] ?? 0));
  const restMinor = refund.totalMinor - sumOf(stated);
  if (restMinor <= 0) return stated;
  const rest = allocate(
    restMinor,
    open.map((minor, index) => minor - (stated[index] ?? 0)),
  );
  return stated.map((minor, index) => minor + (rest[index] ?? 0));
}

/** The shares of the lines that a refund names, or of the only line it is equal to. */
function statedShares(refund: RefundedAmount, lines: readonly PurchaseLine[]): number[] {
  const named = namedLineWeights(refund, lines);
  const prices = sumOf(named);
  // A full refund of the prices includes tax and shipping; a partial one is shared.
  if (prices > 0 && refund.totalMinor < prices) return allocate(refund.totalMinor, named);
  if (prices > 0)
    return lines.map(({ priceMinor, totalMinor }, index) => {
      const price = priceMinor ?? 0;
      return price > 0 ? proportionOf(totalMinor, Math.min(named[index] ?? 0, price), price) : 0;
    });
  const isAlike = ({ openMinor, priceMinor }: PurchaseLine) =>
    openMinor > 0 && (priceMinor === refund.totalMinor || openMinor === refund.totalMinor);
  const isOnlyOne = lines.filter(isAlike).length === 1;
  return lines.map((line) => (isOnlyOne && isAlike(line) ? line.openMinor : 0));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, minor) => sum + minor, 0);
}

/** Returns the refund of each line: its share of the merchant's refunds. */
export function refundsOfLines(transaction: ClaimTransaction): (line: PaidHealthLine) => number {
  const parts = new Map(
    transaction.receipts.map((receipt) => {
      const totals = pricedLines(receipt).map((part) => Math.max(0, part.totalMinor));
      return [receipt.id, { totals, given: allocateRefundsToLines(receipt.items, totals, receipt.refunds) }];
    }),
  );
  const whole = Math.abs(transaction.amountMinor);
  return ({ receiptId, item, amountMinor }) => {
    // Refunded according to the bank only: every line gets its share.
    const byTransaction = whole === 0 ? 0 : proportionOf(amountMinor, bankRefundedMinor(transaction), whole);
    const part = receiptId === null ? undefined : parts.get(receiptId);
    const total = part?.totals[item ?? -1] ?? 0;
    if (!part || total === 0) return byTransaction;
    return byTransaction + proportionOf(amountMinor, part.given[item ?? -1] ?? 0, total);
  };
}

/** Returns the refund of an outflow without priced lines, by the bank and the merchants. */
export function refundOfTransaction(transaction: ClaimTransaction): number {
  const byMerchants = transaction.receipts.reduce((sum, receipt) => sum + refundOfReceipt(receipt), 0);
  return Math.min(Math.abs(transaction.amountMinor), bankRefundedMinor(transaction) + byMerchants);
}

function bankRefundedMinor({ bankRefund }: ClaimTransaction): number {
  return bankRefund?.amountMinor ?? 0;
}

/** The transaction's share of a receipt's refunds, in the transaction's currency. */
function refundOfReceipt({ refunds, totalMinor, allocatedMinor }: ClaimReceipt): number {
  const refundedMinor = refunds.reduce((sum, refund) => sum + refund.totalMinor, 0);
  const paidMinor = Math.abs(allocatedMinor);
  if (totalMinor === null || totalMinor <= 0) return Math.min(paidMinor, refundedMinor);
  return Math.min(paidMinor, proportionOf(paidMinor, refundedMinor, totalMinor));
}

/** Prices of the lines a refund names, among those not fully refunded yet. Each line is used once. */
function namedLineWeights(refund: RefundedAmount, lines: readonly PurchaseLine[]): number[] {
  const weights = lines.map(() => 0);
  for (const back of refund.items) {
    const name = nameKey(back.name);
    const index = lines.findIndex(
      (line, index) => weights[index] === 0 && line.openMinor > 0 && nameKey(line.name) === name,
    );
    if (index >= 0) weights[index] = Math.max(1, back.amountMinor ?? lines[index]?.priceMinor ?? 1);
  }
  return weights;
}

function nameKey(name: string): string {
  return foldSameLength(name.normalize('NFC')).replace(/\s+/g, ' ').trim();
}
