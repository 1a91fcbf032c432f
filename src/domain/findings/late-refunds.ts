import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { orderEmails, shownMinor, statedMinor } from './order-facts.ts';
import { isArrived, REFUND_FORGOTTEN_DAYS, usualDelay } from './refund-delay.ts';

/** Refunds that a shop says it has paid and that have not, or not wholly, arrived when they should have. */
export function lateRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  return facts.receipts.flatMap((receipt) => {
    const { totalMinor, currency, purchasedOn } = receipt;
    if (receipt.kind !== 'refund' || !totalMinor || currency === null || receipt.chargedMinor === 0)
      return [];
    if (purchasedOn < bankDays.from || daysBetween(purchasedOn, today) > REFUND_FORGOTTEN_DAYS) return [];
    const dueOn = addDays(purchasedOn, usualDelay(receipt.merchantKey, facts));
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    const isOtherCurrency = matches.some(
      (join) => facts.transactionById.get(join.transactionId)?.currency !== currency,
    );
    if (today <= dueOn || (matches.length > 0 && isOtherCurrency)) return [];
    const arrivedMinor = shownMinor(facts, receipt);
    const owedMinor = totalMinor - neverCharged(facts, receipt);
    if (isArrived(owedMinor - arrivedMinor, totalMinor)) return [];
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

/** What of an order was taken off before the bank saw it: a shop owes back only what it charged. */
function neverCharged(facts: IndexedFacts, refund: KnownReceipt): number {
  return orderEmails(facts, refund, 'purchase')
    .filter((order) => facts.bankDays !== null && order.purchasedOn >= facts.bankDays.from)
    .reduce((sum, order) => sum + Math.max(0, statedMinor(order) - shownMinor(facts, order)), 0);
}
