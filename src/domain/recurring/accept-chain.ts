import type { Cadence } from './cadence.ts';
import type { Charge } from './charge.ts';
import { type Chain, findChain } from './find-chain.ts';
import type { MerchantNature } from './merchant-nature.ts';

/** How the amounts of a chain behave. */
interface AmountShape {
  /** Share of steps that keep the amount to the cent. */
  readonly equal: number;
  /** Share of steps that keep it within the drift of an exchange rate. */
  readonly steady: number;
  /** Relative spread (standard deviation over mean). */
  readonly spread: number;
}

/** Amounts of a chain in brief. */
export function amountShape(charges: readonly Charge[]): AmountShape {
  let equal = 0;
  let steady = 0;
  let sum = 0;
  for (const { amount } of charges) sum += amount;
  const mean = sum / charges.length;
  let square = 0;
  charges.forEach((charge, at) => {
    square += (charge.amount - mean) ** 2;
    const before = charges[at - 1];
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

/** Two amounts that one price can give: equal, or apart by no more than an exchange rate moves. */
function isDrift(before: number, after: number): boolean {
  return Math.abs(after - before) <= Math.max(before, after) * 0.03;
}

/**
 * Whether a chain is a stream rather than chance, given all transactions of its group that no stream has taken.
 * Returns the probability, or 0 to reject.
 */
export function acceptChain(chain: Chain, group: readonly Charge[], nature: MerchantNature): number {
  if (!isComplete(chain, nature)) return 0;
  const count = chain.charges.length;
  const shape = amountShape(chain.charges);
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
  return Math.max(0.5, Math.min(0.99, sure * trustIn(chain.cadence) + (isPrice ? 0.04 : -0.04)));
}

/** Enough charges for the rhythm and the merchant, with few enough missing between them. */
function isComplete(chain: Chain, nature: MerchantNature): boolean {
  const count = chain.charges.length;
  if (count < 2 || (count < 3 && chain.cadence.months < 6)) return false;
  if (count < fewest(chain, nature)) return false;
  const slots = chain.cycles.reduce((total, cycle) => total + Math.min(cycle, 3), 1);
  return count / slots >= coverageMin(count);
}

/** Amounts that a price with its changes gives, rather than a bill that varies. */
function isOnePrice(shape: AmountShape, count: number): boolean {
  return shape.equal >= 0.45 || (shape.steady >= 0.85 && count >= 6);
}

/** Three charges of an unknown merchant prove a stream at one price, or where it charged nothing else. */
function acceptsTriple(
  chain: Chain,
  group: readonly Charge[],
  nature: MerchantNature,
  shape: AmountShape,
): boolean {
  return shape.equal === 1 || isKnown(nature) || (group.length <= 3 && chain.lock <= 1.5);
}

/** Share of the charges that could belong to the chain that do; a second plan at the same price takes nothing away. */
function purityOf(chain: Chain, group: readonly Charge[], isPrice: boolean): number {
  const rivals = rivalsOf(chain, group, isPrice);
  if (isPrice && rivals.length >= 3 && isRegular(rivals, chain.cadence)) return 0.95;
  return chain.charges.length / (chain.charges.length + rivals.length);
}

/** Chance imitates short rhythms a little more often. */
function trustIn({ frequency }: Cadence): number {
  return frequency === 'weekly' || frequency === 'biweekly' ? 0.99 : 1;
}

/** Short rhythms come about by chance among the purchases of any shop: there more charges are asked for. */
function fewest(chain: Chain, nature: MerchantNature): number {
  if (chain.cadence.period >= 28 || isKnown(nature)) return 2;
  return chain.cadence.frequency === 'semimonthly' ? 6 : 5;
}

/** Few charges prove a rhythm only without a gap. */
function coverageMin(count: number): number {
  return count <= 3 ? 1 : count < 6 ? 0.74 : 0.6;
}

/** Largest mean distance from the anchor in days. */
function lockLimit(chain: Chain, isPrice: boolean, isTrusted: boolean): number {
  const { frequency, months } = chain.cadence;
  if (frequency === 'weekly') return isPrice ? 0.9 : 0.5;
  if (months === 0) return isPrice ? 1.8 : 1.2;
  if (isPrice) return months >= 6 ? 5 : 3.6;
  return (isTrusted ? 3.3 : 2.2) + (months >= 6 ? 1.2 : 0);
}

/** Amounts that vary need more charges, a bill-like spread and a rhythm that keeps its day. */
function acceptsVariable(chain: Chain, shape: AmountShape, nature: MerchantNature, purity: number): boolean {
  if (nature.isHabit || nature.isPeer) return false;
  const known = isKnown(nature);
  const count = chain.charges.length;
  if (shape.spread > (known ? 0.9 : 0.65)) return false;
  if (isChanceCredit(chain, nature)) return false;
  if (chain.cadence.period < 28 && count < (nature.isIncome ? 4 : 8)) return false;
  return known || isBillLike(chain, shape, nature, purity);
}

/** The amounts and days of an unknown merchant that behave as those of a bill. */
function isBillLike(chain: Chain, shape: AmountShape, nature: MerchantNature, purity: number): boolean {
  const count = chain.charges.length;
  if (nature.isShop && (count < 6 || shape.steady < 0.7)) return false;
  return count > 3 ? purity >= 0.8 : chain.lock <= 1.5 && purity >= 0.99 && shape.spread < 0.5;
}

/** Money received that is no wage: refunds of a shop, or too few payments to tell. */
function isChanceCredit({ charges }: Chain, nature: MerchantNature): boolean {
  return (charges[0]?.signed ?? 0) > 0 && !nature.isIncome && (nature.isShop || charges.length < 6);
}

function isKnown(nature: MerchantNature): boolean {
  return nature.isBill || nature.isLoan || nature.isIncome || nature.isService;
}

/** How far apart two charges a cycle from one another may be: days off the due day, and the rise in price. */
interface PairTolerance {
  readonly equalDays: number;
  readonly riseDays: number;
  readonly riseMax: number;
  /** Months of a cycle from which on a rise is believed. */
  readonly riseFromMonths: number;
}
const KNOWN_PAIR: PairTolerance = { equalDays: 8, riseDays: 6, riseMax: 1.35, riseFromMonths: 0 };
const UNKNOWN_PAIR: PairTolerance = { equalDays: 5, riseDays: 3, riseMax: 1.2, riseFromMonths: 12 };

function toleranceOf(nature: MerchantNature): PairTolerance {
  return nature.isService || nature.isBill ? KNOWN_PAIR : UNKNOWN_PAIR;
}

/** Two charges a year or half a year apart: only the same price, or a plausible rise on nearly the same day. */
function acceptPair(
  chain: Chain,
  group: readonly Charge[],
  nature: MerchantNature,
  shape: AmountShape,
): number {
  const [first, second] = chain.charges;
  if (!first || !second || nature.isHabit || nature.isPeer) return 0;
  const { period, months } = chain.cadence;
  const off = Math.abs((second.day - first.day) / period - 1) * period;
  const isEqual = first.amount === second.amount;
  if (group.length > 2) return isEqual && off <= 3 && months === 12 && isOddPair(first, group) ? 0.75 : 0;
  if (nature.isShop) return 0;
  const tolerance = toleranceOf(nature);
  if (isEqual && off <= tolerance.equalDays) return 0.85;
  if (months < tolerance.riseFromMonths) return 0;
  if (shape.steady === 1 && off <= 4) return 0.8;
  const ratio = second.amount / first.amount;
  return ratio >= 0.97 && ratio <= tolerance.riseMax && off <= tolerance.riseDays ? 0.75 : 0;
}

/** No round amount, and it, or one close to it, occurs exactly twice among all transactions of the merchant. */
function isOddPair({ amount }: Charge, group: readonly Charge[]): boolean {
  if (amount % 500 === 0) return false;
  return group.filter((other) => Math.abs(other.amount - amount) <= amount * 0.04).length === 2;
}

/**
 * Transactions outside the chain that could as well belong to it by their amount. For a price only transactions of the
 * same time can; for variable amounts all can, or some stretch of any busy merchant would look regular.
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

/** The rivals are a second plan at the same price: they keep the same rhythm among themselves. */
function isRegular(rivals: readonly Charge[], cadence: Cadence): boolean {
  const other = findChain(rivals, [cadence]);
  return (
    other !== null && other.charges.length >= rivals.length * 0.8 && other.lock <= cadence.lockSlack * 0.6
  );
}
