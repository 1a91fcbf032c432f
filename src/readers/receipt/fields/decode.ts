import { anyOf } from '../lexicon/compile/patterns.ts';
import { type Balance, type Base, findBalance, partReads, partsFor } from './balance.ts';
import type { ItemRow, ReadAmount } from './items.ts';

/** What the total is asked for: a charge, a refund, or an amount still to pay. */
export type TotalSense = 'charge' | 'refund' | 'due';

/** An amount that may be the total, with what speaks for it. */
export interface TotalCandidate {
  readonly read: ReadAmount;
  readonly score: number;
  readonly balance: Balance | null;
  /** How many other amounts of the page have its value. */
  readonly repeats: number;
  readonly isLargest: boolean;
}

export interface DecodeContext {
  readonly reads: readonly ReadAmount[];
  readonly items: readonly ItemRow[];
  /** Rows that may be things. */
  readonly doubtful: readonly ItemRow[];
  /** Amounts of the subject, in minor units. */
  readonly subjectMinors: ReadonlySet<number>;
  /** Total named by the markup, in minor units. */
  readonly markupMinor: number | null;
  readonly lineCount: number;
  /** A balance of zero is stated: a payment that was taken off is the charge. */
  readonly isNothingDue: boolean;
}

const CANDIDATES_MAX = 14;
const IN_ALL = new RegExp(anyOf('totalWord'));

/** Ranks the candidates for the total in a sense, best first. What holds in every sense is looked at once. */
export function totalsRanker(context: DecodeContext): (sense: TotalSense) => TotalCandidate[] {
  const { reads } = context;
  const counts = new Map<number, number>();
  for (const { amount } of reads) counts.set(amount.minor, (counts.get(amount.minor) ?? 0) + 1);
  const largest = Math.max(
    0,
    ...reads.filter(({ reading }) => !isBoilerplate(reading.role)).map(({ amount }) => amount.minor),
  );
  const isOnly = new Set(reads.map(({ amount }) => amount.minor).filter((minor) => minor > 0)).size === 1;
  const bases = basesOf(context);
  const parts = partReads(reads);
  const weigh = (read: ReadAmount): TotalCandidate => {
    const own = bases.filter((base) => base.line !== read.amount.line);
    const balance = findBalance(read, own, partsFor(read, parts));
    const repeats = (counts.get(read.amount.minor) ?? 1) - 1;
    const isLargest = read.amount.minor === largest;
    const score =
      (hasRest(read, reads) ? PAID_PART : 0) +
      (isPaidByGift(read, reads) ? PAID_BY_GIFT : 0) +
      (isPatientShare(read, reads) ? PATIENT_SHARE : 0) +
      (isOnly ? ONLY_AMOUNT : 0) +
      balanceScore(balance) +
      Math.min(2, repeats) * 0.4 +
      (isLargest ? 0.8 : 0);
    return { read, score, balance, repeats, isLargest };
  };
  const weighed = new Map<ReadAmount, TotalCandidate>();
  const candidate = (read: ReadAmount) => {
    const known = weighed.get(read) ?? weigh(read);
    weighed.set(read, known);
    return known;
  };
  const current = reads.filter(({ reading }) => reading.role !== 'previous');
  return (sense) =>
    current
      .map((read) => ({ read, prior: priorOf(read, context, sense) }))
      .reduce(keepLikeliest, [])
      .map(({ read, prior }) => ({ ...candidate(read), score: prior + candidate(read).score }))
      .sort((a, b) => b.score - a.score || b.read.amount.line - a.read.amount.line);
}

interface Likely {
  readonly read: ReadAmount;
  readonly prior: number;
}

/** Puts a read among the likeliest in its place, behind its equals; the least likely of too many falls out. */
function keepLikeliest(kept: Likely[], next: Likely): Likely[] {
  let at = kept.length;
  while (at > 0 && isLikelier(next, kept[at - 1])) at -= 1;
  if (at >= CANDIDATES_MAX) return kept;
  kept.splice(at, 0, next);
  if (kept.length > CANDIDATES_MAX) kept.pop();
  return kept;
}

function isLikelier(a: Likely, b: Likely | undefined): boolean {
  if (b === undefined) return false;
  return a.prior > b.prior || (a.prior === b.prior && a.read.amount.minor > b.read.amount.minor);
}

/** An email that names one amount speaks of it. */
const ONLY_AMOUNT = 2.2;
/** What was paid now and what is still due are the whole: the email charged the part. */
const PAID_PART = 7;

function hasRest({ amount, reading }: ReadAmount, reads: readonly ReadAmount[]): boolean {
  if (reading.strength < 4 || amount.minor === 0) return false;
  return reads.some(
    (rest) =>
      rest.reading.role === 'due' &&
      rest.amount.minor > 0 &&
      reads.some((whole) => whole.amount.minor === amount.minor + rest.amount.minor),
  );
}

/** A gift card that took all of a total leaves nothing for the card, and is no discount: the total stands. */
const PAID_BY_GIFT = -4;

