import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';

/** Ten business days, unless the merchant's own refunds show another habit. */
const USUAL_DAYS = 14;
const LEARNED = { refundsMin: 2, marginDays: 4, daysMin: 5, daysMax: 30 } as const;
const FORGOTTEN_DAYS = 180;

/** Refunds that were promised and have not, or not wholly, arrived when they should have. */
export function lateRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  return facts.receipts.flatMap((receipt) => {
    const { totalMinor, currency, purchasedOn } = receipt;
    if (receipt.kind !== 'refund' || !totalMinor || currency === null || receipt.chargedMinor === 0)
      return [];
    if (purchasedOn < bankDays.from || daysBetween(purchasedOn, today) > FORGOTTEN_DAYS) return [];
    const dueOn = addDays(purchasedOn, usualDelay(receipt, facts));
    const joins = facts.joinsOfReceipt.get(receipt.id) ?? [];
    const isOtherCurrency = joins.some(
      (join) => facts.rowById.get(join.transactionId)?.currency !== currency,
    );
    if (today <= dueOn || (joins.length > 0 && isOtherCurrency)) return [];
    const arrivedMinor = joins.reduce((sum, join) => sum + join.amountMinor, 0);
    if (totalMinor - arrivedMinor <= Math.max(1, Math.round(totalMinor * 0.01))) return [];
    return [
      {
        kind: 'refund_late' as const,
        key: receipt.id,
        on: dueOn,
        merchant: receipt.merchant ?? '',
        amountMinor: totalMinor - arrivedMinor,
        currency,
        receiptIds: [receipt.id],
        transactionIds: joins.map((join) => join.transactionId),
        planId: null,
        facts: { promisedOn: purchasedOn, promisedMinor: totalMinor, arrivedMinor },
      },
    ];
  });
}

/** How long this merchant's refunds took so far, with some patience on top. */
function usualDelay(receipt: KnownReceipt, facts: IndexedFacts): number {
  if (receipt.merchantKey === '') return USUAL_DAYS;
  const delays = facts.receipts.flatMap((other) => {
    if (other.kind !== 'refund' || other.merchantKey !== receipt.merchantKey) return [];
    return (facts.joinsOfReceipt.get(other.id) ?? []).flatMap((join) => {
      const row = facts.rowById.get(join.transactionId);
      return row ? [daysBetween(other.purchasedOn, row.postedOn)] : [];
    });
  });
  if (delays.length < LEARNED.refundsMin) return USUAL_DAYS;
  return Math.min(LEARNED.daysMax, Math.max(LEARNED.daysMin, Math.max(...delays) + LEARNED.marginDays));
}
