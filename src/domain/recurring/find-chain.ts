import { anchorDistances, CADENCES, type Cadence } from './cadence.ts';
import type { Charge } from './charge.ts';

/** Charges that follow one another at one frequency. */
export interface Chain {
  readonly cadence: Cadence;
  readonly charges: readonly Charge[];
  /** Cycles between consecutive charges; 1 if none is missing. */
  readonly cycles: readonly number[];
  /** Mean distance from the anchor in days. */
  readonly lock: number;
  /** Score of the chain; comparable between chains of the same charges. */
  readonly score: number;
}

/** Finds the chain with the highest score over all frequencies, or null. `charges` must be in date order. */
export function findChain(charges: readonly Charge[], cadences: readonly Cadence[] = CADENCES): Chain | null {
  const paths: { path: Charge[]; cadence: Cadence; bound: number }[] = [];
  const series = seriesOf(charges);
  for (const cadence of cadences) {
    if (!isPossible(series, cadence)) continue;
    const path = longestPath(charges, series, cadence);
    if (path.length >= 2) paths.push({ path, cadence, bound: boundOf(path, cadence) });
  }
  paths.sort((a, b) => b.bound - a.bound);
  let best: Chain | null = null;
  for (const { path, cadence, bound } of paths) {
    if (best && bound <= best.score) break;
    const chain = measureChain(path, cadence);
    if (!best || chain.score > best.score) best = chain;
  }
  return best;
}

const SKIP_COST = 0.6;
const SKIP_COST_MAX = 2.4;

/** Upper bound of a path's score: the score if every charge were on its anchor. */
function boundOf(path: readonly Charge[], cadence: Cadence): number {
  let score = path.length;
  for (let index = 1; index < path.length; index += 1) {
    const before = path[index - 1];
    const after = path[index];
    if (!before || !after) continue;
    const cycle = Math.max(1, Math.round((after.day - before.day) / cadence.period));
    score += amountGain(before.amount, after.amount, index === 1) - skipCost(cycle);
  }
  return score;
}

function skipCost(cycle: number): number {
  return Math.min(SKIP_COST_MAX, (cycle - 1) * SKIP_COST);
}

/** Measures charges against a frequency: distance from the anchor, missing cycles, constant amounts. */
export function measureChain(path: readonly Charge[], cadence: Cadence): Chain {
  const distances = anchorDistances(path, cadence);
  const cycles: number[] = [];
  let score = 0;
  let sum = 0;
  path.forEach((charge, index) => {
    const distance = distances[index] ?? 0;
    sum += Math.min(distance, 10);
    score += 1 - Math.min(1.6, distance / cadence.lockSlack);
    const before = path[index - 1];
    if (!before) return;
    const cycle = Math.max(1, Math.round((charge.day - before.day) / cadence.period));
    cycles.push(cycle);
    score += amountGain(before.amount, charge.amount, index === 1) - skipCost(cycle);
  });
  return { cadence, charges: path, cycles, lock: sum / path.length, score };
}

/** Days and amounts of the charges, laid out for the inner loop. */
interface Series {
  readonly days: Int32Array;
  readonly amounts: Float64Array;
  readonly spanDays: number;
  /** Share of the charges on their most common weekday, and on the most common four weekdays in a row. */
  readonly sameWeekday: number;
  readonly nearWeekday: number;
}

function seriesOf(charges: readonly Charge[]): Series {
  const weekdays = [0, 0, 0, 0, 0, 0, 0];
  for (const { weekday } of charges) weekdays[weekday] = (weekdays[weekday] ?? 0) + 1;
  const near = weekdays.map(
    (count, index) =>
      count +
      (weekdays[(index + 1) % 7] ?? 0) +
      (weekdays[(index + 2) % 7] ?? 0) +
      (weekdays[(index + 3) % 7] ?? 0),
  );
  return {
    days: Int32Array.from(charges, ({ day }) => day),
    amounts: Float64Array.from(charges, ({ amount }) => amount),
    spanDays: (charges.at(-1)?.day ?? 0) - (charges[0]?.day ?? 0),
    sameWeekday: Math.max(...weekdays) / charges.length,
    nearWeekday: Math.max(...near) / charges.length,
  };
}

/** False for a frequency that would explain too few of the charges, or that their weekdays contradict. */
function isPossible(series: Series, cadence: Cadence): boolean {
  const count = series.days.length;
  if (series.spanDays / cadence.period + 1 < count * 0.15) return false;
  if (count < 10) return true;
  const isByDays = cadence.months === 0 && cadence.frequency !== 'semimonthly';
  return isByDays ? series.nearWeekday > 0.72 : series.sameWeekday < 0.9;
}

/** Per charge, the score of the best path ending there and the index of the previous charge (-1 at the start). */
interface Paths {
  readonly scores: Float64Array;
  readonly previous: Int32Array;
}

/** Finds the best path by dynamic programming over the predecessors each frequency allows. */
function longestPath(charges: readonly Charge[], series: Series, cadence: Cadence): Charge[] {
  const { days } = series;
  const count = days.length;
  const paths = { scores: new Float64Array(count), previous: new Int32Array(count).fill(-1) };
  const farthest = cadence.period * cadence.skipMax + cadence.gapSlack;
  let end = 0;
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    while ((days[from] ?? 0) < (days[index] ?? 0) - farthest) from += 1;
    extendPath(paths, series, cadence, from, index);
    if ((paths.scores[index] ?? 0) >= (paths.scores[end] ?? 0)) end = index;
  }
  const path: Charge[] = [];
  for (let index = end; index >= 0; index = paths.previous[index] ?? -1) {
    const charge = charges[index];
    if (charge) path.push(charge);
  }
  return path.reverse();
}

/** Stores the best path that ends at a charge, among its predecessors from `from` on. */
function extendPath(paths: Paths, series: Series, cadence: Cadence, from: number, index: number): void {
  const { scores, previous } = paths;
  const { days, amounts } = series;
  const { period, gapSlack } = cadence;
  const nearest = period - gapSlack;
  const day = days[index] ?? 0;
  const amount = amounts[index] ?? 0;
  let best = 0;
  let bestBack = -1;
  for (let back = index - 1; back >= from; back -= 1) {
    const gap = day - (days[back] ?? 0);
    if (gap < nearest) continue;
    const cycle = Math.round(gap / period);
    const miss = Math.abs(gap - cycle * period);
    if (miss > gapSlack) continue;
    const reach = (scores[back] ?? 0) + 1.6 - skipCost(cycle);
    if (reach <= best) continue;
    const kept = amountGain(amounts[back] ?? 0, amount, previous[back] === -1);
    const score = reach - 0.6 - (0.5 * miss) / gapSlack + kept;
    if (score <= best) continue;
    best = score;
    bestBack = back;
  }
  scores[index] = best;
  previous[index] = bestBack;
}

/** Score for an amount following another: equal amounts indicate one stream, distant ones contradict it. */
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
