import type { Cadence } from './cadence.ts';
import type { Charge } from './charge.ts';
import { type Chain, findChain } from './find-chain.ts';
import type { MerchantTraits } from './merchant-traits.ts';

/** Statistics of the amounts of a chain. */
interface AmountStats {
  /** Share of steps with the exact same amount. */
  readonly equal: number;
  /** Share of steps within the variation of an exchange rate. */
  readonly steady: number;
  /** Coefficient of variation (standard deviation over mean). */
  readonly spread: number;
}

/** Computes the statistics of the amounts. */
export function computeAmountStats(charges: readonly Charge[]): AmountStats {
  let equal = 0;
  let steady = 0;
  let sum = 0;
  for (const { amount } of charges) sum += amount;
  const mean = sum / charges.length;
  let square = 0;
  charges.forEach((charge, index) => {
    square += (charge.amount - mean) ** 2;
    const before = charges[index - 1];
    if (!before) return;
    if (before.amount === charge.amount) equal += 1;
    if (isDrift(before.amount, charge.amount)) steady += 1;
  });
  const steps = Math.max(1, charges.length - 1);
  return {
    equal: equal / steps,
    steady: steady / steps,
    spread: mean > 0 ? Math.sqrt(square / charges.length) / mean : 0,
  };
}

/** True if two amounts can be one price: equal, or different by no more than an exchange rate moves. */
function isDrift(before: number, after: number): boolean {
  return Math.abs(after - before) <= Math.max(before, after) * 0.03;
}

/**
 * Returns the probability that a chain is a stream rather than a coincidence, or 0 to reject it. `group`: all
 * transactions of its group that are not part of another stream.
 */
export function acceptChain(chain: Chain, group: readonly Charge[], nature: MerchantTraits): number {
  if (!isComplete(chain, nature)) return 0;
  const count = chain.charges.length;
  const shape = computeAmountStats(chain.charges);
  if (count === 2) return acceptPair(chain, group, nature, shape);
  const isPrice = isOnePrice(shape, count);
  const purity = purityOf(chain, group, isPrice);
  if (purity < (nature.isHabit ? 0.85 : 0.68)) return 0;
  const lockMax = lockLimit(chain, isPrice, isKnown(nature) || (count >= 6 && purity >= 0.95));
  if (chain.lock > lockMax) return 0;
  if (count === 3 && !acceptsTriple(chain, group, nature, shape)) return 0;
  const isAccepted = isPrice ? count > 3 || !nature.isHabit : acceptsVariable(chain, shape, nature, purity);
  if (!isAccepted) return 0;
  const looseness = chain.lock / Math.max(0.5, lockMax);
  const sure = 0.9 + 0.02 * Math.min(4, count - 3) - 0.08 * looseness - 0.1 * (1 - purity);
  return Math.max(0.5, Math.min(0.99, sure * cadenceTrust(chain.cadence) + (isPrice ? 0.04 : -0.04)));
}

/** True if there are enough charges for the frequency and merchant, with few enough missing. */
function isComplete(chain: Chain, nature: MerchantTraits): boolean {
  const count = chain.charges.length;
  if (count < 2 || (count < 3 && chain.cadence.months < 6)) return false;
  if (count < chargesMin(chain, nature)) return false;
  const slots = chain.cycles.reduce((total, cycle) => total + Math.min(cycle, 3), 1);
  return count / slots >= coverageMin(count);
}

/** True if the amounts are a price with changes rather than a variable bill. */
function isOnePrice(shape: AmountStats, count: number): boolean {
  return shape.equal >= 0.45 || (shape.steady >= 0.85 && count >= 6);
}

/** Three charges of an unknown merchant prove a stream at one price, or if it charged nothing else. */
function acceptsTriple(
  chain: Chain,
  group: readonly Charge[],
  nature: MerchantTraits,
  shape: AmountStats,
): boolean {
  return shape.equal === 1 || isKnown(nature) || (group.length <= 3 && chain.lock <= 1.5);
}

/** Share of matching charges that are in the chain. A second plan at the same price does not reduce it. */
function purityOf(chain: Chain, group: readonly Charge[], isPrice: boolean): number {
  const rivals = rivalsOf(chain, group, isPrice);
  if (isPrice && rivals.length >= 3 && isRegular(rivals, chain.cadence)) return 0.95;
  return chain.charges.length / (chain.charges.length + rivals.length);
}

/** Short frequencies occur by coincidence slightly more often. */
function cadenceTrust({ frequency }: Cadence): number {
  return frequency === 'weekly' || frequency === 'biweekly' ? 0.99 : 1;
}

/**
 * Minimum number of charges. Short frequencies occur by coincidence among purchases at any store, so they need more.
 */
function chargesMin(chain: Chain, nature: MerchantTraits): number {
  if (chain.cadence.period >= 28 || isKnown(nature)) return 2;
  return chain.cadence.frequency === 'semimonthly' ? 6 : 5;
}

/** Minimum share of cycles with a charge: few charges prove a rhythm only without a gap. */
function coverageMin(count: number): number {
  return count <= 3 ? 1 : count < 6 ? 0.74 : 0.6;
}

