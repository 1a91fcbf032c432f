import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownCancellation, KnownPlan, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';

const REPORTED_DAYS = 120;
/** A charge already in progress when the subscription was canceled may still post. */
const IN_FLIGHT_DAYS = 3;
/** A subscription is active while its last charge is no older than this multiple of the usual gap. */
const LATE_SHARE = 1.4;

/**
 * Finds subscription charges that continue on schedule after a cancellation email. Not reported if the merchant has
 * several subscriptions (it is unclear which one ended), after a gap (it was restarted), or for the final bill of a
 * usage-based service.
 */
export function chargesAfterCancellation(facts: IndexedFacts): Finding[] {
  return facts.cancellations.flatMap((cancellation) => {
    const running = facts.plans.flatMap((plan) => {
      const charges = chargesOf(plan, facts);
      const isSame = charges.some((charge) => charge.merchantKey === cancellation.merchantKey);
      return isSame && isRunning(charges, cancellation.on) ? [{ plan, charges }] : [];
    });
    const [only, ...others] = running;
    if (only === undefined || others.length > 0 || hasRestarted(cancellation, facts)) return [];
    return listLaterCharges(only.charges, cancellation.on)
      .filter((charge) => daysBetween(charge.postedOn, facts.today) <= REPORTED_DAYS)
      .map((charge) => toFinding(only.plan, charge, cancellation, facts));
  });
}

function chargesOf(plan: KnownPlan, facts: IndexedFacts): KnownTransaction[] {
  return plan.transactionIds
    .flatMap((id) => facts.transactionById.get(id) ?? [])
    .filter((transaction) => transaction.amountMinor < 0)
    .sort((a, b) => (a.postedOn < b.postedOn ? -1 : 1));
}

/** Median days between charges; null for fewer than two. */
function gapOf(charges: readonly KnownTransaction[]): number | null {
  const gaps = charges
    .slice(1)
    .map((charge, index) => daysBetween(charges[index]?.postedOn ?? charge.postedOn, charge.postedOn))
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? null;
}

function isRunning(charges: readonly KnownTransaction[], on: CivilDate): boolean {
  const last = charges.findLast((charge) => charge.postedOn <= on);
  const gap = gapOf(charges);
  return last !== undefined && (gap === null || daysBetween(last.postedOn, on) <= gap * LATE_SHARE);
}

/** The charges that follow a cancellation without a gap. */
function listLaterCharges(charges: readonly KnownTransaction[], on: CivilDate): KnownTransaction[] {
  const gap = gapOf(charges) ?? Number.POSITIVE_INFINITY;
  const under = charges.filter((charge) => charge.postedOn <= addDays(on, IN_FLIGHT_DAYS));
  let last = under.at(-1)?.postedOn ?? on;
  const later: KnownTransaction[] = [];
  for (const charge of charges.slice(under.length)) {
    if (daysBetween(last, charge.postedOn) > gap * LATE_SHARE) break;
    later.push(charge);
    last = charge.postedOn;
  }
  // Usage is billed in arrears: the first bill after the end is the final one.
  const isByUse = new Set(under.map((charge) => charge.amountMinor)).size > under.length / 2;
  return isByUse && under.length > 2 ? later.slice(1) : later;
}

/** True if the user has started a new trial since. */
function hasRestarted({ merchantKey, on }: KnownCancellation, facts: IndexedFacts): boolean {
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
