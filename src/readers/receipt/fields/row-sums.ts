import type { ItemCandidate } from '../candidates/items/items.ts';
import { sumOf } from '../candidates/items/sums-of-items.ts';

/** Reads the amounts of counted rows as unit prices if that balances the sum. */
export function asUnitPrices(
  group: readonly ItemCandidate[],
  targets: ReadonlySet<number>,
): ItemCandidate[] | null {
  if (!group.some((item) => (item.quantity ?? 1) > 1)) return null;
  const fixed = asUnits(group);
  return targets.has(sumOf(fixed)) ? fixed : null;
}

export function asUnits(group: readonly ItemCandidate[]): ItemCandidate[] {
  return group.map((item) => {
    const count = item.quantity ?? 1;
    const isBare = item.unitMinor === null || item.unitMinor * count === item.lineMinor;
    return count > 1 && isBare
      ? { ...item, unitMinor: item.lineMinor, lineMinor: item.lineMinor * count }
      : item;
  });
}
