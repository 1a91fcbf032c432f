import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import type { AmountCandidate, Role } from '../amounts/roles.ts';
import { cleanName } from './item-names.ts';
import type { ItemCandidate } from './items.ts';
import { pricedItem } from './priced-item.ts';
import { sumOf } from './sums-of-items.ts';

const FARE = new RegExp(`^(?:${anyOf('fareLabel')})$`);

const ADDED: readonly Role[] = ['tax', 'fee', 'shipping', 'tip'];

/**
 * The items with the fares of a trip, which are sums by their words (`Base fare`): the fares with or without the items,
 * whichever add up to a subtotal, or with taxes and fees to the total; otherwise the items.
 */
export function withFares(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const fares = amounts.filter(({ reading }) => reading.role === 'subtotal' && FARE.test(reading.label));
  const first = fares[0]?.amount.line;
  if (first === undefined) return items;
  const rows = fares.map((fare) => {
    const { line } = fare.amount;
    return pricedItem(cleanName(lines[line]?.cells[0]?.text ?? ''), line, fare);
  });
  const below = amounts.filter((sum) => sum.amount.line > first && !fares.includes(sum));
  for (const { amount, reading } of below) {
    const minor = reading.role === 'total' ? amount.minor - addedAbove(amount.line, below) : amount.minor;
    if (reading.role !== 'total' && reading.role !== 'subtotal') continue;
    const above = items.filter(({ line, doubt }) => doubt === null && line < amount.line);
    const found = [rows, [...rows, ...above]].find((all) => sumOf(all) === minor);
    if (found) return [...found].sort((a, b) => a.line - b.line);
  }
  return items;
}

/** Taxes and fees less discounts above a line. */
function addedAbove(line: number, amounts: readonly AmountCandidate[]): number {
  return amounts
    .filter(({ amount }) => amount.line < line)
    .reduce((sum, { amount: { minor }, reading: { role } }) => {
      if (ADDED.includes(role)) return sum + minor;
      return role === 'discount' ? sum - minor : sum;
    }, 0);
}
