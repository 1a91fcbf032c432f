import { allocate } from '#domain/money/money.ts';
import type { LineItem, ReceiptAmounts } from './receipt.ts';

/** The allocation of a receipt's amounts to one line. The lines of a receipt add up to its amounts exactly. */
export interface LineAllocation {
  readonly itemMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly tipMinor: number;
  /** Positive: the discount on this line. */
  readonly discountMinor: number;
  /** itemMinor + tax + shipping + tip − discount, plus this line's share of any unexplained difference. */
  readonly totalMinor: number;
}

/**
 * Allocates tax, shipping, tip and discount to the lines in proportion to their amounts, so that the lines' totals add
 * up to the receipt's total exactly (minor units). Tax included in the prices is shown as the line's tax but not added
 * again. Lines without an amount get no share. Returns one allocation per line, or an empty list without lines.
 */
export function allocateCharges(
  amounts: ReceiptAmounts,
  items: readonly LineItem[],
  isTaxIncluded = false,
): LineAllocation[] {
  const lines = items.map((item) => item.amountMinor ?? 0);
  const weights = lines.map((amount) => Math.max(0, amount));
  const spread = (amount: number | null): number[] => allocate(amount ?? 0, weights);
  const [tax, shipping] = [spread(amounts.taxMinor), spread(amounts.shippingMinor)];
  const [tip, discount] = [spread(amounts.tipMinor), spread(amounts.discountMinor)];
  const totals = lines.map((line, index) => {
    const added = isTaxIncluded ? 0 : (tax[index] ?? 0);
    return line + added + (shipping[index] ?? 0) + (tip[index] ?? 0) - (discount[index] ?? 0);
  });
  const stated = amounts.totalMinor ?? totals.reduce((sum, total) => sum + total, 0);
  const rest = spread(stated - totals.reduce((sum, total) => sum + total, 0));
  return lines.map((itemMinor, index) => ({
    itemMinor,
    taxMinor: tax[index] ?? 0,
    shippingMinor: shipping[index] ?? 0,
    tipMinor: tip[index] ?? 0,
    discountMinor: discount[index] ?? 0,
    totalMinor: (totals[index] ?? 0) + (rest[index] ?? 0),
  }));
}
