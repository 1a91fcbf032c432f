import type { Charge } from './charge.ts';
import { type Chain, measureChain } from './find-chain.ts';

/**
 * Number of transactions of the other amount outside the chain that indicate a second plan rather than a price change.
 */
const BESIDE_MIN = 2;
/** A chain that misses every other charge from some step on has a different frequency. */
const SPARSE_CYCLES = 1.6;

/**
 * Cuts a chain where it continues into another plan of the same merchant, and keeps the longer part. In a real price
 * change the old amount ends, the new one did not exist before, and the rhythm stays.
 */
export function trimChain(whole: Chain, group: readonly Charge[]): Chain {
  const chain = withoutStrays(whole, group);
  const { charges } = chain;
  const members = new Set(charges);
  const beside = group.filter((charge) => !members.has(charge));
  for (let index = 1; index < charges.length; index += 1) {
    const before = charges[index - 1];
    const after = charges[index];
    if (!before || !after || (isNear(before.amount, after.amount) && isOnTime(chain, before, after)))
      continue;
    if (!isOtherPlan(chain, index, beside) && !isOtherRhythm(chain, index, before, after)) continue;
    const head = charges.slice(0, index);
    const tail = charges.slice(index);
    const longer = head.length >= tail.length ? head : tail;
    if (longer.length < 2) return chain;
    return trimChain(measureChain(longer, chain.cadence), group);
  }
  return chain;
}

/** Maximum consecutive strays a chain may contain while its own charges are missing. */
const STRAYS_MAX = 3;

/**
 * Drops up to three charges between two of equal amount that belong to another plan: their amounts occur outside the
 * chain, or are far off.
 */
function withoutStrays(chain: Chain, group: readonly Charge[]): Chain {
  const members = new Set(chain.charges);
  const strays = new Set<Charge>();
  chain.charges.forEach((before, index) => {
    for (let size = 1; size <= STRAYS_MAX; size += 1) {
      const after = chain.charges[index + size + 1];
      if (!after || after.amount !== before.amount) continue;
      const between = chain.charges.slice(index + 1, index + size + 1);
      if (between.every((charge) => isStray(charge, before, group, members))) {
        for (const charge of between) strays.add(charge);
        return;
      }
    }
  });
  if (strays.size === 0) return chain;
  return measureChain(
    chain.charges.filter((charge) => !strays.has(charge)),
    chain.cadence,
  );
}

function isStray(
  charge: Charge,
  before: Charge,
  group: readonly Charge[],
  members: ReadonlySet<Charge>,
): boolean {
  if (isNear(charge.amount, before.amount)) return false;
  const ratio = charge.amount / before.amount;
  if (ratio > 1.6 || ratio < 0.6) return true;
  return group.some((other) => other.amount === charge.amount && !members.has(other));
}

function isNear(before: number, after: number): boolean {
  return Math.abs(after - before) <= Math.max(before, after) * 0.03;
}

/** True if two charges are a whole number of cycles apart, within three days. */
function isOnTime({ cadence }: Chain, before: Charge, after: Charge): boolean {
  const cycles = Math.round((after.day - before.day) / cadence.period);
  return Math.abs(after.day - before.day - cycles * cadence.period) <= Math.min(3, cadence.lockSlack);
}

/** True if the old amount continues or the new one existed before: twice anywhere, or once on the due day itself. */
function isOtherPlan(chain: Chain, index: number, beside: readonly Charge[]): boolean {
  const before = chain.charges[index - 1];
  const after = chain.charges[index];
  if (!before || !after) return false;
  const ratio = after.amount / before.amount;
  const hasMoved = !isOnTime(chain, before, after);
  if (hasMoved && (ratio > 1.8 || ratio < 0.55) && isPricedOnBothSides(chain, index)) return true;
  const isStep = !isNear(before.amount, after.amount);
  const weigh = (isDue: boolean): number => (isDue ? BESIDE_MIN : isStep ? 1 : 0);
  const newBefore = sumOf(beside, ({ day, amount }) =>
    amount === after.amount && day <= before.day ? weigh(isDueFrom(chain, after, day)) : 0,
  );
  if (newBefore >= BESIDE_MIN) return true;
  const wasSteady = isNear(chain.charges[index - 2]?.amount ?? before.amount, before.amount);
  const takesPrices = wasSteady && (hasMoved || ratio > 1.45 || ratio < 0.69);
  const slack = Math.min(3, chain.cadence.lockSlack);
  const oldAfter = sumOf(beside, ({ day, amount }) => {
    if (day < after.day - slack && day <= before.day + chain.cadence.period * 0.5) return 0;
    const isDue = isDueFrom(chain, before, day);
    if (amount === before.amount) return weigh(isDue);
    return takesPrices && isDue && isPriceOf(amount, before.amount) ? BESIDE_MIN : 0;
  });
  return oldAfter >= BESIDE_MIN;
}

/** True if the amounts on both sides of a step occur at least twice in a row. */
function isPricedOnBothSides({ charges }: Chain, index: number): boolean {
  return (
    charges[index - 2]?.amount === charges[index - 1]?.amount &&
    charges[index + 1]?.amount === charges[index]?.amount
  );
}

/** True if a day is one or two cycles before or after a charge of the chain. */
function isDueFrom({ cadence }: Chain, from: Charge, day: number): boolean {
  const cycles = Math.round((day - from.day) / cadence.period);
  if (cycles === 0 || Math.abs(cycles) > 2) return false;
  return Math.abs(day - from.day - cycles * cadence.period) <= Math.min(3, cadence.lockSlack);
}

function sumOf(charges: readonly Charge[], weigh: (charge: Charge) => number): number {
  let sum = 0;
  for (const charge of charges) sum += weigh(charge);
  return sum;
}

/** True if an amount is a plausible later price of the same plan. */
function isPriceOf(amount: number, before: number): boolean {
  return amount >= before * 0.75 && amount <= before * 1.35;
}

/** True if nearly every second cycle is missing on one side of a large step and none on the other. */
function isOtherRhythm(chain: Chain, index: number, before: Charge, after: Charge): boolean {
  const ratio = before.amount < after.amount ? before.amount / after.amount : after.amount / before.amount;
  const head = chain.cycles.slice(0, index - 1);
  const tail = chain.cycles.slice(index);
  if (ratio > 0.8 || head.length < 2 || tail.length < 2) return false;
  const sparse = (cycles: readonly number[]) =>
    cycles.filter((cycle) => cycle > 1).length >= cycles.length * 0.6;
  const mean = (cycles: readonly number[]) => cycles.reduce((sum, cycle) => sum + cycle, 0) / cycles.length;
  return (sparse(head) && mean(head) >= SPARSE_CYCLES) !== (sparse(tail) && mean(tail) >= SPARSE_CYCLES);
}
