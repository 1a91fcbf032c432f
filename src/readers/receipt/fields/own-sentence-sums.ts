import type { ReadAmount } from './items.ts';

const PARTS_MIN = 2;

/**
 * The amounts that are the sum of those told right before or right behind them in the same cell
 * (`48 for the shot, 79.50 for the blood count and 16 for the pills, 143.50 in all`; `96: 60 for …, 24 for …`).
 */
export function sumsOfSentences(reads: readonly ReadAmount[]): ReadonlySet<ReadAmount> {
  const sums = new Set<ReadAmount>();
  let start = 0;
  while (start < reads.length) {
    const end = endOfCell(reads, start);
    const told = reads.slice(start, end);
    for (const [index, read] of told.entries()) {
      const before = told.slice(0, index).reverse();
      if (isSumOf(read, before) || isSumOf(read, told.slice(index + 1))) sums.add(read);
    }
    start = end;
  }
  return sums;
}

function endOfCell(reads: readonly ReadAmount[], start: number): number {
  const first = reads[start]?.amount;
  let end = start + 1;
  while (reads[end]?.amount.line === first?.line && reads[end]?.amount.cell === first?.cell) end += 1;
  return end;
}

/** The nearest of the others, two or more without a gap, come to the amount. */
function isSumOf({ amount }: ReadAmount, others: readonly ReadAmount[]): boolean {
  let sum = 0;
  for (const [index, { amount: part }] of others.entries()) {
    if (part.currency !== amount.currency || part.isStruck || part.isNegative || part.minor === 0)
      return false;
    sum += part.minor;
    if (sum >= amount.minor) return sum === amount.minor && index + 1 >= PARTS_MIN;
  }
  return false;
}
