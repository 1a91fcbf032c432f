import { proportionOf } from '../money/money.ts';
import type { PaidHealthLine } from '../splits/health-lines.ts';
import { pricedLines } from '../splits/itemize-transaction.ts';
import type { ClaimReceipt, ClaimTransaction } from './claimable-lines.ts';
import { allocateRefundsToLines } from './refunds.ts';

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
