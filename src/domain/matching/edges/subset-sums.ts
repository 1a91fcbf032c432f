/**
 * Returns the indexes of every combination of 2 to `sizeMax` amounts that adds up to exactly `target`, at most
 * `countMax` combinations. Amounts must be positive.
 */
export function exactSums(
  amounts: readonly number[],
  target: number,
  sizeMax: number,
  countMax: number = Number.POSITIVE_INFINITY,
): number[][] {
  const found: number[][] = [];
  const rest = suffixSums(amounts);
  const picked: number[] = [];
  const search = (from: number, left: number): void => {
    if (left === 0 && picked.length >= 2) {
      found.push([...picked]);
      return;
    }
    if (left <= 0 || picked.length === sizeMax || found.length >= countMax) return;
    for (let index = from; index < amounts.length && (rest[index] ?? 0) >= left; index += 1) {
      const amount = amounts[index] ?? 0;
      if (amount > left) continue;
      picked.push(index);
      search(index + 1, left - amount);
      picked.pop();
    }
  };
  search(0, target);
  return found;
}

/**
 * Number of ways to choose 2 to k of n items, indexed by k, at least 1. The more combinations, the less one hit proves.
 */
export function choicesUpTo(n: number, sizeMax: number): number[] {
  const counts = [0, 0];
  let combinations = n;
  let total = 0;
  for (let size = 2; size <= sizeMax; size += 1) {
    combinations = (combinations * (n - size + 1)) / size;
    total += Math.max(0, combinations);
    counts.push(Math.max(1, Math.round(total)));
  }
  return counts;
}

function suffixSums(amounts: readonly number[]): number[] {
  const sums = amounts.map(() => 0);
  let sum = 0;
  for (let index = amounts.length - 1; index >= 0; index -= 1) {
    sum += amounts[index] ?? 0;
    sums[index] = sum;
  }
  return sums;
}
