import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownPlan, KnownReceipt, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';
import { isSamePlan } from './same-plan.ts';

const REPORTED_DAYS = 90;

/**
 * Cause of a higher subscription charge, as far as the receipts before and after show it. A different exchange rate or
 * plan is not a price rise.
 */
export type RiseCause = 'price' | 'tax' | 'currency' | 'plan' | 'unproven';
const NO_RISE: readonly RiseCause[] = ['currency', 'plan'];

/** Finds subscriptions whose price rose, with the last receipt at the old price and the first at the new one. */
export function priceRises(facts: IndexedFacts): Finding[] {
  return facts.plans.flatMap((plan) => {
    if (plan.class !== 'subscription' || !['active', 'price_up', 'overdue'].includes(plan.status)) return [];
    return plan.priceChanges.flatMap((change) => {
      const [fromMinor, toMinor] = [Math.abs(change.fromMinor), Math.abs(change.toMinor)];
      if (toMinor <= fromMinor || daysBetween(change.on, facts.today) > REPORTED_DAYS) return [];
      const transactions = plan.transactionIds
        .flatMap((id) => facts.transactionById.get(id) ?? [])
        .sort((a, b) => (a.postedOn < b.postedOn ? -1 : 1));
      const before = findReceipt(
        transactions.filter((transaction) => transaction.postedOn < change.on).reverse(),
        facts,
      );
      const after = findReceipt(
        transactions.filter((transaction) => transaction.postedOn >= change.on),
        facts,
      );
      if (
        NO_RISE.includes(detectRiseCause(before, after)) ||
        isEarlierPrice(transactions, change.on, toMinor)
      )
        return [];
      return [toFinding(plan, change.on, fromMinor, toMinor, before, after, transactions)];
    });
  });
}

/** True if this price was paid before, so it has only returned after a pause, discount or credit. */
function isEarlierPrice(transactions: readonly KnownTransaction[], on: string, toMinor: number): boolean {
  return transactions.some(
    (transaction) => transaction.postedOn < on && Math.abs(transaction.amountMinor) >= toMinor,
  );
}

/** The receipt of the first of these transactions that has one. */
function findReceipt(transactions: readonly KnownTransaction[], facts: IndexedFacts): KnownReceipt | null {
  for (const transaction of transactions)
    for (const join of facts.matchesOfTransaction.get(transaction.id) ?? []) {
      const receipt = facts.receiptById.get(join.receiptId);
      if (receipt) return receipt;
    }
  return null;
}

function toFinding(
  plan: KnownPlan,
  on: string,
  fromMinor: number,
  toMinor: number,
  before: KnownReceipt | null,
  after: KnownReceipt | null,
  transactions: readonly KnownTransaction[],
): Finding {
  const last = transactions.filter((transaction) => transaction.postedOn < on).at(-1);
  const first = transactions.find((transaction) => transaction.postedOn >= on);
  return {
    kind: 'price_up',
    key: `${transactions[0]?.merchantKey ?? plan.merchant}|${on}`,
    on,
    merchant: plan.merchant,
    amountMinor: toMinor - fromMinor,
    currency: plan.currency,
    receiptIds: [before, after].flatMap((receipt) => receipt?.id ?? []),
    transactionIds: [last, first].flatMap((transaction) => transaction?.id ?? []),
    planId: plan.id,
    facts: { fromMinor, toMinor, cause: detectRiseCause(before, after) },
  };
}

/** Distinguishes a higher price from a different plan, higher tax and a different exchange rate. */
export function detectRiseCause(before: KnownReceipt | null, after: KnownReceipt | null): RiseCause {
  if (before === null || after === null) return 'unproven';
  if (before.currency !== after.currency) return 'currency';
  if (before.totalMinor === after.totalMinor) return 'currency';
  const net = (receipt: KnownReceipt) => (receipt.totalMinor ?? 0) - (receipt.taxMinor ?? 0);
  if (net(before) === net(after)) return 'tax';
  return isSamePlan(before, after) ? 'price' : 'plan';
}
