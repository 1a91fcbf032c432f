import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts } from './facts.ts';

/** Ten business days, unless the merchant's own refunds show otherwise. */
const USUAL_DAYS = 14;
const LEARNED = { refundsMin: 2, marginDays: 4, daysMin: 5, daysMax: 30 } as const;

/** Estimates how many days this merchant's refunds take from email to bank, with a margin. */
export function estimateRefundDelay(merchantKey: string, facts: IndexedFacts): number {
  if (merchantKey === '') return USUAL_DAYS;
  const delays = facts.receipts.flatMap((other) => {
    if (other.kind !== 'refund' || other.merchantKey !== merchantKey) return [];
    return (facts.matchesOfReceipt.get(other.id) ?? []).flatMap((join) => {
      const transaction = facts.transactionById.get(join.transactionId);
      return transaction ? [daysBetween(other.purchasedOn, transaction.postedOn)] : [];
    });
  });
  if (delays.length < LEARNED.refundsMin) return USUAL_DAYS;
  return Math.min(LEARNED.daysMax, Math.max(LEARNED.daysMin, Math.max(...delays) + LEARNED.marginDays));
}

/** True if the missing amount is negligible: one minor unit, or one percent. */
export function isRefundComplete(missingMinor: number, totalMinor: number): boolean {
  return missingMinor <= Math.max(1, Math.round(totalMinor * 0.01));
}

/** Refunds older than this are no longer expected. */
export const REFUND_EXPIRY_DAYS = 180;
