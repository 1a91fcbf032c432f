import type { LineItem, ReceiptAmounts } from './receipt.ts';

/** One problem in a receipt's arithmetic, with the difference in minor units if there is one. */
export interface ReceiptProblem {
  readonly code:
    | 'sum_differs'
    | 'line_differs'
    | 'tax_unlikely'
    | 'charged_over_total'
    | 'negative_amount'
    | 'no_total';
  readonly differenceMinor: number | null;
  /** Index of the affected line; null for the receipt as a whole. */
  readonly item: number | null;
}

/** Result of checking a receipt's arithmetic. */
export interface ReceiptCheck {
  /** True: adds up; false: does not; null: too little is stated to tell. */
  readonly isBalanced: boolean | null;
  /** True if tax is included in the prices instead of added to them. */
  readonly isTaxIncluded: boolean;
  readonly problems: readonly ReceiptProblem[];
}

/** The highest sales tax or VAT worldwide (Hungary: 27%), with room for rounding and local surcharges. */
const TAX_SHARE_MAX = 0.3;

/**
 * Checks a receipt's arithmetic: lines + tax + shipping + tip − discount = total, or the same with tax already included
 * in the prices. Each line may be off by one minor unit, because stores round per line.
 */
export function checkReceipt(amounts: ReceiptAmounts, items: readonly LineItem[]): ReceiptCheck {
  const problems: ReceiptProblem[] = [...lineProblems(items), ...amountProblems(amounts)];
  const { totalMinor } = amounts;
  if (totalMinor === null)
    return { isBalanced: null, isTaxIncluded: false, problems: [...problems, problem('no_total')] };
  if (items.length === 0 || items.some((item) => item.amountMinor === null))
    return { isBalanced: null, isTaxIncluded: false, problems };
  const lines = items.reduce((sum, item) => sum + (item.amountMinor ?? 0), 0);
  const extras = (amounts.shippingMinor ?? 0) + (amounts.tipMinor ?? 0) - (amounts.discountMinor ?? 0);
  const tolerance = items.length > 1 ? items.length - 1 : 0;
  const added = totalMinor - (lines + extras + (amounts.taxMinor ?? 0));
  if (Math.abs(added) <= tolerance) return { isBalanced: true, isTaxIncluded: false, problems };
  const included = totalMinor - (lines + extras);
  if ((amounts.taxMinor ?? 0) > 0 && Math.abs(included) <= tolerance)
    return { isBalanced: true, isTaxIncluded: true, problems };
  const differenceMinor = Math.abs(added) <= Math.abs(included) ? added : included;
  return {
    isBalanced: false,
    isTaxIncluded: false,
    problems: [...problems, { ...problem('sum_differs'), differenceMinor }],
  };
}

function lineProblems(items: readonly LineItem[]): ReceiptProblem[] {
  return items.flatMap((item, index) => {
    if (item.unitMinor === null || item.amountMinor === null) return [];
    const differenceMinor = item.amountMinor - Math.round(item.unitMinor * item.quantity);
    const tolerance = Number.isInteger(item.quantity) ? 0 : 1;
    return Math.abs(differenceMinor) > tolerance
      ? [{ code: 'line_differs' as const, differenceMinor, item: index }]
      : [];
  });
}

function amountProblems(amounts: ReceiptAmounts): ReceiptProblem[] {
  const { totalMinor, chargedMinor, taxMinor } = amounts;
  const problems: ReceiptProblem[] = [];
  const figures = [
    totalMinor,
    chargedMinor,
    taxMinor,
    amounts.shippingMinor,
    amounts.discountMinor,
    amounts.tipMinor,
  ];
  if (figures.some((amount) => amount !== null && amount < 0)) problems.push(problem('negative_amount'));
  if (totalMinor !== null && taxMinor !== null && taxMinor > totalMinor * TAX_SHARE_MAX)
    problems.push(problem('tax_unlikely'));
  if (totalMinor !== null && chargedMinor !== null && chargedMinor > totalMinor) {
    problems.push({ ...problem('charged_over_total'), differenceMinor: chargedMinor - totalMinor });
  }
  return problems;
}

function problem(code: ReceiptProblem['code']): ReceiptProblem {
  return { code, differenceMinor: null, item: null };
}
