import type { CivilDate } from '../calendar/civil-date.ts';
import { categorize } from '../categorization/categorize.ts';
import type { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { proportionOf } from '../money/money.ts';
import type { Charge } from './charge.ts';
import { classifyStream } from './classify-stream.ts';
import { merchantLabel } from './merchant-names.ts';
import { detectPriceHistory } from './price-changes.ts';
import type { DetectedStream } from './stitch-chains.ts';
import { resolveStreamState } from './stream-status.ts';
import type { Stream, StreamClass } from './stream-types.ts';

/** The category of a stream's latest transaction. */
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

/** Below this confidence a category is a guess from one common word. */
const CATEGORY_FROM = 0.7;

/**
 * Converts a detected chain to a stream, or returns null if it has no charges. Transfers have a fixed class; all others
 * are classified.
 */
export function toStream(
  { chain, confidence, nature }: DetectedStream,
  { direction, fixedClass }: { direction: 'inflow' | 'outflow'; fixedClass: StreamClass | null },
  rates: RateCurve,
  asOf: CivilDate,
): Stream | null {
  const first = chain.charges[0];
  const last = chain.charges.at(-1);
  if (!first || !last) return null;
  const prices = detectPriceHistory(chain.charges, rates, chain.cadence);
  const kind = fixedClass ?? classifyStream(chain, direction, nature, prices, categoryOf(chain.charges));
  const { status, nextOn } = resolveStreamState(chain, prices, kind, asOf);
  const sum = chain.charges.reduce((total, charge) => total + charge.signed, 0);
  return {
    merchant: merchantLabel(last.merchant, last.text),
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
