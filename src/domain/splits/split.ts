/** What of a row belongs to one line of a receipt, or to no line, under one category. Minor units, signed as the row. */
export interface SplitLine {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  /** Null for what no line explains. */
  readonly receiptId: string | null;
  /** Position of the line on its receipt; null with the receipt. */
  readonly item: number | null;
}

/** A part of a row: the lines of one category and one answer to whether it is health. */
export interface SplitPart {
  readonly category: string;
  readonly isHealth: boolean;
  readonly amountMinor: number;
  readonly lines: readonly SplitLine[];
}

/** The parts that lines make, largest first; the parts add up to the lines exactly. */
export function partsOf(lines: readonly SplitLine[]): SplitPart[] {
  const groups = Map.groupBy(lines, (line) => `${line.category}|${line.isHealth}`);
  return [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const amountMinor = own.reduce((sum, line) => sum + line.amountMinor, 0);
      return [{ category: first.category, isHealth: first.isHealth, amountMinor, lines: own }];
    })
    .sort(
      (a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor) || a.category.localeCompare(b.category),
    );
}

/** Whether a category is the asked one or stands under it (`MEDICAL` holds `MEDICAL_DENTAL_CARE`). */
export function isUnderCategory(category: string, asked: string): boolean {
  return category === asked || category.startsWith(`${asked}_`);
}
