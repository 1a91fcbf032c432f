import type { Charge } from './charge.ts';
import type { Frequency } from './stream-types.ts';

/** A rhythm and how loosely real charges keep it. */
export interface Cadence {
  readonly frequency: Exclude<Frequency, 'unknown'>;
  /** Mean days of one cycle. */
  readonly period: number;
  /** Months of one cycle, 0 for rhythms counted in days. */
  readonly months: number;
  /** Largest deviation in days of the gap between two charges. */
  readonly gapSlack: number;
  /** Deviation in days from the anchor day at which a charge counts for nothing. */
  readonly lockSlack: number;
  /** Cycles that may be missing between two charges of one stream. */
  readonly skipMax: number;
}

const MONTH = 30.4369;

/** All rhythms, shortest first. */
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

/** The day (number) on which a monthly anchor falls in a month counted from year 0. */
export function anchorDay(month: number, dom: number): number {
  return monthStart(month) + Math.min(dom, monthLength(month)) - 1;
}

/** First day (number) of a month counted from year 0. Source: days-from-civil arithmetic. */
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

/** Days of a month counted from year 0. */
export function monthLength(month: number): number {
  return monthStart(month + 1) - monthStart(month);
}

/**
 * Distance in days from each charge to the day its rhythm expects, the anchor being the one most of the
 * charges near it in time keep. Weekends and the day after them count as the anchor when the anchor falls
 * on a weekend, since banks do not book then.
 */
export function lockDistances(charges: readonly Charge[], cadence: Cadence): number[] {
  const anchorFor = anchors(charges, cadence);
  return charges.map((charge, at) => Math.abs(anchorFor(charge, at)));
}

/** Signed distance of a charge from its anchor, given its place in the list. */
type AnchorDistance = (charge: Charge, at: number) => number;

/**
 * Charges that share an anchor where one does not serve all: a rhythm may move its day. Blocks do not
 * overlap, since in a window around each charge any steady drift would look like an anchor.
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
  return (charge, at) => blocks[Math.floor(at / size)]?.(charge) ?? 0;
}

/** The best single anchor of some charges, as a distance function. */
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

/** The day of the month that the charges keep best; 31 means the last day. */
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

/** The sum of the lesser of two costs at each place. */
function sumOfLeast(left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += Math.min(left[at] ?? 8, right[at] ?? 8);
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

/** Cost in days of a charge that a weekend moved: all but nothing. */
const MOVED = 0.25;

/** Signed days from the nearest monthly anchor; a move off a weekend is nearly no distance. */
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
  return isMoved(expected, distance) ? Math.sign(distance) * MOVED : distance;
}

/** True when a day falls on a weekend and the distance leads to the working day before or after it. */
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
