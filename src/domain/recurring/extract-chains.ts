import { acceptChain, computeAmountStats } from './accept-chain.ts';
import { anchorDistance, bestDomPair, CADENCES } from './cadence.ts';
import type { Charge } from './charge.ts';
import { type ChargeCounts, countCharges } from './charge-counts.ts';
import { type Chain, findChain, measureChain } from './find-chain.ts';
import type { MerchantTraits } from './merchant-traits.ts';
import { addIrregularWages, findRegularWages } from './regular-wages.ts';
import { trimChain } from './trim-chain.ts';

/** A chain accepted as a stream, with its confidence. */
export interface DetectedChain {
  readonly chain: Chain;
  readonly confidence: number;
}

/** Maximum number of streams per merchant and account. */
const STREAMS_MAX = 8;
/** Above this many transactions per day, timing alone proves nothing: amounts decide. */
const DENSE_PER_DAY = 0.2;

/**
 * Extracts the streams from one merchant's charges in one account, best explained first. Two plans are separated
 * because equal amounts count more than adjacent dates. Single purchases and refunds are left out.
 */
export function extractChains(charges: readonly Charge[], nature: MerchantTraits): DetectedChain[] {
  let remaining = charges.filter(({ amount }) => amount > 0);
  const found: DetectedChain[] = [];
  while (remaining.length >= 2 && found.length < STREAMS_MAX) {
    const next = extractNext(remaining, nature);
    if (!next) break;
    const chain = withIntro(next.chain, charges, remaining);
    found.push({ ...next, chain });
    const members = new Set(chain.charges);
    remaining = remaining.filter((charge) => !members.has(charge));
  }
  return found;
}

function extractNext(left: readonly Charge[], nature: MerchantTraits): DetectedChain | null {
  const wages = (left[0]?.signed ?? 0) > 0 ? wageChain(left, nature) : null;
  if (wages) return wages;
  const isDense = (densityOf(left) > DENSE_PER_DAY && left.length > 24) || isErratic(left);
  if (!isDense) {
    const chain = trimmedChain(left);
    const confidence =
      chain && !isTemporary(chain, countCharges(left), nature) ? acceptChain(chain, left, nature) : 0;
    if (chain && confidence > 0) return { chain, confidence };
  }
  return byAmount(left, nature);
}

/** The regular payments of a payer in one size and rhythm, whatever else it pays in between. */
function wageChain(left: readonly Charge[], nature: MerchantTraits): DetectedChain | null {
  const core = findRegularWages(left);
  const chain = core && trimmedChain(core);
  if (!core || !chain || chain.charges.length < core.length * 0.6) return null;
  const confidence = acceptChain(chain, core, nature);
  return confidence > 0 ? { chain: addIrregularWages(chain, left), confidence } : null;
}

/** Number of charges from which a group without any rhythm is recognized as erratic. */
const ERRATIC_FROM = 30;

/** True if most amounts occur once and no frequency explains half of the gaps: single purchases. */
function isErratic(charges: readonly Charge[]): boolean {
  if (charges.length < ERRATIC_FROM) return false;
  if (new Set(charges.map(({ amount }) => amount)).size < charges.length * 0.3) return false;
  return CADENCES.every(({ period, gapSlack }) => {
    let regularCount = 0;
    for (let index = 1; index < charges.length; index += 1) {
      const gap = (charges[index]?.day ?? 0) - (charges[index - 1]?.day ?? 0);
      if (Math.abs(gap - period) <= gapSlack * 0.75) regularCount += 1;
    }
    return regularCount < charges.length * 0.45;
  });
}

/** Adds a trial's charge (zero, or a small first price) to the start of the stream it led to. */
function withIntro(chain: Chain, charges: readonly Charge[], left: readonly Charge[]): Chain {
  const first = chain.charges[0];
  if (!first || first.signed > 0 || chain.cadence.period < 20) return chain;
  const open = new Set(left);
  const intro = charges.findLast(
    (charge) =>
      charge.day < first.day &&
      charge.day >= first.day - 45 &&
      charge.amount <= first.amount * 0.34 &&
      (charge.amount === 0 || charges.every((other) => other === charge || other.amount !== charge.amount)) &&
      (charge.amount === 0 || open.has(charge)),
  );
  if (!intro) return chain;
  return { ...chain, charges: [intro, ...chain.charges], cycles: [1, ...chain.cycles] };
}

