import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts } from './facts.ts';

/** Ten business days, unless the merchant's own refunds show another habit. */
const USUAL_DAYS = 14;
const LEARNED = { refundsMin: 2, marginDays: 4, daysMin: 5, daysMax: 30 } as const;

/** How many days this merchant's refunds took so far from their email to the bank, with some patience on top. */
export function usualDelay(merchantKey: string, facts: IndexedFacts): number {
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

/** True when so little is missing of an amount that it has come: a cent, or one in a hundred. */
export function isArrived(missingMinor: number, totalMinor: number): boolean {
  return missingMinor <= Math.max(1, Math.round(totalMinor * 0.01));
}

/** A refund nobody speaks of for so long is not waited for any more. */
export const REFUND_FORGOTTEN_DAYS = 180;