function isPaidByGift({ amount, reading }: ReadAmount, reads: readonly ReadAmount[]): boolean {
  if (amount.minor !== 0 || reading.role !== 'total') return false;
  return reads.some(
    (gift) =>
      gift.reading.role === 'gift' &&
      gift.amount.minor !== 0 &&
      reads.some(
        (whole) =>
          whole.reading.role === 'total' &&
          whole.reading.strength >= 2 &&
          !whole.amount.isNegative &&
          whole.amount.minor === Math.abs(gift.amount.minor),
      ),
  );
}

/** What an insurer paid was never asked of the reader: the share beside it was charged. */
const PATIENT_SHARE = 5;
/** Names of who pays a part of a bill for health, and what that part is called. */
export const INSURER = new RegExp(anyOf('insurer'));

function isPatientShare({ amount, reading }: ReadAmount, reads: readonly ReadAmount[]): boolean {
  if (amount.minor === 0 || reading.role !== 'total' || amount.isNegative) return false;
  const insured = reads.filter((read) => INSURER.test(read.reading.label) && read.amount.minor > 0);
  return insured.some((part) =>
    reads.some(
      (whole) => whole.reading.role === 'total' && whole.amount.minor === amount.minor + part.amount.minor,
    ),
  );
}

function isBoilerplate(role: string): boolean {
  return role === 'decoy' || role === 'saved' || role === 'previous';
}

function priorOf(read: ReadAmount, context: DecodeContext, sense: TotalSense): number {
  const { amount, reading } = read;
  let score = roleScore(read, sense);
  if (!amount.hasMark) score -= 0.6;
  if (amount.isBold) score += 0.4;
  if (amount.size >= 18) score += 0.7;
  if (context.subjectMinors.has(amount.minor)) score += 1.6;
  if (context.markupMinor !== null && context.markupMinor === amount.minor) score += 1.5;
  if (amount.isNegative && sense !== 'refund') {
    score += context.isNothingDue && reading.role === 'total' ? 2.5 : -2.5;
  }
  if (amount.minor === 0 && reading.strength < 2) score -= 1;
  if (reading.isBeside && reading.strength >= 2) score += 0.3;
  const position = context.lineCount > 0 ? amount.line / context.lineCount : 0;
  return score - (position > 0.8 && context.lineCount > 60 ? 0.8 : 0);
}

function roleScore({ reading }: ReadAmount, sense: TotalSense): number {
  const { role, strength } = reading;
  if (role === 'refund' && sense === 'refund' && IN_ALL.test(reading.label)) return 2.4 + 1.4 * strength;
  if (role === 'total') return sense === 'refund' ? 0.8 * strength : 1.4 * strength;
  if (role === 'refund') return sense === 'refund' ? 1.2 + 1.4 * strength : -0.5;
  if (role === 'due') return sense === 'due' ? 0.8 + 1.2 * strength : 0.3 * strength;
  if (role === 'none') return 0;
  if (role === 'unit') return -0.5;
  if (role === 'subtotal') return -0.4;
  if (role === 'decoy') return -2;
  if (role === 'saved' || role === 'previous') return -4;
  return -1.6;
}

function balanceScore(balance: Balance | null): number {
  if (!balance) return 0;
  const full = Math.min(3, balance.parts.length) * 0.7;
  const base = balance.base === 'items' ? 1.6 : balance.base === 'subtotal' ? 1.2 : 0.5;
  return base + full + (balance.isComplete && balance.parts.length > 0 ? 0.5 : 0);
}

function basesOf(context: DecodeContext): Base[] {
  const bases: Base[] = [];
  for (const { amount, reading } of context.reads) {
    if (reading.role === 'subtotal')
      bases.push({ kind: 'subtotal', minor: amount.minor, line: amount.line, count: 1 });
    else if (reading.role === 'total' && reading.strength >= 2)
      bases.push({ kind: 'total', minor: amount.minor, line: amount.line, count: 1 });
  }
  const strong = context.reads.filter(
    ({ reading }) => reading.role === 'total' && reading.strength >= 2 && reading.strength < 4,
  );
  if (strong.length >= 3) {
    const largest = Math.max(...strong.map(({ amount }) => amount.minor));
    const others = strong.filter(({ amount }) => amount.minor !== largest);
    const sum = others.reduce((total, { amount }) => total + amount.minor, 0);
    if (others.length >= 2 && sum === largest)
      bases.push({ kind: 'subtotal', minor: sum, line: -1, count: others.length });
  }
  // What is taken off is no thing as well.
  const taken = new Set(
    context.reads
      .filter(({ reading }) => reading.role === 'discount' || reading.role === 'saved')
      .map(({ amount }) => amount),
  );
  const counted = context.doubtful.filter(({ quantity, amount }) => quantity !== null && !taken.has(amount));
  for (const items of counted.length > 0
    ? [context.items, [...context.items, ...counted]]
    : [context.items]) {
    if (items.length === 0) continue;
    const minor = items.reduce((total, item) => total + item.lineMinor, 0);
    const line = items.length === 1 ? (items[0]?.line ?? -1) : -1;
    bases.push({ kind: 'items', minor, line, count: items.length });
  }
  return bases.slice(0, 12);
}
