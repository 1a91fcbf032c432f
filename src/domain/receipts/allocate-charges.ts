import { allocate } from '#domain/money/money.ts';
import type { LineItem, ReceiptAmounts } from './receipt.ts';

/** What one line cost in the end; the parts of all lines add up to the receipt's amounts to the cent. */
export interface AllocatedItem {
  readonly itemMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly tipMinor: number;
  /** Positive: what was taken off this line. */
  readonly discountMinor: number;
  /** itemMinor + tax + shipping + tip − discount, and this line's part of what the receipt leaves unexplained. */
  readonly totalMinor: number;
}

/**
 * Spreads tax, shipping, tip and discount over the lines in proportion to their amounts, so that the lines'
 * totals add up to the receipt's total exactly. Tax that is contained in the prices is shown in a line's tax
 * but not added again. Lines without an amount weigh nothing; no lines: an empty list.
 */
export function allocateCharges(
  amounts: ReceiptAmounts,
  items: readonly LineItem[],
  isTaxIncluded = false,
): AllocatedItem[] {
  const lines = items.map((item) => item.amountMinor ?? 0);
  const weights = lines.map((amount) => Math.max(0, amount));
  const spread = (amount: number | null): number[] => allocate(amount ?? 0, weights);
  const [tax, shipping] = [spread(amounts.taxMinor), spread(amounts.shippingMinor)];
  const [tip, discount] = [spread(amounts.tipMinor), spread(amounts.discountMinor)];
  const totals = lines.map((line, at) => {
    const added = isTaxIncluded ? 0 : (tax[at] ?? 0);
    return line + added + (shipping[at] ?? 0) + (tip[at] ?? 0) - (discount[at] ?? 0);
  });
  const stated = amounts.totalMinor ?? totals.reduce((sum, total) => sum + total, 0);
  const rest = spread(stated - totals.reduce((sum, total) => sum + total, 0));
  return lines.map((itemMinor, at) => ({
    itemMinor,
    taxMinor: tax[at] ?? 0,
    shippingMinor: shipping[at] ?? 0,
    tipMinor: tip[at] ?? 0,
    discountMinor: discount[at] ?? 0,
    totalMinor: (totals[at] ?? 0) + (rest[at] ?? 0),
  }));
}
