import { chargeMismatches } from './charge-mismatches.ts';
import { chargesAfterCancellation } from './charges-after-cancellation.ts';
import { doubleCharges } from './double-charges.ts';
import { type FactDays, type FindingFacts, factDays, indexFacts } from './facts.ts';
import type { Finding, FindingKind } from './finding.ts';
import { giftCardBalances } from './gift-card-balances.ts';
import { lateRefunds } from './late-refunds.ts';
import { renewalsDue, trialEnds } from './plan-dates.ts';
import { priceRises } from './price-rises.ts';
import { promisedRefunds } from './promised-refunds.ts';
import { returnWindows, warrantyEnds } from './purchase-deadlines.ts';
import { refundedClaims } from './refunded-claims.ts';
import { unclaimedHealth } from './unclaimed-health.ts';
import { chargesWithoutReceipt, receiptsWithoutCharge } from './unmatched.ts';

const RULES = [
  lateRefunds,
  promisedRefunds,
  chargeMismatches,
  doubleCharges,
  chargesAfterCancellation,
  priceRises,
  trialEnds,
  renewalsDue,
  returnWindows,
  warrantyEnds,
  receiptsWithoutCharge,
  chargesWithoutReceipt,
  giftCardBalances,
  unclaimedHealth,
  refundedClaims,
];

/** Findings that don't depend on the facts of one merchant; each comparison computes all of them. */
const ABOUT_NO_MERCHANT: ReadonlySet<FindingKind> = new Set(['health_unclaimed', 'claim_refunded']);

/**
 * Finds everything that bank and email data show together but not alone. Pure: the same facts give the same findings
 * with the same keys, in any order. A finding depends only on facts that are connected with it: those of one merchant,
 * and of merchants that share a match or a subscription with it. So it may be found from these alone, given the `days`
 * of all facts.
 */
export function findFindings(facts: FindingFacts, days: FactDays = factDays(facts)): Finding[] {
  const indexed = indexFacts(facts, days);
  return RULES.flatMap((rule) => rule(indexed));
}

/** Returns the key of a merchant that each finding is about; null for those about no single merchant. */
export function listFindingMerchants(facts: FindingFacts, findings: readonly Finding[]): (string | null)[] {
  const keys = new Map<string, string>();
  for (const { id, merchantKey } of [...facts.receipts, ...facts.transactions]) keys.set(id, merchantKey);
  for (const { messageId, merchantKey } of facts.promises) keys.set(messageId, merchantKey);
  return findings.map(({ kind, receiptIds, transactionIds, messageIds = [] }) => {
    if (ABOUT_NO_MERCHANT.has(kind)) return null;
    const known = [...receiptIds, ...transactionIds, ...messageIds].find((id) => keys.has(id));
    return keys.get(known ?? '') ?? '';
  });
}
