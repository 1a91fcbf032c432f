import { allocate } from '../money/money.ts';
import type { SplitLine } from './split.ts';

/**
 * A split scaled to another amount, exact to the cent. A part set by the user keeps the amount they gave it as its
 * weight, so that an amount that changes and changes back restores it. Null when there is nothing to divide by.
 */
export function fitSplit(split: readonly SplitLine[], amountMinor: number): SplitLine[] | null {
  const weights = split.map((line) => Math.abs(line.byHand?.saidMinor ?? line.amountMinor));
  if (weights.every((weight) => weight === 0)) return null;
  const amounts = allocate(amountMinor, weights);
  return split.map((line, index) => ({ ...line, amountMinor: amounts[index] ?? 0 }));
}
