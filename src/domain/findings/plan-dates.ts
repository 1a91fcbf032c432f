import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import { isRunningStatus } from '../recurring/running.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { statedMinor } from './order-facts.ts';
import { isSamePlan, planName } from './same-plan.ts';

/** Trials and renewals are reported this many days ahead. */
const AHEAD_DAYS = 14;
/** A renewal is reported only if it occurs quarterly or less often. */
const RARE_DAYS = 80;
const RARE: ReadonlySet<string> = new Set(['quarterly', 'semiannually', 'annually']);

/** Finds trials that end soon, known from the sign-up email before any charge. */
export function trialEnds(facts: IndexedFacts): Finding[] {
  const running = facts.receipts.filter(
    ({ trialEndsOn }) => trialEndsOn !== null && trialEndsOn >= facts.today,
  );
  return newestOfEach(running).flatMap((receipt) => {
    const on = receipt.trialEndsOn ?? receipt.purchasedOn;
    if (on > addDays(facts.today, AHEAD_DAYS)) return [];
    if (isCancelled(receipt, facts) || isConverted(receipt, facts)) return [];
    return [planDate('trial_ends', receipt, on)];
  });
}

/** Finds upcoming renewals, from the email that states them or from the schedule of the charges. */
export function renewalsDue(facts: IndexedFacts): Finding[] {
  const until = addDays(facts.today, AHEAD_DAYS);
  const rare = facts.receipts.filter(
    ({ nextRenewalOn, trialEndsOn, purchasedOn }) =>
      nextRenewalOn !== null &&
      nextRenewalOn >= facts.today &&
      trialEndsOn === null &&
      daysBetween(purchasedOn, nextRenewalOn) >= RARE_DAYS,
  );
  const stated = newestOfEach(rare).flatMap((receipt) => {
    const on = receipt.nextRenewalOn ?? receipt.purchasedOn;
    return on > until || isCancelled(receipt, facts) ? [] : [planDate('renewal_due', receipt, on)];
  });
  const known = new Set(
    stated.map((finding) => facts.receiptById.get(finding.receiptIds[0] ?? '')?.merchantKey),
  );
  const planFindings = facts.plans.flatMap((plan): Finding[] => {
    const transaction = facts.transactionById.get(plan.transactionIds.at(-1) ?? '');
    if (plan.nextOn === null || plan.nextOn < facts.today || plan.nextOn > until) return [];
    if (
      plan.class !== 'subscription' ||
      !isRunningStatus(plan.status) ||
      !RARE.has(plan.frequency) ||
      !transaction ||
      known.has(transaction.merchantKey) ||
      isCancelled({ merchantKey: transaction.merchantKey, purchasedOn: transaction.postedOn }, facts)
    )
      return [];
    return [
      {
        kind: 'renewal_due',
        key: `${transaction.merchantKey}|${plan.nextOn.slice(0, 7)}`,
        on: plan.nextOn,
        merchant: plan.merchant,
        amountMinor: Math.abs(plan.lastAmountMinor),
        currency: plan.currency,
        receiptIds: [],
        transactionIds: [transaction.id],
        planId: plan.id,
        facts: {},
      },
    ];
  });
  return [...stated, ...planFindings];
}

function planDate(kind: 'trial_ends' | 'renewal_due', receipt: KnownReceipt, on: string): Finding {
  return {
    kind,
    key: kind === 'trial_ends' ? receipt.id : renewalKey(receipt, on),
    on,
    merchant: receipt.merchant ?? '',
    amountMinor: receipt.totalMinor ? receipt.totalMinor : null,
    currency: receipt.totalMinor ? receipt.currency : null,
    receiptIds: [receipt.id],
    transactionIds: [],
    planId: null,
    facts: { statedOn: receipt.purchasedOn },
  };
}

/** A key is indexed, so it must be short. */
const KEY_NAME_MAX = 100;

/** Subscriptions of one merchant that renew in one month are told apart by their items. */
function renewalKey(receipt: KnownReceipt, on: string): string {
  const name = [...planName(receipt)].slice(0, KEY_NAME_MAX).join('');
  return [receipt.merchantKey, on.slice(0, 7), ...(name === '' ? [] : [name])].join('|');
}

/** Keeps the newest email of each subscription: a renewed one has a new date. */
function newestOfEach(receipts: readonly KnownReceipt[]): KnownReceipt[] {
  const ofMerchant = Map.groupBy(receipts, ({ merchantKey, id }) => merchantKey || id);
  return receipts.filter(
    (receipt) =>
      !ofMerchant
        .get(receipt.merchantKey)
        ?.some((other) => isNewer(other, receipt) && isSamePlan(other, receipt)),
  );
}

function isNewer(a: KnownReceipt, b: KnownReceipt): boolean {
  return a.purchasedOn > b.purchasedOn || (a.purchasedOn === b.purchasedOn && a.id > b.id);
}

/** True if the subscription has been paid since, so the trial has ended early. */
function isConverted(trial: KnownReceipt, facts: IndexedFacts): boolean {
  return facts.receipts.some(
    (receipt) =>
      receipt.kind === 'subscription' &&
      receipt.merchantKey === trial.merchantKey &&
      receipt.purchasedOn > trial.purchasedOn &&
      receipt.trialEndsOn === null &&
      statedMinor(receipt) > 0 &&
      isSamePlan(receipt, trial),
  );
}

function isCancelled(
  receipt: Pick<KnownReceipt, 'merchantKey' | 'purchasedOn'>,
  facts: IndexedFacts,
): boolean {
  return facts.cancellations.some(
    (cancellation) =>
      cancellation.merchantKey === receipt.merchantKey &&
      cancellation.merchantKey !== '' &&
      cancellation.on >= receipt.purchasedOn,
  );
}
