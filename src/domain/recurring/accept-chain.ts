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
  const count = chain.charges.length;
  const { months, frequency } = chain.cadence;
  if (count < 2 || (count < 3 && months < 6)) return 0;
  if (count < fewest(chain, nature)) return 0;
  const slots = chain.cycles.reduce((total, cycle) => total + Math.min(cycle, 3), 1);
  const coverage = count / slots;
  if (coverage < coverageMin(count)) return 0;
  const shape = amountShape(chain.charges);
  if (count === 2) return acceptPair(chain, group, nature, shape);
  const isPrice = shape.equal >= 0.45 || (shape.steady >= 0.85 && count >= 6);
  const rivals = rivalsOf(chain, group, isPrice);
  const isTwin = isPrice && rivals.length >= 3 && isRegular(rivals, chain.cadence);
  const purity = isTwin ? 0.95 : count / (count + rivals.length);
  if (purity < (nature.isHabit ? 0.85 : 0.68)) return 0;
  const lockMax = lockLimit(chain, isPrice, isKnown(nature) || (count >= 6 && purity >= 0.95));
  if (chain.lock > lockMax) return 0;
  if (count === 3 && shape.equal < 1 && !isKnown(nature) && (group.length > 3 || chain.lock > 1.5)) return 0;
  if (isPrice ? count <= 3 && nature.isHabit : !acceptsVariable(chain, shape, nature, purity)) return 0;
  const sure =
    0.9 + 0.02 * Math.min(4, count - 3) - 0.08 * (chain.lock / Math.max(0.5, lockMax)) - 0.1 * (1 - purity);
  const frequent = frequency === 'weekly' || frequency === 'biweekly' ? 0.99 : 1;
  return Math.max(0.5, Math.min(0.99, sure * frequent + (isPrice ? 0.04 : -0.04)));
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
  if ((chain.charges[0]?.signed ?? 0) > 0 && !nature.isIncome && (nature.isShop || count < 6)) return false;
  if (chain.cadence.period < 28 && count < (nature.isIncome ? 4 : 8)) return false;
  if (known) return true;
  if (nature.isShop && (count < 6 || shape.steady < 0.7)) return false;
  return count > 3 ? purity >= 0.8 : chain.lock <= 1.5 && purity >= 0.99 && shape.spread < 0.5;
}

function isKnown(nature: MerchantNature): boolean {
  return nature.isBill || nature.isLoan || nature.isIncome || nature.isService;
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
  const span = (second.day - first.day) / chain.cadence.period;
  const off = Math.abs(span - 1) * chain.cadence.period;
  const others = group.length - 2;
  const ratio = second.amount / first.amount;
  const isEqual = first.amount === second.amount;
  if (others > 0) {
    const isOdd = isEqual && first.amount % 500 !== 0 && isLonePair(first, group);
    return isOdd && off <= 3 && chain.cadence.months === 12 ? 0.75 : 0;
  }
  if (isEqual && off <= (nature.isService || nature.isBill ? 8 : 5)) return nature.isShop ? 0 : 0.85;
  const known = nature.isService || nature.isBill;
  if (chain.cadence.months < 12 && !known) return 0;
  if (shape.steady === 1 && off <= 4 && !nature.isShop) return 0.8;
  if (ratio >= 0.97 && ratio <= (known ? 1.35 : 1.2) && off <= (known ? 6 : 3) && !nature.isShop) return 0.75;
  return 0;
}

/** The amount, or one close to it, occurs exactly twice among all transactions of the merchant. */
function isLonePair(charge: Charge, group: readonly Charge[]): boolean {
  return group.filter(({ amount }) => Math.abs(amount - charge.amount) <= charge.amount * 0.04).length === 2;
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
