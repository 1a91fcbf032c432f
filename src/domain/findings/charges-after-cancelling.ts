import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts } from './facts.ts';
import type { Finding } from './finding.ts';

const SPOKEN_OF_DAYS = 120;
/** A charge under way when the plan was canceled may still be posted. */
const UNDER_WAY_DAYS = 3;

/** Charges of a plan posted after an email confirmed that it was canceled, and before it was taken up again. */
export function chargesAfterCancelling(facts: IndexedFacts): Finding[] {
  return facts.cancellations.flatMap((cancellation) => {
    const from = addDays(cancellation.on, UNDER_WAY_DAYS);
    return facts.plans.flatMap((plan) => {
      const transactions = plan.transactionIds.flatMap((id) => facts.transactionById.get(id) ?? []);
      const isSame = transactions.some((transaction) => transaction.merchantKey === cancellation.merchantKey);
      if (!isSame || !transactions.some((transaction) => transaction.postedOn <= cancellation.on)) return [];
      const hasNewStart = facts.receipts.some(
        (receipt) =>
          receipt.kind === 'subscription' &&
          receipt.merchantKey === cancellation.merchantKey &&
          receipt.purchasedOn > cancellation.on &&
          receipt.trialEndsOn !== null,
      );
      if (hasNewStart) return [];
      return transactions
        .filter((transaction) => transaction.postedOn > from && transaction.amountMinor < 0)
        .filter((transaction) => daysBetween(transaction.postedOn, facts.today) <= SPOKEN_OF_DAYS)
        .map((transaction) => ({
          kind: 'charged_after_cancel' as const,
          key: transaction.id,
          on: transaction.postedOn,
          merchant: plan.merchant,
          amountMinor: Math.abs(transaction.amountMinor),
          currency: transaction.currency,
          receiptIds: (facts.matchesOfTransaction.get(transaction.id) ?? []).map((join) => join.receiptId),
          transactionIds: [transaction.id],
          planId: plan.id,
          facts: { cancelledOn: cancellation.on, messageId: cancellation.messageId },
        }));
    });
  });
}
