import { allocate } from '../money/money.ts';
import type { SplitLine } from './split.ts';

/**
 * Scales a split to another amount, exact to the minor unit. A part set by the user keeps the amount the user entered
 * as its weight, so that an amount that changes and changes back restores it. Returns null if all weights are zero.
 */
export function scaleSplit(split: readonly SplitLine[], amountMinor: number): SplitLine[] | null {
  const weights = split.map((line) => Math.abs(line.byHand?.enteredMinor ?? line.amountMinor));
  if (weights.every((weight) => weight === 0)) return null;
  const amounts = allocate(amountMinor, weights);
  return split.map((line, index) => ({ ...line, amountMinor: amounts[index] ?? 0 }));
}
