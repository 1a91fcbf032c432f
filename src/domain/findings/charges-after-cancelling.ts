import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownCancellation, KnownPlan, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';

const SPOKEN_OF_DAYS = 120;
/** A charge under way when the plan was canceled may still be posted. */
const UNDER_WAY_DAYS = 3;
/** A plan runs while its last charge is no older than this share of the usual gap. */
const LATE_SHARE = 1.4;

/**
 * Charges of a plan that go on in their rhythm after an email confirmed that it was canceled. Silent where the merchant
 * has several plans, for nobody knows which one ended; after a gap, for then the plan was taken up again; and about the
 * closing bill of what is paid afterwards.
 */
export function chargesAfterCancelling(facts: IndexedFacts): Finding[] {
  return facts.cancellations.flatMap((cancellation) => {
    const running = facts.plans.flatMap((plan) => {
      const charges = chargesOf(plan, facts);
      const isSame = charges.some((charge) => charge.merchantKey === cancellation.merchantKey);
      return isSame && isRunning(charges, cancellation.on) ? [{ plan, charges }] : [];
    });
    const [only, ...others] = running;
    if (only === undefined || others.length > 0 || hasNewStart(cancellation, facts)) return [];
    return leftovers(only.charges, cancellation.on)
      .filter((charge) => daysBetween(charge.postedOn, facts.today) <= SPOKEN_OF_DAYS)
      .map((charge) => toFinding(only.plan, charge, cancellation, facts));
  });
}

function chargesOf(plan: KnownPlan, facts: IndexedFacts): KnownTransaction[] {
  return plan.transactionIds
    .flatMap((id) => facts.transactionById.get(id) ?? [])
    .filter((transaction) => transaction.amountMinor < 0)
    .sort((a, b) => (a.postedOn < b.postedOn ? -1 : 1));
}

/** The usual number of days between two charges; null for fewer than two. */
function gapOf(charges: readonly KnownTransaction[]): number | null {
  const gaps = charges
    .slice(1)
    .map((charge, at) => daysBetween(charges[at]?.postedOn ?? charge.postedOn, charge.postedOn))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
}

function isRunning(charges: readonly KnownTransaction[], on: CivilDate): boolean {
  const last = charges.findLast((charge) => charge.postedOn <= on);
  const gap = gapOf(charges);
  return last !== undefined && (gap === null || daysBetween(last.postedOn, on) <= gap * LATE_SHARE);
}

/** The charges that follow a cancellation without a gap in their rhythm. */
function leftovers(charges: readonly KnownTransaction[], on: CivilDate): KnownTransaction[] {
  const gap = gapOf(charges) ?? Number.POSITIVE_INFINITY;
  const under = charges.filter((charge) => charge.postedOn <= addDays(on, UNDER_WAY_DAYS));
  let last = under.at(-1)?.postedOn ?? on;
  const later: KnownTransaction[] = [];
  for (const charge of charges.slice(under.length)) {
    if (daysBetween(last, charge.postedOn) > gap * LATE_SHARE) break;
    later.push(charge);
    last = charge.postedOn;
  }
  // What is billed by use is billed afterwards: the first bill after the end is the closing one.
  const isByUse = new Set(under.map((charge) => charge.amountMinor)).size > under.length / 2;
  return isByUse && under.length > 2 ? later.slice(1) : later;
}

/** The user has begun a new trial of it since. */
function hasNewStart({ merchantKey, on }: KnownCancellation, facts: IndexedFacts): boolean {
  return facts.receipts.some(
    (receipt) =>
      receipt.kind === 'subscription' &&
      receipt.merchantKey === merchantKey &&
      receipt.purchasedOn > on &&
      receipt.trialEndsOn !== null,
  );
}

function toFinding(
  plan: KnownPlan,
  charge: KnownTransaction,
  { on, messageId }: KnownCancellation,
  facts: IndexedFacts,
): Finding {
  return {
    kind: 'charged_after_cancel',
    key: charge.id,
    on: charge.postedOn,
    merchant: plan.merchant,
    amountMinor: Math.abs(charge.amountMinor),
    currency: charge.currency,
    receiptIds: (facts.matchesOfTransaction.get(charge.id) ?? []).map((match) => match.receiptId),
    transactionIds: [charge.id],
    planId: plan.id,
    facts: { cancelledOn: on, messageId },
  };
}