const MONTHLY_UP = CADENCES.filter(({ months }) => months > 0);

/** Pairs of days on which wages and loans are usually posted twice a month. */
const HALF_MONTHS = new Set(['1 15', '1 16', '5 20', '10 25', '7 22', '15 30', '15 31', '14 28']);

/** True if twice a month at one price on unusual days is two plans rather than one semimonthly stream. */
function isTwoPlans(chain: Chain): boolean {
  const [first] = chain.charges;
  if (chain.cadence.frequency !== 'semimonthly' || !first || first.signed > 0) return false;
  const [early, late] = bestDomPair(chain.charges);
  if (computeAmountStats(chain.charges).equal >= 0.8) return !HALF_MONTHS.has(`${early} ${late}`);
  return [0, 1].every(
    (odd) => computeAmountStats(chain.charges.filter((_, index) => index % 2 === odd)).equal >= 0.75,
  );
}

/**
 * If a merchant charges one price twice per cycle, reassigns charges to the chain whose anchor is nearest, so that two
 * plans do not swap from month to month.
 */
function alignToAnchor(chain: Chain, left: readonly Charge[]): Chain {
  const members = new Set(chain.charges);
  const levels = new Set(chain.charges.map(({ amount }) => amount));
  const rivals = left.filter((charge) => !members.has(charge) && levels.has(charge.amount));
  if (rivals.length < 3) return chain;
  const distance = anchorDistance(chain.charges, chain.cadence);
  const seated = chain.charges.map((charge) => {
    let best = charge;
    for (const rival of rivals) {
      if (members.has(rival) || rival.amount !== charge.amount) continue;
      if (Math.abs(rival.day - charge.day) > chain.cadence.period * 0.45) continue;
      if (Math.abs(distance(rival)) < Math.abs(distance(best)) - 0.3) best = rival;
    }
    if (best !== charge) {
      members.delete(charge);
      members.add(best);
    }
    return best;
  });
  seated.sort((a, b) => a.day - b.day);
  const moved = measureChain(seated, chain.cadence);
  return moved.lock < chain.lock ? moved : chain;
}

/** The best chain after trimming. The part cut off is set aside and the rest searched again. */
function trimmedChain(left: readonly Charge[]): Chain | null {
  let pool = left;
  let chain: Chain | null = null;
  for (let round = 0; round < 3; round += 1) {
    const longest = findChain(pool);
    if (!longest) return chain;
    chain = trimChain(longest, left);
    if (isTwoPlans(chain)) {
      const monthly = findChain(pool, MONTHLY_UP);
      if (monthly && monthly.charges.length >= chain.charges.length * 0.35)
        return alignToAnchor(monthly, left);
    }
    if (chain.cadence.months > 0) chain = alignToAnchor(chain, left);
    if (chain.charges.length === longest.charges.length) return chain;
    const chainCharges = new Set(chain.charges);
    const cut = new Set(longest.charges.filter((charge) => !chainCharges.has(charge)));
    pool = pool.filter((charge) => !cut.has(charge));
  }
  return chain;
}

function densityOf(charges: readonly Charge[]): number {
  const first = charges[0];
  const last = charges.at(-1);
  return first && last ? charges.length / Math.max(30, last.day - first.day) : 0;
}

/** The best stream among the transactions of one amount, extended over price changes. */
function byAmount(left: readonly Charge[], nature: MerchantTraits): DetectedChain | null {
  const levels = Map.groupBy(left, ({ amount }) => amount);
  if (levels.size < 2) return null;
  const repeated = [...levels.values()].filter((level) => level.length > 1);
  const best = bestLevel(repeated, left, nature);
  if (!best) return null;
  const isRepeated = ({ amount }: Charge): boolean => (levels.get(amount)?.length ?? 0) > 1;
  return { ...best, chain: extendOverPriceSteps(best.chain, left.filter(isRepeated)) };
}

