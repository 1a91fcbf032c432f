import type { Amount } from '../candidates/amounts/amounts.ts';
import type { AmountCandidate, Role } from '../candidates/amounts/roles.ts';

/** A balanced sum: base + additions − deductions = the amount in question. */
export interface Balance {
  /** The nonzero amounts in the sum besides the base. */
  readonly parts: readonly AmountCandidate[];
  readonly base: 'subtotal' | 'items' | 'total';
  /** True when every labeled part is used. */
  readonly isComplete: boolean;
}

export interface Base {
  readonly kind: Balance['base'];
  readonly minor: number;
  /** Line of the base; -1 for a sum of items. */
  readonly line: number;
  readonly count: number;
  /** The amounts that the base consists of; a sum counts none of them again as a part. */
  readonly consistsOf?: ReadonlySet<Amount>;
}

const ADDED: ReadonlySet<Role> = new Set<Role>(['tax', 'shipping', 'fee', 'tip']);
const TAKEN: ReadonlySet<Role> = new Set<Role>(['discount', 'gift', 'saved']);
const PARTS_MAX = 10;
const WINDOW_LINES = 45;

/** Amounts whose role makes them a part of a sum. */
export function partReads(amounts: readonly AmountCandidate[]): readonly AmountCandidate[] {
  return amounts.filter(
    ({ amount, reading }) => amount.minor !== 0 && (ADDED.has(reading.role) || TAKEN.has(reading.role)),
  );
}

/** Amounts of `partReads` that may be part of the sum of `total`, nearest first, without duplicates. */
export function partsFor(total: AmountCandidate, parts: readonly AmountCandidate[]): AmountCandidate[] {
  const seen = new Set<string>();
  return parts
    .filter((found) => {
      if (found === total || found.amount.currency !== total.amount.currency) return false;
      if (found.reading.role === 'saved' && !found.amount.isNegative) return false;
      const distance = Math.abs(found.amount.line - total.amount.line);
      const key = `${found.reading.role}:${found.amount.minor}:${found.reading.label}`;
      if (distance > WINDOW_LINES || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => Math.abs(a.amount.line - total.amount.line) - Math.abs(b.amount.line - total.amount.line))
    .slice(0, PARTS_MAX);
}

/** Finds the most complete sum that gives `total` from one of the bases, or null. */
export function findBalance(
  total: AmountCandidate,
  bases: readonly Base[],
  parts: readonly AmountCandidate[],
): Balance | null {
  let best: Balance | null = null;
  const sums = subsetSums(parts.map(signedMinor));
  for (const base of bases) {
    const missing = total.amount.minor - base.minor;
    const contained = maskOf(parts, base);
    for (let mask = sums.length - 1; mask >= 0; mask--) {
      if (sums[mask] !== missing || (mask & contained) !== 0) continue;
      const used = parts.filter((_, i) => mask & (1 << i));
      if (used.length === 0 && base.kind === 'total') continue;
      const balance: Balance = { parts: used, base: base.kind, isComplete: used.length === parts.length };
      if (best === null || used.length > best.parts.length) best = balance;
    }
  }
  return best;
}

/** Bit i says whether part i belongs to the base. */
function maskOf(parts: readonly AmountCandidate[], { consistsOf }: Base): number {
  if (!consistsOf) return 0;
  return parts.reduce((mask, { amount }, i) => (consistsOf.has(amount) ? mask | (1 << i) : mask), 0);
}

/** Sums of all subsets of the values: bit i of the index says whether value i is included. */
function subsetSums(values: readonly number[]): number[] {
  let sums = [0];
  for (const value of values) sums = [...sums, ...sums.map((sum) => sum + value)];
  return sums;
}

function signedMinor({ amount, reading }: AmountCandidate): number {
  if (TAKEN.has(reading.role)) return -amount.minor;
  return amount.isNegative ? -amount.minor : amount.minor;
}
