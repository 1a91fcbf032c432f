import { daysBetween } from '../calendar/civil-date.ts';
import { proportionOf } from '../money/money.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Charges of these last days are compared with earlier ones. */
export const NEW_DAYS = 7;
/** With fewer earlier charges of a merchant, nothing is known about what is usual there. */
export const CHARGES_BEFORE = 4;
/** With fewer charges, nothing is known about what is usual. */
const CHARGES_MIN = 30;
const LARGE_SHARE = 0.98;
const LOW_BALANCE_DAYS = 3;

export function listRecurringIds(known: NoticeFacts): ReadonlySet<string> {
  return new Set(known.streams.flatMap((stream) => stream.transactionIds));
}

/**
 * Computes the amount from which a charge is large (minor units): only one in fifty of the user's recent charges was as
 * large. Null if there are too few charges.
 */
export function computeLargeCharge({ usual }: Pick<NoticeFacts, 'usual'>): number | null {
  const sizes = usual
    .flatMap(({ isNewest, isRecurring, sizes }) => (isNewest || isRecurring ? [] : sizes))
    .sort((a, b) => a - b);
  if (sizes.length < CHARGES_MIN) return null;
  return roundUp(sizes[Math.floor(sizes.length * LARGE_SHARE)] ?? 0);
}

/**
 * Computes the balance below which money is short (minor units): three average days of the user's spending without
 * large charges. Null if too little is known.
 */
export function computeLowBalance(known: Pick<NoticeFacts, 'usual' | 'today'>): number | null {
  const large = computeLargeCharge(known) ?? Number.POSITIVE_INFINITY;
  const spent = known.usual.flatMap(({ sizes }) => sizes).filter((size) => size < large);
  const [first] = known.usual.map(({ firstOn }) => firstOn).sort();
  if (spent.length < CHARGES_MIN || first === undefined) return null;
  const days = Math.max(1, daysBetween(first, known.today));
  const sum = spent.reduce((total, size) => total + size, 0);
  return roundUp(proportionOf(sum, LOW_BALANCE_DAYS, days));
}

/** Rounds up to two significant digits, so that the threshold is easy to remember. */
function roundUp(minor: number): number {
  const step = 10 ** Math.max(0, String(Math.trunc(minor)).length - 2);
  const rest = minor % step;
  return rest === 0 ? minor : minor - rest + step;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
