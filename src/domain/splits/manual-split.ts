import { isKnownCategory, isTransferCategory, primaryOf } from '../categorization/categories.ts';
import { allocate } from '../money/money.ts';
import type { SplitLine } from './split.ts';

/** Reference to a receipt line: receipt id and index. */
export interface LineRef {
  readonly receiptId: string;
  readonly item: number;
}

/** A part as entered by the user. Minor units, signed like the transaction. */
export interface ManualPart {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** Empty if it has no name. */
  readonly name: string;
  /** The receipt lines in it. */
  readonly lines: readonly LineRef[];
}

/** The amount a transaction paid for a receipt line, signed like the transaction. */
export interface PaidLine extends LineRef {
  readonly amountMinor: number;
}

/** Reason a split is invalid. */
export type SplitProblem = 'too_few' | 'wrong_sum' | 'wrong_sign' | 'category' | 'line';

/** The lines of a manual split, or the reason it is invalid. */
export type ManualSplitResult =
  | { readonly split: readonly SplitLine[]; readonly problem: null }
  | { readonly split: null; readonly problem: SplitProblem };

/** A transaction, as input to a manual split. */
export interface ManuallySplitTransaction {
  readonly amountMinor: number;
  readonly category: string;
}

/**
 * Creates the split the user entered: at least two nonzero parts in the transaction's direction that add up to the
 * transaction exactly. Each part keeps its receipt lines, scaled to the part's amount. `paid`: the available lines;
 * each may be in one part only.
 */
export function createManualSplit(
  transaction: ManuallySplitTransaction,
  parts: readonly ManualPart[],
  paid: readonly PaidLine[],
): ManualSplitResult {
  const weights = new Map(paid.map((line) => [keyOf(line), Math.abs(line.amountMinor)]));
  const problem = findProblem(transaction, parts, weights);
  if (problem !== null) return { split: null, problem };
  return { split: parts.flatMap((part, index) => linesOf(part, index, weights)), problem: null };
}

/**
 * True if a part may have a category. The transaction's kind does not change: parts of income are income, parts of
 * anything else are not, and no part is a transfer. An unlisted bank category may be kept.
 */
export function isAllowedPartCategory(transaction: ManuallySplitTransaction, category: string): boolean {
  if (isTransferCategory(category)) return false;
  if (!isKnownCategory(category) && category !== transaction.category) return false;
  return (
    (primaryOf(category) === 'INCOME') ===
    (transaction.amountMinor > 0 && primaryOf(transaction.category) === 'INCOME')
  );
}

function findProblem(
  transaction: ManuallySplitTransaction,
  parts: readonly ManualPart[],
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
  if (parts.some(({ category }) => !isAllowedPartCategory(transaction, category))) return 'category';
  const keys = parts.flatMap(({ lines }) => lines.map(keyOf));
  return keys.length !== new Set(keys).size || keys.some((key) => !weights.has(key)) ? 'line' : null;
}

function linesOf(part: ManualPart, index: number, weights: ReadonlyMap<string, number>): SplitLine[] {
  const { category, isHealth, amountMinor, name } = part;
  const line = (minor: number, ref: LineRef | null): SplitLine => ({
    category,
    isHealth,
    amountMinor: minor,
    receiptId: ref?.receiptId ?? null,
    item: ref?.item ?? null,
    byHand: { part: index, name, enteredMinor: minor },
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
