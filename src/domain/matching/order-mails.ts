import type { MatchReceipt } from './match-types.ts';
import { toBareCode, toWords } from './normalize-text.ts';
import { isRefundKind } from './purchase-kind.ts';

/**
 * The order a mail belongs to, as a number equal for all mails of one order (same order number from the same
 * merchant or sender, same direction of money). A mail without an order number stands alone.
 */
export function groupByOrder(receipts: readonly MatchReceipt[]): number[] {
  const firstByOrder = new Map<string, number[]>();
  return receipts.map((receipt, index) => {
    const code = receipt.orderId === null ? '' : toBareCode(receipt.orderId);
    if (code.length < 3) return index;
    const key = `${code}|${isRefundKind(receipt.kind) ? 'in' : 'out'}|${receipt.currency ?? ''}`;
    const heads = firstByOrder.get(key) ?? [];
    const head = heads.find((other) => {
      const earlier = receipts[other];
      return earlier !== undefined && isSameSeller(earlier, receipt);
    });
    if (head !== undefined) return head;
    firstByOrder.set(key, [...heads, index]);
    return index;
  });
}

function isSameSeller(one: MatchReceipt, other: MatchReceipt): boolean {
  if (one.merchant === null || other.merchant === null) return true;
  if (one.fromDomain !== null && one.fromDomain === other.fromDomain) return true;
  const [a, b] = [toWords(one.merchant).join(''), toWords(other.merchant).join('')];
  if (a.includes(b) || b.includes(a)) return true;
  const words = new Set(toWords(one.merchant));
  return toWords(other.merchant).some((word) => word.length >= 4 && words.has(word));
}

/** The mail that should take the row when several of one order could: lower comes first. */
export function mailRank(receipt: MatchReceipt): number {
  if (receipt.kind === 'shipping') return 2;
  return receipt.totalMinor === null && receipt.chargedMinor === null ? 1 : 0;
}
