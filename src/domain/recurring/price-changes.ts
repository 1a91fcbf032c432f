import type { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { computeAmountStats } from './accept-chain.ts';
import type { Cadence } from './cadence.ts';
import type { Charge } from './charge.ts';
import type { PriceChange } from './stream-types.ts';

/** A price in the account's own currency is constant to the cent, except for tax rounding. */
const EXACT_SLACK = 0.004;
/** A converted price varies with the card's exchange rate around the day's rate. */
const CONVERTED_SLACK = 0.025;
/** Without exchange rates, a drift up to this share between consecutive charges is not a price change. */
const DRIFT_SLACK = 0.04;
/** A fixed price has long levels; more changes than this share of charges indicate a variable bill. */
const BREAKS_SHARE_MAX: Readonly<Record<number, number>> = {
  [EXACT_SLACK]: 0.34,
  [CONVERTED_SLACK]: 0.26,
  [DRIFT_SLACK]: 0.14,
};

/** The prices of a stream: one price with its lasting changes, or none. */
export interface PriceHistory {
  readonly changes: readonly PriceChange[];
  readonly isFixed: boolean;
}

/**
 * Detects lasting price changes. Foreign prices are analyzed in their own currency, which is the one with the steadiest
 * amounts. A single different amount between equal ones is not a change.
 */
export function detectPriceHistory(
  charges: readonly Charge[],
  rates: RateCurve,
  cadence: Cadence,
): PriceHistory {
  const regular = charges.slice(countIntro(charges));
  const rarity = cadence.months >= 2 ? 1.5 : 1;
  const billed = detectLevels(
    regular,
    regular.map(({ amount }) => amount),
    slackFor(regular),
    rarity,
  );
  const foreign = ownPriceIsSteady(regular) ? null : foreignLevels(regular, rates, rarity);
  const levels = foreign ?? billed ?? (cadence.months >= 6 ? yearlyLevels(regular) : null);
  return { changes: levels ?? [], isFixed: levels !== null };
}

function slackFor(charges: readonly Charge[]): number {
  return ownPriceIsSteady(charges) ? EXACT_SLACK : DRIFT_SLACK;
}

/** True if at least half of the steps keep the exact amount. */
function ownPriceIsSteady(charges: readonly Charge[]): boolean {
  let equal = 0;
  for (let index = 1; index < charges.length; index += 1)
    if (charges[index]?.amount === charges[index - 1]?.amount) equal += 1;
  return charges.length < 2 || equal >= (charges.length - 1) * 0.5;
}

/** Returns the number of first charges at no more than a third of the following price. */
function countIntro(charges: readonly Charge[]): number {
  for (let count = 1; count <= 3 && count < charges.length; count += 1) {
    const before = charges.slice(0, count);
    const after = charges[count];
    if (after && before.every(({ amount }) => amount <= after.amount * 0.34)) return count;
  }
  return 0;
}

/** Returns the changes between price levels, or null if the amounts have no levels. */
function detectLevels(
  charges: readonly Charge[],
  values: readonly number[],
  slack: number,
  rarity: number,
): PriceChange[] | null {
  const changes: PriceChange[] = [];
  let level: number[] = [];
  let lastAt = -1;
  let odd = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    const current = level.length === 0 ? value : middle(level.slice(-3));
    if (near(value, current, slack)) {
      level.push(value);
      lastAt = index;
      continue;
    }
    if (!startsLevel(values, index, current, slack)) {
      odd += 1;
      continue;
    }
    const from = charges[lastAt];
    const to = charges[index];
    if (from && to) changes.push({ on: to.on, fromMinor: from.signed, toMinor: to.signed });
    level = [value];
    lastAt = index;
  }
  const breaks = changes.length + odd;
  const share = (BREAKS_SHARE_MAX[slack] ?? 0) * (slack === DRIFT_SLACK ? 1 : rarity);
  return breaks > Math.max(1, charges.length * share) ? null : changes;
}

/** True if the next charge keeps the new value, or there is none yet and the value is a plausible price. */
function startsLevel(values: readonly number[], index: number, current: number, slack: number): boolean {
  const value = values[index] ?? 0;
  const next = values[index + 1];
  return next === undefined ? isPlausible(value, current) : near(next, value, slack);
}

/** A price charged once or twice a year may change each time. Alternating increases and decreases are not a price. */
function yearlyLevels(charges: readonly Charge[]): PriceChange[] | null {
  const changes: PriceChange[] = [];
  for (let index = 1; index < charges.length; index += 1) {
    const from = charges[index - 1];
    const to = charges[index];
    if (!from || !to || near(to.amount, from.amount, EXACT_SLACK)) continue;
    if (to.amount < from.amount || !isPlausible(to.amount, from.amount)) return null;
    changes.push({ on: to.on, fromMinor: from.signed, toMinor: to.signed });
  }
  return changes;
}

function isPlausible(value: number, current: number): boolean {
  const ratio = value / current;
  return ratio > 0.5 && ratio < 2;
}

/** Price levels in the foreign currency that makes the amounts steadiest, if one clearly does. */
function foreignLevels(charges: readonly Charge[], rates: RateCurve, rarity: number): PriceChange[] | null {
  if (charges.length < 3) return null;
  const billed = roughness(charges.map(({ amount }) => amount));
  let best: number[] | null = null;
  let least = billed * 0.75;
  for (const currency of [...rates.currencies, 'USD']) {
    if (currency === charges[0]?.currency) continue;
    const values: number[] = [];
    for (const charge of charges) {
      const value = rates.convert(charge.amount, charge.currency, currency, charge.day);
      if (value !== null) values.push(value);
    }
    if (values.length < charges.length) continue;
    const rough = roughness(values);
    if (rough < least) {
      least = rough;
      best = values;
    }
  }
  return best && detectLevels(charges, best, CONVERTED_SLACK, rarity);
}

/** Median relative step between consecutive values. */
function roughness(values: readonly number[]): number {
  const steps: number[] = [];
  for (let index = 1; index < values.length; index += 1) {
    const before = values[index - 1] ?? 1;
    steps.push(Math.abs((values[index] ?? 0) - before) / Math.max(1, before));
  }
  return steps.length === 0 ? 0 : middle(steps);
}

function near(value: number, level: number, slack: number): boolean {
  return Math.abs(value - level) <= Math.max(level * slack, 1);
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** True if most charges have one price, so the stream is not a variable bill. */
export function hasFixedPrice(charges: readonly Charge[], history: PriceHistory): boolean {
  return history.isFixed && computeAmountStats(charges).spread < 0.5;
}
