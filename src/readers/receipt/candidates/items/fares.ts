import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { cleanName } from './item-names.ts';
import type { ItemCandidate } from './items.ts';
import { sumOf } from './sums-of-items.ts';

const FARE = new RegExp(`^(?:${anyOf('fareLabel')})$`);

/**
 * The items with the fares of a trip, which are sums by their words (`Base fare`): the fares with or without the items,
 * whichever add up to a subtotal; otherwise the items.
 */
export function withFares(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): readonly ItemCandidate[] {
  const sums = amounts.filter(({ reading }) => reading.role === 'subtotal');
  const fares = sums.filter(({ reading }) => FARE.test(reading.label));
  if (fares.length === 0) return items;
  const rows = fares.map((fare) => itemOf(fare, lines));
  for (const { amount } of sums.filter((sum) => !fares.includes(sum))) {
    const above = items.filter(({ line, doubt }) => doubt === null && line < amount.line);
    const found = [rows, [...rows, ...above]].find((all) => sumOf(all) === amount.minor);
    if (found) return [...found].sort((a, b) => a.line - b.line);
  }
  return items;
}

function itemOf({ amount }: AmountCandidate, lines: readonly Line[]): ItemCandidate {
  const { line, minor } = amount;
  return {
    name: cleanName(lines[line]?.cells[0]?.text ?? ''),
    quantity: null,
    unitMinor: minor,
    lineMinor: minor,
    line,
    nameLine: line,
    amount,
    isSure: true,
    doubt: null,
  };
}
