import { CADENCES, type Cadence, lockDistances } from './cadence.ts';
import type { Charge } from './charge.ts';

/** Charges that follow one another in one rhythm. */
export interface Chain {
  readonly cadence: Cadence;
  readonly charges: readonly Charge[];
  /** Cycles between neighbours, 1 where none is missing. */
  readonly cycles: readonly number[];
  /** Mean days off the anchor. */
  readonly lock: number;
  /** What the chain explains; comparable between chains over the same charges. */
  readonly score: number;
}

/** The chain that explains most of the charges (in date order), over all rhythms, or null. */
export function findChain(charges: readonly Charge[], cadences: readonly Cadence[] = CADENCES): Chain | null {
  let best: Chain | null = null;
  for (const cadence of cadences) {
    const chain = bestChain(charges, cadence);
    if (chain && (!best || chain.score > best.score)) best = chain;
  }
  return best;
}

const SKIP_COST = 0.6;
const SKIP_COST_MAX = 2.4;

export function bestChain(charges: readonly Charge[], cadence: Cadence): Chain | null {
  const path = longestPath(charges, cadence);
  if (path.length < 2) return null;
  return measure(path, cadence);
}

/** Measures a run of charges against a rhythm: days off the anchor, cycles missing, amounts kept. */
export function measure(path: readonly Charge[], cadence: Cadence): Chain {
  const distances = lockDistances(path, cadence);
  const cycles: number[] = [];
  let score = 0;
  let sum = 0;
  path.forEach((charge, at) => {
    const distance = distances[at] ?? 0;
    sum += Math.min(distance, 10);
    score += 1 - Math.min(1.6, distance / cadence.lockSlack);
    const before = path[at - 1];
    if (!before) return;
    const cycle = Math.max(1, Math.round((charge.day - before.day) / cadence.period));
    cycles.push(cycle);
    score +=
      amountGain(before.amount, charge.amount, at === 1) - Math.min(SKIP_COST_MAX, (cycle - 1) * SKIP_COST);
  });
  return { cadence, charges: path, cycles, lock: sum / path.length, score };
}

/** Best path through the charges by dynamic programming over the predecessors each rhythm allows. */
function longestPath(charges: readonly Charge[], cadence: Cadence): Charge[] {
  const count = charges.length;
  const scores = new Float64Array(count);
  const previous = new Int32Array(count).fill(-1);
  let end = 0;
  const farthest = cadence.period * cadence.skipMax + cadence.gapSlack;
  let from = 0;
  for (let at = 0; at < count; at += 1) {
    const charge = charges[at];
    if (!charge) continue;
    while ((charges[from]?.day ?? 0) < charge.day - farthest) from += 1;
    for (let back = at - 1; back >= from; back -= 1) {
      const before = charges[back];
      if (!before) continue;
      const gap = charge.day - before.day;
      const cycle = Math.round(gap / cadence.period);
      if (cycle < 1) continue;
      const miss = Math.abs(gap - cycle * cadence.period);
      if (miss > cadence.gapSlack) continue;
      const gain =
        1 -
        (0.5 * miss) / cadence.gapSlack -
        Math.min(SKIP_COST_MAX, (cycle - 1) * SKIP_COST) +
        amountGain(before.amount, charge.amount, previous[back] === -1);
      const score = (scores[back] ?? 0) + gain;
      if (score > (scores[at] ?? 0)) {
        scores[at] = score;
        previous[at] = back;
      }
    }
    if ((scores[at] ?? 0) >= (scores[end] ?? 0)) end = at;
  }
  const path: Charge[] = [];
  for (let at = end; at >= 0; at = previous[at] ?? -1) {
    const charge = charges[at];
    if (charge) path.push(charge);
  }
  return path.reverse();
}

/** How well an amount follows another: equal speaks for one stream, far apart against it. */
function amountGain(before: number, after: number, isFirst: boolean): number {
  if (before === after) return 0.6;
  const ratio = before < after ? before / after : after / before;
  if (ratio >= 0.985) return 0.35;
  if (ratio >= 0.93) return 0.05;
  if (ratio >= 0.78) return -0.15;
  if (ratio >= 0.7) return -0.25;
  if (ratio >= 0.45) return -0.5;
  if (isFirst && before < after) return -0.4;
  return ratio >= 0.25 ? -0.8 : -1.3;
}
