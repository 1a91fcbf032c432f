import { isKnownCategory, isTransferCategory, primaryOf } from '../categorization/categories.ts';
import { allocate } from '../money/money.ts';
import type { SplitLine } from './split.ts';

/** A line of a receipt, by its receipt and its position there. */
export interface LineRef {
  readonly receiptId: string;
  readonly item: number;
}

/** A part as the user makes it. Minor units, signed as the transaction. */
export interface HandPart {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** Empty where it has no name. */
  readonly name: string;
  /** Lines of receipts that are in it. */
  readonly lines: readonly LineRef[];
}

/** What a transaction may carry of a receipt's line: what it pays for it, signed as the transaction. */
export interface PaidLine extends LineRef {
  readonly amountMinor: number;
}

/** Why parts are no division of a transaction. */
export type SplitProblem = 'too_few' | 'wrong_sum' | 'wrong_sign' | 'category' | 'line';

/** The lines of a split by hand, or why there is none. */
export type HandSplit =
  | { readonly split: readonly SplitLine[]; readonly problem: null }
  | { readonly split: null; readonly problem: SplitProblem };

/** A transaction as far as its division by hand looks at it. */
export interface DividedTransaction {
  readonly amountMinor: number;
  readonly category: string;
}

/**
 * Divides a transaction as a person says: two parts or more, each of the transaction's own direction and none of it
 * nothing, that add up to the transaction exactly. A part keeps the lines of receipts that are in it, each with its
 * share of what the part is now. `paid` are the lines there are; none of them is in two parts.
 */
export function splitByHand(
  transaction: DividedTransaction,
  parts: readonly HandPart[],
  paid: readonly PaidLine[],
): HandSplit {
  const weights = new Map(paid.map((line) => [keyOf(line), Math.abs(line.amountMinor)]));
  const problem = problemOf(transaction, parts, weights);
  if (problem !== null) return { split: null, problem };
  return { split: parts.flatMap((part, at) => linesOf(part, at, weights)), problem: null };
}

/**
 * Whether a part of a transaction may be of a category. The transaction counts as what it is as a whole, so a part of
 * income is income, a part of anything else is not, and none is a transfer. A category of the bank's that is none of
 * ours may stay.
 */
export function mayBePart(transaction: DividedTransaction, category: string): boolean {
  if (isTransferCategory(category)) return false;
  if (!isKnownCategory(category) && category !== transaction.category) return false;
  return (
    (primaryOf(category) === 'INCOME') ===
    (transaction.amountMinor > 0 && primaryOf(transaction.category) === 'INCOME')
  );
}

function problemOf(
  transaction: DividedTransaction,
  parts: readonly HandPart[],
  weights: ReadonlyMap<string, number>,
): SplitProblem | null {
  if (parts.length < 2) return 'too_few';
  if (
    parts.some(
      ({ amountMinor }) => Math.sign(amountMinor) !== Math.sign(transaction.amountMinor) || amountMinor === 0,
    )
  )
    return 'wrong_sign';
  if (parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== transaction.amountMinor)
    return 'wrong_sum';
  if (parts.some(({ category }) => !mayBePart(transaction, category))) return 'category';
  const keys = parts.flatMap(({ lines }) => lines.map(keyOf));
  return keys.length !== new Set(keys).size || keys.some((key) => !weights.has(key)) ? 'line' : null;
}

function linesOf(part: HandPart, at: number, weights: ReadonlyMap<string, number>): SplitLine[] {
  const { category, isHealth, amountMinor, name } = part;
  const line = (minor: number, ref: LineRef | null): SplitLine => ({
    category,
    isHealth,
    amountMinor: minor,
    receiptId: ref?.receiptId ?? null,
    item: ref?.item ?? null,
    byHand: { part: at, name, saidMinor: minor },
  });
  const shares = allocate(
    amountMinor,
    part.lines.map((ref) => weights.get(keyOf(ref)) ?? 0),
  );
  const lines = part.lines.flatMap((ref, place) => {
    const minor = shares[place] ?? 0;
    return minor === 0 ? [] : [line(minor, ref)];
  });
  return lines.length > 0 ? lines : [line(amountMinor, null)];
}

function keyOf({ receiptId, item }: LineRef): string {
  return `${receiptId}:${item}`;
}