/** Maximum mean distance from the anchor in days. */
function lockLimit(chain: Chain, isPrice: boolean, isTrusted: boolean): number {
  const { frequency, months } = chain.cadence;
  if (frequency === 'weekly') return isPrice ? 0.9 : 0.5;
  if (months === 0) return isPrice ? 1.8 : 1.2;
  if (isPrice) return months >= 6 ? 5 : 3.6;
  return (isTrusted ? 3.3 : 2.2) + (months >= 6 ? 1.2 : 0);
}

/** Varying amounts need more charges, a bill-like spread and a steady day. */
function acceptsVariable(chain: Chain, shape: AmountStats, nature: MerchantTraits, purity: number): boolean {
  if (nature.isHabit || nature.isPeer) return false;
  const known = isKnown(nature);
  const count = chain.charges.length;
  if (shape.spread > (known ? 0.9 : 0.65)) return false;
  if (isChanceCredit(chain, nature)) return false;
  if (chain.cadence.period < 28 && count < (nature.isIncome ? 4 : 8)) return false;
  return known || isBillLike(chain, shape, nature, purity);
}

/** True if the amounts and days of an unknown merchant behave like a bill. */
function isBillLike(chain: Chain, shape: AmountStats, nature: MerchantTraits, purity: number): boolean {
  const count = chain.charges.length;
  if (nature.isShop && (count < 6 || shape.steady < 0.7)) return false;
  return count > 3 ? purity >= 0.8 : chain.lock <= 1.5 && purity >= 0.99 && shape.spread < 0.5;
}

/** True for money received that is not a wage: store refunds, or too few payments to tell. */
function isChanceCredit({ charges }: Chain, nature: MerchantTraits): boolean {
  return (charges[0]?.signed ?? 0) > 0 && !nature.isIncome && (nature.isShop || charges.length < 6);
}

function isKnown(nature: MerchantTraits): boolean {
  return nature.isBill || nature.isLoan || nature.isIncome || nature.isService;
}

/** Tolerance for two charges one cycle apart: days off the due date, and price increase. */
interface PairTolerance {
  readonly equalDays: number;
  readonly riseDays: number;
  readonly riseMax: number;
  /** Minimum months per cycle for a price increase to be accepted. */
  readonly riseFromMonths: number;
}
const KNOWN_PAIR: PairTolerance = { equalDays: 8, riseDays: 6, riseMax: 1.35, riseFromMonths: 0 };
const UNKNOWN_PAIR: PairTolerance = { equalDays: 5, riseDays: 3, riseMax: 1.2, riseFromMonths: 12 };

function toleranceOf(nature: MerchantTraits): PairTolerance {
  return nature.isService || nature.isBill ? KNOWN_PAIR : UNKNOWN_PAIR;
}

/** Two charges a year or half a year apart: only the same price, or a plausible increase on nearly the same day. */
function acceptPair(
  chain: Chain,
  group: readonly Charge[],
  nature: MerchantTraits,
  shape: AmountStats,
): number {
  const [first, second] = chain.charges;
  if (!first || !second || nature.isHabit || nature.isPeer) return 0;
  const { period, months } = chain.cadence;
  const off = Math.abs((second.day - first.day) / period - 1) * period;
  const isEqual = first.amount === second.amount;
  if (group.length > 2) return isEqual && off <= 3 && months === 12 && isOddPair(first, group) ? 0.75 : 0;
  if (nature.isShop && !nature.isService) return 0;
  const tolerance = toleranceOf(nature);
  if (isEqual && off <= tolerance.equalDays) return 0.85;
  if (months < tolerance.riseFromMonths) return 0;
  if (shape.steady === 1 && off <= 4) return 0.8;
  const ratio = second.amount / first.amount;
  return ratio >= 0.97 && ratio <= tolerance.riseMax && off <= tolerance.riseDays ? 0.75 : 0;
}

/** True if the amount is not round, and it or a similar one occurs exactly twice at the merchant. */
function isOddPair({ amount }: Charge, group: readonly Charge[]): boolean {
  if (amount % 500 === 0) return false;
  return group.filter((other) => Math.abs(other.amount - amount) <= amount * 0.04).length === 2;
}

/**
 * Transactions outside the chain that could belong to it by amount. For a fixed price, only transactions of the same
 * time count; for variable amounts all do, because otherwise some stretch of any busy merchant would look regular.
 */
function rivalsOf(chain: Chain, group: readonly Charge[], isPrice: boolean): Charge[] {
  const first = chain.charges[0];
  const last = chain.charges.at(-1);
  if (!first || !last) return [];
  const members = new Set(chain.charges);
  const levels = new Set(chain.charges.map(({ amount }) => amount));
  const isExact = levels.size <= chain.charges.length * 0.6;
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const { amount } of chain.charges) {
    low = Math.min(low, amount);
    high = Math.max(high, amount);
  }
  return group.filter((charge) => {
    if (members.has(charge) || (isPrice && (charge.day < first.day || charge.day > last.day))) return false;
    return isPrice && isExact
      ? levels.has(charge.amount)
      : charge.amount >= low * 0.6 && charge.amount <= high * 1.6;
  });
}

/** True if the rivals are a second plan at the same price: they keep the same rhythm among themselves. */
function isRegular(rivals: readonly Charge[], cadence: Cadence): boolean {
  const other = findChain(rivals, [cadence]);
  return (
    other !== null && other.charges.length >= rivals.length * 0.8 && other.lock <= cadence.lockSlack * 0.6
  );
}
