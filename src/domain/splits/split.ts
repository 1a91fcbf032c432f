/**
 * The part of a transaction that belongs to one receipt line, or to none, in one category. Minor units, signed like the
 * transaction.
 */
export interface SplitLine {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** Null for the part no receipt line explains. */
  readonly receiptId: string | null;
  /** Index of the line on its receipt; null without a receipt. */
  readonly item: number | null;
  /** Set only on lines of a part the user created. */
  readonly byHand?: ManualPartMark;
}

/** Who split a transaction: the user, or automatically by its receipt items. */
export type SplitSource = 'user' | 'receipt';

/**
 * The part of a manual split a line belongs to, the user's name for that part, and the amount entered for this line.
 */
export interface ManualPartMark {
  readonly part: number;
  /** Empty if it has no name. */
  readonly name: string;
  /** Kept when the bank posts a different amount; the parts then keep this proportion. */
  readonly enteredMinor: number;
}

/** A part of a transaction: the lines of one category and health flag, or a part created by the user. */
export interface SplitPart {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** The user's name for it; empty if none. */
  readonly name: string;
  readonly lines: readonly SplitLine[];
}

/**
 * Groups lines into parts that add up to the lines exactly. Manual parts keep the user's order; others are sorted by
 * amount, largest first.
 */
export function groupIntoParts(lines: readonly SplitLine[]): SplitPart[] {
  const groups = Map.groupBy(lines, (line) => line.byHand?.part ?? `${line.category}|${line.isHealth}`);
  const parts = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const amountMinor = group.reduce((sum, line) => sum + line.amountMinor, 0);
    const { category, isHealth, byHand } = first;
    return [{ category, isHealth, amountMinor, name: byHand?.name ?? '', lines: group }];
  });
  if (isManualSplit(lines)) return parts;
  return parts.sort(
    (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || a.category.localeCompare(b.category),
  );
}

/** Sums a split by category, largest first. */
export function partsByCategory(lines: readonly SplitLine[]): { category: string; amountMinor: number }[] {
  return [...Map.groupBy(lines, ({ category }) => category)]
    .map(([category, categoryLines]) => ({
      category,
      amountMinor: categoryLines.reduce((sum, line) => sum + line.amountMinor, 0),
    }))
    .sort(
      (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || a.category.localeCompare(b.category),
    );
}

/** True if two splits are equal line by line; null means no split. */
export function isSameSplit(one: readonly SplitLine[] | null, other: readonly SplitLine[] | null): boolean {
  const textOf = (split: readonly SplitLine[] | null) =>
    JSON.stringify(
      split?.map(({ category, isHealth, amountMinor, receiptId, item }) => [
        ...[category, isHealth, amountMinor, receiptId, item],
      ]),
    );
  return textOf(one) === textOf(other);
}

/** True if the user created this split manually; false for a split proposed from a receipt. */
export function isManualSplit(lines: readonly SplitLine[]): boolean {
  return lines.some((line) => line.byHand !== undefined);
}

/** The total of the parts when the user created them, in minor units; null for any other split. */
export function manualTotalMinor(lines: readonly SplitLine[]): number | null {
  return isManualSplit(lines) ? lines.reduce((sum, line) => sum + (line.byHand?.enteredMinor ?? 0), 0) : null;
}
