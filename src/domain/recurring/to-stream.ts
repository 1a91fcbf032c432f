import type { CivilDate } from '../calendar/civil-date.ts';
import { categorize } from '../categorization/categorize.ts';
import type { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { proportionOf } from '../money/money.ts';
import type { Charge } from './charge.ts';
import { classifyStream } from './classify-stream.ts';
import { partyLabel } from './party-names.ts';
import { priceHistory } from './price-changes.ts';
import type { PartyFound } from './stitch-chains.ts';
import { standing } from './stream-status.ts';
import type { Stream, StreamClass } from './stream-types.ts';

/** What the merchant table and words say of a stream's latest transaction. */
function categoryOf(charges: readonly Charge[]): string | null {
  const last = charges.at(-1);
  if (!last) return null;
  const { category, confidence } = categorize({
    description: last.text,
    merchant: last.merchant,
    amountMinor: last.signed,
  });
  return confidence >= CATEGORY_FROM ? category : null;
}

/** Below it a category is a guess from a single common word. */
const CATEGORY_FROM = 0.7;

/** The stream that a chain makes; transfers have a fixed class, all others are classified by what they are. */
export function toStream(
  { chain, confidence, nature }: PartyFound,
  { direction, fixedClass }: { direction: 'inflow' | 'outflow'; fixedClass: StreamClass | null },
  rates: RateCurve,
  asOf: CivilDate,
): Stream | null {
  const first = chain.charges[0];
  const last = chain.charges.at(-1);
  if (!first || !last) return null;
  const prices = priceHistory(chain.charges, rates, chain.cadence);
  const kind = fixedClass ?? classifyStream(chain, direction, nature, prices, categoryOf(chain.charges));
  const { status, nextOn } = standing(chain, prices, kind, asOf);
  const sum = chain.charges.reduce((total, charge) => total + charge.signed, 0);
  return {
    merchant: partyLabel(last.merchant, last.text),
    accountId: last.accountId,
    direction,
    frequency: chain.cadence.frequency,
    status,
    class: kind,
    averageAmountMinor: proportionOf(sum, 1, chain.charges.length),
    lastAmountMinor: last.signed,
    firstOn: first.on,
    lastOn: last.on,
    nextOn,
    transactionIds: chain.charges.map(({ id }) => id),
    priceChanges: prices.changes,
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
