import type { Charge } from './charge.ts';
import type { Frequency } from './stream-types.ts';

/** A frequency, and how much real charges may deviate from it. */
export interface Cadence {
  readonly frequency: Exclude<Frequency, 'unknown'>;
  /** Mean length of one cycle in days. */
  readonly period: number;
  /** Months per cycle; 0 for frequencies counted in days. */
  readonly months: number;
  /** Maximum deviation, in days, of the gap between two charges. */
  readonly gapSlack: number;
  /** Deviation from the anchor day, in days, at which a charge no longer counts. */
  readonly lockSlack: number;
  /** Maximum cycles from one charge of a stream to the next. */
  readonly skipMax: number;
}

const MONTH = 30.4369;

/** All frequencies, shortest first. */
export const CADENCES: readonly Cadence[] = [
  { frequency: 'weekly', period: 7, months: 0, gapSlack: 2, lockSlack: 2.5, skipMax: 16 },
  { frequency: 'biweekly', period: 14, months: 0, gapSlack: 4, lockSlack: 4, skipMax: 10 },
  { frequency: 'semimonthly', period: MONTH / 2, months: 0, gapSlack: 5, lockSlack: 4, skipMax: 9 },
  { frequency: 'four_weekly', period: 28, months: 0, gapSlack: 4, lockSlack: 4, skipMax: 9 },
  { frequency: 'monthly', period: MONTH, months: 1, gapSlack: 8, lockSlack: 5, skipMax: 9 },
  { frequency: 'bimonthly', period: 2 * MONTH, months: 2, gapSlack: 9, lockSlack: 6, skipMax: 8 },
  { frequency: 'quarterly', period: 3 * MONTH, months: 3, gapSlack: 10, lockSlack: 7, skipMax: 7 },
  { frequency: 'semiannually', period: 6 * MONTH, months: 6, gapSlack: 12, lockSlack: 8, skipMax: 3 },
  { frequency: 'annually', period: 12 * MONTH, months: 12, gapSlack: 14, lockSlack: 9, skipMax: 2 },
];

/** The day number of a monthly anchor (`dom`: day of month) in a month counted from year 0. */
export function anchorDay(month: number, dom: number): number {
  return monthStart(month) + Math.min(dom, monthLength(month)) - 1;
}

/** Day number of the first day of a month counted from year 0. Source: days-from-civil algorithm. */
export function monthStart(month: number): number {
  const shifted = month - 2;
  const year = Math.floor(shifted / 12);
  const ofYear = shifted - year * 12;
  return (
    year * 365 +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    Math.floor((153 * ofYear + 2) / 5) -
    719468
  );
}

/** Number of days in a month counted from year 0. */
export function monthLength(month: number): number {
  return monthStart(month + 1) - monthStart(month);
}

/**
 * Distance in days from each charge to its expected day. The anchor is the one kept by most of the charges close in
 * time. If the anchor falls on a weekend, the weekend and the following day count as the anchor, because banks do not
 * post then.
 */
export function anchorDistances(charges: readonly Charge[], cadence: Cadence): number[] {
  const anchorFor = anchors(charges, cadence);
  return charges.map((charge, index) => Math.abs(anchorFor(charge, index)));
}

/** Signed distance of a charge from its anchor; `at` is its index. */
type AnchorDistance = (charge: Charge, index: number) => number;

/**
 * Number of charges that share an anchor when one anchor does not fit all, because a stream may change its day. Blocks
 * do not overlap: with a window around each charge, any steady drift would look like an anchor.
 */
const BLOCK = 10;

function anchors(charges: readonly Charge[], cadence: Cadence): AnchorDistance {
  const whole = anchorDistance(charges, cadence);
  const bad = charges.filter((charge) => Math.abs(whole(charge)) > 3).length;
  if (bad <= charges.length * 0.1 || charges.length < BLOCK) return (charge) => whole(charge);
  const count = Math.round(charges.length / BLOCK);
  const size = Math.ceil(charges.length / count);
  const blocks = Array.from({ length: count }, (_, block) =>
    anchorDistance(charges.slice(block * size, (block + 1) * size), cadence),
  );
  return (charge, index) => blocks[Math.floor(index / size)]?.(charge) ?? 0;
}

