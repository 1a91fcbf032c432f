import { roleOfLabel } from '../amounts/label-roles.ts';
import type { AmountCandidate, Role } from '../amounts/roles.ts';

/** The price of a row with columns for its discount and tax. */
interface PriceColumns {
  readonly prices: { readonly line: number; readonly unit: number; readonly quantity: null };
  readonly discount: AmountCandidate;
}

/**
 * Reads a row under headers of price, discount, tax and amount (`131.88 | (84.00) | 4.55 | 52.43`): its price before
 * both, if the row adds up; null for other rows.
 */
export function readPriceColumns(priced: readonly AmountCandidate[]): PriceColumns | null {
  const [price] = priced;
  const whole = priced.at(-1);
  const discount = columnOf(priced, 'discount');
  const tax = columnOf(priced, 'tax');
  if (priced.length !== 4 || !price || !whole || !discount || !tax) return null;
  const { minor } = price.amount;
  const isWhole = minor - discount.amount.minor + tax.amount.minor === whole.amount.minor;
  return isWhole && discount.amount.minor > 0
    ? { prices: { line: minor, unit: minor, quantity: null }, discount }
    : null;
}

function columnOf(priced: readonly AmountCandidate[], role: Role): AmountCandidate | undefined {
  return priced.find(({ amount }) => amount.header !== '' && roleOfLabel(amount.header)?.role === role);
}
