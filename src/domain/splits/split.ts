/**
 * What of a transaction belongs to one line of a receipt, or to no line, under one category. Minor units, signed as the
 * transaction.
 */
export interface SplitLine {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** Null for what no line explains. */
  readonly receiptId: string | null;
  /** Position of the line on its receipt; null with the receipt. */
  readonly item: number | null;
  /** Only on lines of a part that the user made by hand. */
  readonly byHand?: HandMark;
}

/** Who divided a transaction: the user, or the items of its receipts without asking. */
export type SplitSource = 'user' | 'receipt';

/** Which part of a split by hand a line is in, what the person called that part, and what they gave this line of it. */
export interface HandMark {
  readonly part: number;
  /** Empty where it has no name. */
  readonly name: string;
  /** Stays when the bank settles another amount; the parts then keep this proportion. */
  readonly saidMinor: number;
}

/**
 * A part of a transaction: the lines of one category and one answer to whether it is health, or what the user made a
 * part.
 */
export interface SplitPart {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** The user's own name for it; empty where there is none. */
  readonly name: string;
  readonly lines: readonly SplitLine[];
}

/**
 * The parts that lines make; the parts add up to the lines exactly. Those made by hand come in the user's order, others
 * largest first.
 */
export function partsOf(lines: readonly SplitLine[]): SplitPart[] {
  const groups = Map.groupBy(lines, (line) => line.byHand?.part ?? `${line.category}|${line.isHealth}`);
  const parts = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0);
    const { category, isHealth, byHand } = first;
    return [{ category, isHealth, amountMinor, name: byHand?.name ?? '', lines: own }];
  });
  if (isByHand(lines)) return parts;
  return parts.sort(
    (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || a.category.localeCompare(b.category),
  );
}

/** What a split has in each category, largest first. */
export function partsByCategory(lines: readonly SplitLine[]): { category: string; amountMinor: number }[] {
  return [...Map.groupBy(lines, ({ category }) => category)]
    .map(([category, own]) => ({
      category,
      amountMinor: own.reduce((sum, line) => sum + line.amountMinor, 0),
    }))
    .sort(
      (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || a.category.localeCompare(b.category),
    );
}

/** Whether two splits divide a transaction the same way, line by line; null: not at all. */
export function isSameSplit(one: readonly SplitLine[] | null, other: readonly SplitLine[] | null): boolean {
  const textOf = (split: readonly SplitLine[] | null) =>
    JSON.stringify(
      split?.map(({ category, isHealth, amountMinor, receiptId, item }) => [
        ...[category, isHealth, amountMinor, receiptId, item],
      ]),
    );
  return textOf(one) === textOf(other);
}

/** Whether a person made this split by hand; else it is as a receipt proposed. */
export function isByHand(lines: readonly SplitLine[]): boolean {
  return lines.some((line) => line.byHand !== undefined);
}

/** What the parts added up to when they were made by hand; null for any other split. */
export function saidMinorOf(lines: readonly SplitLine[]): number | null {
  return isByHand(lines) ? lines.reduce((sum, line) => sum + (line.byHand?.saidMinor ?? 0), 0) : null;
}
