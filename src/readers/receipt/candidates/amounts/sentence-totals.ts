import type { AmountCandidate } from './roles.ts';

const PARTS_MIN = 2;

/**
 * Finds amounts that are the sum of the amounts before or after them in the same cell (`48 for the shot, 79.50 for the
 * blood count and 16 for the pills, 143.50 in all`; `96: 60 for …, 24 for …`).
 */
export function findSentenceTotals(amounts: readonly AmountCandidate[]): ReadonlySet<AmountCandidate> {
  const sums = new Set<AmountCandidate>();
  let start = 0;
  while (start < amounts.length) {
    const end = endOfCell(amounts, start);
    const cellAmounts = amounts.slice(start, end);
    for (const [index, found] of cellAmounts.entries()) {
      const before = cellAmounts.slice(0, index).reverse();
      if (isSumOf(found, before) || isSumOf(found, cellAmounts.slice(index + 1))) sums.add(found);
    }
    start = end;
  }
  return sums;
}

function endOfCell(amounts: readonly AmountCandidate[], start: number): number {
  const first = amounts[start]?.amount;
  let end = start + 1;
  while (amounts[end]?.amount.line === first?.line && amounts[end]?.amount.cell === first?.cell) end += 1;
  return end;
}

/** True when two or more adjacent amounts add up to the amount. */
function isSumOf({ amount }: AmountCandidate, others: readonly AmountCandidate[]): boolean {
  let sum = 0;
  for (const [index, { amount: part }] of others.entries()) {
    if (part.currency !== amount.currency || part.isStruck || part.isNegative || part.minor === 0)
      return false;
    sum += part.minor;
    if (sum >= amount.minor) return sum === amount.minor && index + 1 >= PARTS_MIN;
  }
  return false;
}
