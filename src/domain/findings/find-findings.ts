import { chargeMismatches } from './charge-mismatches.ts';
import { chargesAfterCancelling } from './charges-after-cancelling.ts';
import { doubleCharges } from './double-charges.ts';
import { type Facts, indexFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { giftCardRests } from './gift-card-rests.ts';
import { lateRefunds } from './late-refunds.ts';
import { renewalsDue, trialEnds } from './plan-dates.ts';
import { priceRises } from './price-rises.ts';
import { promisedRefunds } from './promised-refunds.ts';
import { returnWindows, warrantyEnds } from './purchase-deadlines.ts';
import { unclaimedHealth } from './unclaimed-health.ts';
import { chargesWithoutReceipt, receiptsWithoutCharge } from './unexplained.ts';

const RULES = [
  lateRefunds,
  promisedRefunds,
  chargeMismatches,
  doubleCharges,
  chargesAfterCancelling,
  priceRises,
  trialEnds,
  renewalsDue,
  returnWindows,
  warrantyEnds,
  receiptsWithoutCharge,
  chargesWithoutReceipt,
  giftCardRests,
  unclaimedHealth,
];

/**
 * Everything that bank and email together tell and neither tells alone. Pure: the same facts give the same findings
 * with the same keys, whatever their order.
 */
export function findFindings(facts: Facts): Finding[] {
  const indexed = indexFacts(facts);
  return RULES.flatMap((rule) => rule(indexed));
}