/** The best stream explained by one amount alone that is not a coincidence. */
function bestLevel(
  levels: readonly (readonly Charge[])[],
  left: readonly Charge[],
  nature: MerchantTraits,
): DetectedChain | null {
  const counts = countCharges(left);
  let best: DetectedChain | null = null;
  for (const level of levels) {
    const chain = findChain(level);
    if (!chain || (best && chain.score <= best.chain.score)) continue;
    if (isCoincidence(chain, counts, nature)) continue;
    const confidence = acceptChain(chain, level.length === 2 ? left : level, nature);
    if (confidence > 0) best = { chain, confidence };
  }
  return best;
}

/** Minimum share of the charges of one amount among all charges of that time, by type of merchant. */
const SHARE_OF_HABIT = 0.85;
const SHARE_OF_SHOP = 0.6;
const FREQUENT_FROM = 12;

/** True for one of a store's usual prices that happens to recur while other visits occur in between. */
function isCoincidence(chain: Chain, counts: ChargeCounts, nature: MerchantTraits): boolean {
  if (isTemporary(chain, counts, nature)) return true;
  const first = chain.charges[0]?.day ?? 0;
  const last = chain.charges.at(-1)?.day ?? 0;
  const isFrequent = chain.cadence.period < 28 && chain.charges.length < FREQUENT_FROM;
  const least = nature.isHabit
    ? SHARE_OF_HABIT
    : (nature.isShop && !nature.isService) || isFrequent
      ? SHARE_OF_SHOP
      : 0;
  if (least === 0) return false;
  return chain.charges.length < counts.betweenDays(first, last) * least;
}

/** Minimum share a plan must have among similar amounts of an unknown merchant, including before and after. */
const SHARE_OF_LIKE = 0.35;

/** True for a rhythm that a merchant with many similar charges shows only temporarily. */
function isTemporary(chain: Chain, counts: ChargeCounts, nature: MerchantTraits): boolean {
  if (nature.isService || nature.isBill || nature.isLoan || nature.isIncome || nature.isPeer) return false;
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const { amount } of chain.charges) {
    low = Math.min(low, amount);
    high = Math.max(high, amount);
  }
  return chain.charges.length < counts.betweenAmounts(low * 0.6, high * 1.6) * SHARE_OF_LIKE;
}

/** Extends a chain over price changes: adds transactions of other amounts that keep its rhythm before and after it. */
function extendOverPriceSteps(chain: Chain, left: readonly Charge[]): Chain {
  const { cadence } = chain;
  const first = chain.charges[0];
  const last = chain.charges.at(-1);
  if (!first || !last) return chain;
  const members = [...chain.charges];
  for (const step of [-1, 1]) {
    let edge = step < 0 ? first : last;
    for (;;) {
      const next = nextOf(edge, step, cadence.period, cadence.gapSlack * 0.6, left);
      if (!next) break;
      members.push(next);
      edge = next;
    }
  }
  if (members.length === chain.charges.length) return chain;
  const carried = measureChain(
    members.sort((a, b) => a.day - b.day),
    cadence,
  );
  return carried.lock <= chain.lock + 1 ? carried : chain;
}

function nextOf(
  edge: Charge,
  step: number,
  period: number,
  slack: number,
  left: readonly Charge[],
): Charge | null {
  let best: Charge | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const charge of left) {
    const ratio = charge.amount / edge.amount;
    if (ratio < 0.6 || ratio > 1.7) continue;
    const off = Math.abs((charge.day - edge.day) * step - period);
    if (off > slack) continue;
    const cost = off + Math.abs(Math.log(ratio)) * 8;
    if (cost < least) {
      least = cost;
      best = charge;
    }
  }
  return best;
}
