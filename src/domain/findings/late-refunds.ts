import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { listOrderEmails, matchedMinor, statedMinor } from './order-facts.ts';
import { estimateRefundDelay, isRefundComplete, REFUND_EXPIRY_DAYS } from './refund-delay.ts';

/** Finds refunds a merchant confirmed as paid that have not, or not fully, arrived in time. */
export function lateRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  return facts.receipts.flatMap((receipt) => {
    const { totalMinor, currency, purchasedOn } = receipt;
    if (receipt.kind !== 'refund' || !totalMinor || currency === null || receipt.chargedMinor === 0)
      return [];
    if (purchasedOn < bankDays.from || daysBetween(purchasedOn, today) > REFUND_EXPIRY_DAYS) return [];
    const dueOn = addDays(purchasedOn, estimateRefundDelay(receipt.merchantKey, facts));
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    const isOtherCurrency = matches.some(
      (join) => facts.transactionById.get(join.transactionId)?.currency !== currency,
    );
    if (today <= dueOn || (matches.length > 0 && isOtherCurrency)) return [];
    const arrivedMinor = matchedMinor(facts, receipt);
    const owedMinor = totalMinor - neverChargedMinor(facts, receipt);
    if (isRefundComplete(owedMinor - arrivedMinor, totalMinor)) return [];
    return [
      {
        kind: 'refund_late' as const,
        key: receipt.id,
        on: dueOn,
        merchant: receipt.merchant ?? '',
        amountMinor: owedMinor - arrivedMinor,
        currency,
        receiptIds: [receipt.id],
        transactionIds: matches.map((join) => join.transactionId),
        planId: null,
        facts: { promisedOn: purchasedOn, promisedMinor: totalMinor, arrivedMinor },
      },
    ];
  });
}

/** The amount deducted from an order before the bank charged it: a merchant refunds only what it charged. */
function neverChargedMinor(facts: IndexedFacts, refund: KnownReceipt): number {
  return listOrderEmails(facts, refund, 'purchase')
    .filter((order) => facts.bankDays !== null && order.purchasedOn >= facts.bankDays.from)
    .reduce((sum, order) => sum + Math.max(0, statedMinor(order) - matchedMinor(facts, order)), 0);
}
