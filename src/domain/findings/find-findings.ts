import { chargeMismatches } from './charge-mismatches.ts';
import { chargesAfterCancellation } from './charges-after-cancellation.ts';
import { doubleCharges } from './double-charges.ts';
import { type FindingFacts, indexFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { giftCardBalances } from './gift-card-balances.ts';
import { lateRefunds } from './late-refunds.ts';
import { renewalsDue, trialEnds } from './plan-dates.ts';
import { priceRises } from './price-rises.ts';
import { promisedRefunds } from './promised-refunds.ts';
import { returnWindows, warrantyEnds } from './purchase-deadlines.ts';
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
];

/**
 * Finds everything that bank and email data show together but not alone. Pure: the same facts give the same findings
 * with the same keys, in any order.
 */
export function findFindings(facts: FindingFacts): Finding[] {
  const indexed = indexFacts(facts);
  return RULES.flatMap((rule) => rule(indexed));
}