/** Finds the best single anchor of some charges, as a distance function. */
export function anchorDistance(charges: readonly Charge[], cadence: Cadence): (charge: Charge) => number {
  if (cadence.months > 0) {
    const dom = bestDom(charges);
    return (charge) => domDistance(charge, dom);
  }
  if (cadence.frequency === 'semimonthly') {
    const [early, late] = bestDomPair(charges);
    return (charge) => {
      const a = domDistance(charge, early);
      const b = domDistance(charge, late);
      return Math.abs(a) <= Math.abs(b) ? a : b;
    };
  }
  const phase = bestPhase(charges, cadence.period);
  return (charge) => circular(charge.day - phase, cadence.period);
}

/** The day of the month the charges keep best; 31 means the last day. */
export function bestDom(charges: readonly Charge[]): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const dom of candidateDoms(charges)) {
    let sum = 0;
    for (const charge of charges) sum += Math.min(8, Math.abs(domDistance(charge, dom)));
    if (sum < least - 1e-9) {
      least = sum;
      best = dom;
    }
  }
  return best;
}

/** The two days of the month, about half a month apart, that the charges keep best. */
export function bestDomPair(charges: readonly Charge[]): [number, number] {
  const doms = [...new Set([...candidateDoms(charges), 1, 15, 31])];
  const costs = doms.map((dom) => charges.map((charge) => Math.min(8, Math.abs(domDistance(charge, dom)))));
  let best: [number, number] = [1, 15];
  let least = Number.POSITIVE_INFINITY;
  for (let a = 0; a < doms.length; a += 1) {
    for (let b = 0; b < doms.length; b += 1) {
      const early = doms[a] ?? 0;
      const late = doms[b] ?? 0;
      if (late - early < 12 || late - early > 18) continue;
      const sum = sumOfLeast(costs[a] ?? [], costs[b] ?? []);
      if (sum >= least - 1e-9) continue;
      least = sum;
      best = [early, late];
    }
  }
  return best;
}

/** Sum of the smaller of two costs at each index. */
function sumOfLeast(left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += Math.min(left[index] ?? 8, right[index] ?? 8);
  return sum;
}

function candidateDoms(charges: readonly Charge[]): number[] {
  const counts = new Map<number, number>();
  for (const { dom } of charges) counts.set(dom, (counts.get(dom) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 10);
  const doms = common.map(([dom]) => dom);
  for (const { dom } of charges.slice(-3)) if (!doms.includes(dom)) doms.push(dom);
  if (doms.some((dom) => dom >= 28 || dom <= 3) && !doms.includes(31)) doms.push(31);
  return doms;
}

/** Cost in days of a charge moved by a weekend: almost nothing. */
const MOVED_COST = 0.25;

/** Signed days from the nearest monthly anchor. A move off a weekend counts as almost no distance. */
export function domDistance(charge: Charge, dom: number): number {
  const off = dom - charge.dom;
  const expected =
    off > 15
      ? charge.monthStart - charge.lengthBefore + Math.min(dom, charge.lengthBefore) - 1
      : off < -15
        ? charge.monthStart + charge.monthLength + Math.min(dom, charge.lengthAfter) - 1
        : charge.monthStart + Math.min(dom, charge.monthLength) - 1;
  const distance = charge.day - expected;
  if (distance === 0 || distance > 2 || distance < -2) return distance;
  return isMoved(expected, distance) ? Math.sign(distance) * MOVED_COST : distance;
}

/** True if a day falls on a weekend and the distance leads to the business day before or after it. */
function isMoved(expected: number, distance: number): boolean {
  const weekday = (((expected + 4) % 7) + 7) % 7;
  if (weekday === 6) return distance === 2 || distance === -1;
  if (weekday === 0) return distance === 1 || distance === -2;
  return false;
}

function bestPhase(charges: readonly Charge[], period: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  const tried = new Set<number>();
  for (const { day } of charges) {
    const phase = day % period;
    if (tried.has(phase)) continue;
    tried.add(phase);
    let sum = 0;
    for (const charge of charges) sum += Math.abs(circular(charge.day - phase, period));
    if (sum < least) {
      least = sum;
      best = phase;
    }
    if (tried.size > 10) break;
  }
  return best;
}

function circular(difference: number, period: number): number {
  const rest = ((difference % period) + period) % period;
  return rest > period / 2 ? rest - period : rest;
}
