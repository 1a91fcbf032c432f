import { type AmountCandidate, sumOfDiscounts } from '../candidates/amounts/roles.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { sumOf } from '../candidates/items/sums-of-items.ts';
import { asUnitPrices } from './row-sums.ts';

/** More uncertain rows are not tried: each doubles the combinations. */
export const UNCERTAIN_ITEMS_MAX = 10;

/** The rows above a subtotal that add up to it, alone or with uncertain rows (a protection plan, gift wrap). */
export function listedRows(
  items: readonly ItemCandidate[],
  uncertainItems: readonly ItemCandidate[],
  amounts: readonly AmountCandidate[],
): ItemCandidate[] | null {
  const subtotals = amounts
    .filter(({ reading }) => reading.role === 'subtotal' && reading.strength >= 2)
    .map(({ amount }) => amount);
  const [subtotal] = [...subtotals].sort((a, b) => b.minor - a.minor);
  if (!subtotal) return null;
  const above = items.filter(({ line }) => line < subtotal.line);
  const missing = subtotal.minor - sumOf(above);
  if (above.length > 0 && missing === 0) return above;
  const parcels = ofParcels(items, subtotals, amounts);
  if (parcels || above.length === 0) return parcels;
  if (missing < 0) {
    // A discount between the items and their subtotal is already deducted from it.
    const beforeDiscount =
      missing + sumOfDiscounts(amounts.filter(({ amount }) => amount.line < subtotal.line));
    return beforeDiscount === 0
      ? above
      : (withoutOneAmount(above, -missing) ?? withoutOneAmount(above, -beforeDiscount));
  }
  const units = asUnitPrices(above, new Set([subtotal.minor]));
  if (units) return units;
  const maybe = uncertainItems.filter(({ line }) => line < subtotal.line).slice(0, UNCERTAIN_ITEMS_MAX);
  for (let mask = (1 << maybe.length) - 1; mask > 0; mask--) {
    const added = maybe.filter((_, bit) => mask & (1 << bit));
    if (sumOf(added) === missing) return [...above, ...added].sort((a, b) => a.line - b.line);
  }
  return null;
}

/** The rows without the only uncounted one of that amount (`Guide price at checkout`); null if there is none. */
function withoutOneAmount(rows: readonly ItemCandidate[], minor: number): ItemCandidate[] | null {
  const found = rows.filter((row) => row.lineMinor === minor && row.quantity === null);
  return found.length === 1 && rows.length > 2 ? rows.filter((row) => row !== found[0]) : null;
}

/** The rows of several shipments, each with its own subtotal, from which discounts may be deducted. */
function ofParcels(
  items: readonly ItemCandidate[],
  subtotals: readonly { minor: number; line: number }[],
  amounts: readonly AmountCandidate[],
): ItemCandidate[] | null {
  const parts = withoutSumOfAll(subtotals);
  const last = parts.at(-1);
  const isApart = parts.every(({ line }, i) =>
    items.some((item) => item.line < line && item.line > (parts[i - 1]?.line ?? -1)),
  );
  if (!last || parts.length < 2 || !isApart) return null;
  const rows = items.filter(({ line }) => line < last.line);
  const whole = parts.reduce((sum, { minor }) => sum + minor, 0);
  const off = sumOfDiscounts(amounts.filter(({ amount }) => amount.line < last.line));
  if (rows.length > 1 && (sumOf(rows) === whole || sumOf(rows) === whole + off)) return rows;
  return asUnitPrices(rows, new Set([whole]));
}

/** Subtotals without a last one that is the sum of the others. */
function withoutSumOfAll<Sum extends { minor: number }>(subtotals: readonly Sum[]): readonly Sum[] {
  const before = subtotals.slice(0, -1);
  const whole = before.reduce((sum, { minor }) => sum + minor, 0);
  return before.length > 1 && subtotals.at(-1)?.minor === whole ? before : subtotals;
}
