import type { AmountCandidate } from '../amounts/roles.ts';
import type { ItemCandidate } from './items.ts';

/** The item with this name whose price is the amount. */
export function pricedItem(
  name: string,
  nameLine: number,
  { amount }: AmountCandidate,
  quantity: number | null = null,
): ItemCandidate {
  const { minor, line } = amount;
  const count = quantity ?? 1;
  const unitMinor = minor % count === 0 ? minor / count : null;
  return { name, quantity, unitMinor, lineMinor: minor, line, nameLine, amount, isSure: true, doubt: null };
}
