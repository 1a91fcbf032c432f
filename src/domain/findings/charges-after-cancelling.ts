import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts } from './facts.ts';
import type { Finding } from './finding.ts';

const SPOKEN_OF_DAYS = 120;
/** A charge under way when the plan was cancelled may still be posted. */
const UNDER_WAY_DAYS = 3;

/** Charges of a plan posted after a mail confirmed that it was cancelled, and before it was taken up again. */
export function chargesAfterCancelling(facts: IndexedFacts): Finding[] {
  return facts.cancellations.flatMap((cancellation) => {
    const from = addDays(cancellation.on, UNDER_WAY_DAYS);
    return facts.plans.flatMap((plan) => {
      const rows = plan.transactionIds.flatMap((id) => facts.rowById.get(id) ?? []);
      const isSame = rows.some((row) => row.merchantKey === cancellation.merchantKey);
      if (!isSame || !rows.some((row) => row.postedOn <= cancellation.on)) return [];
      const hasNewStart = facts.receipts.some(
        (receipt) =>
          receipt.kind === 'subscription' &&
          receipt.merchantKey === cancellation.merchantKey &&
          receipt.purchasedOn > cancellation.on &&
          receipt.trialEndsOn !== null,
      );
      if (hasNewStart) return [];
      return rows
        .filter((row) => row.postedOn > from && row.amountMinor < 0)
        .filter((row) => daysBetween(row.postedOn, facts.today) <= SPOKEN_OF_DAYS)
        .map((row) => ({
          kind: 'charged_after_cancel' as const,
          key: row.id,
          on: row.postedOn,
          merchant: plan.merchant,
          amountMinor: Math.abs(row.amountMinor),
          currency: row.currency,
          receiptIds: (facts.joinsOfRow.get(row.id) ?? []).map((join) => join.receiptId),
          transactionIds: [row.id],
          planId: plan.id,
          facts: { cancelledOn: cancellation.on, messageId: cancellation.messageId },
        }));
    });
  });
}
