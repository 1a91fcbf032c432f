import { addDays } from '../../household/days.ts';
import { createRandom } from '../../household/random.ts';
import type { Household, HouseholdPurchase } from '../../household/types.ts';
import {
  cancelled,
  paymentFailed,
  priceIncrease,
  renewalNotice,
  trialEnding,
} from '../mail/templates/plan-notices.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { type EmailPlanner, instantOn, planOrder } from './planned.ts';

/**
 * Subscription emails other than receipts: ending trials, price increases, renewals, cancellations, declined payments.
 */
export function planSubscriptionEmails(
  planner: EmailPlanner,
  household: Household,
  from: string,
): PlannedMail[] {
  const mails: PlannedMail[] = [];
  for (const receipts of seriesOf(household)) {
    for (const [index, receipt] of receipts.entries()) {
      mails.push(...aroundReceipt(planner, receipt, receipts[index + 1], household));
    }
  }
  const firstMs = Date.parse(`${from}T00:00:00Z`);
  return mails.filter((mail) => mail.arrivesAtMs >= firstMs);
}

/** Receipts by plan, oldest first. */
function seriesOf(household: Household): readonly HouseholdPurchase[][] {
  const series = new Map<string, HouseholdPurchase[]>();
  for (const order of household.ledger.purchases) {
    if (order.kind !== 'subscription' && order.kind !== 'trial') continue;
    const key = `${order.merchant}|${order.planName}`;
    series.set(key, [...(series.get(key) ?? []), order]);
  }
  return [...series.values()];
}

function aroundReceipt(
  planner: EmailPlanner,
  receipt: HouseholdPurchase,
  next: HouseholdPurchase | undefined,
  household: Household,
): PlannedMail[] {
  const random = createRandom(planner.seed, 'plan-mail', receipt.id);
  const at = (day: string): Date => instantOn(day, random.int(8, 19), random.int(0, 59));
  const plan = (name: string, day: string, write: Parameters<typeof planOrder>[3]): PlannedMail =>
    planOrder(planner, receipt, { key: `${name}:${receipt.id}`, at: at(day) }, write);
  if (receipt.kind === 'trial') {
    return receipt.trialEndsOn ? [plan('trial-ends', addDays(receipt.trialEndsOn, -3), trialEnding)] : [];
  }
  if (!next) {
    const hasEnded = receipt.nextRenewalOn !== null && receipt.nextRenewalOn < addDays(household.asOf, -5);
    const lastDay = receipt.nextRenewalOn ?? receipt.orderedOn;
    return hasEnded
      ? [plan('cancelled', addDays(receipt.orderedOn, 9), (mail) => cancelled(mail, lastDay))]
      : [];
  }
  const mails: PlannedMail[] = [];
  if (next.subtotalMinor > receipt.subtotalMinor) {
    const write: Parameters<typeof planOrder>[3] = (mail) =>
      priceIncrease(mail, receipt.subtotalMinor, next.subtotalMinor, next.orderedOn);
    mails.push(plan('price-rise', addDays(next.orderedOn, -24), write));
  }
  if (receipt.period === 'annually' || receipt.period === 'quarterly') {
    mails.push(
      plan('renewal', addDays(next.orderedOn, receipt.period === 'annually' ? -14 : -5), renewalNotice),
    );
  }
  if (random.chance(0.02)) mails.push(plan('declined', addDays(next.orderedOn, -1), paymentFailed));
  return mails;
}
