import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { cleanName, isName } from './item-names.ts';
import type { ItemCandidate } from './items.ts';
import { pricedItem } from './priced-item.ts';

/** A percentage discount in its own cell (`Discount -75%`). */
const PERCENT_OFF = new RegExp(String.raw`^(?:${anyOf('discountNoun')})?:?\s?[-–−]?\s?\d{1,2}\s?%$`);

const SUM = new RegExp(`^(?:${anyOf('subtotalOpening')})`);

/**
 * Items whose price follows the word "subtotal", as game stores print them: next to the name (`Hades II | Subtotal:
 * $22.49`), one line below both (`Hades II | Subtotal`, `Discount -25% | $22.49`), or below the name, if they add up to
 * the last subtotal.
 */
export function findItemsWithSubtotals(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): ItemCandidate[] {
  const parts = partsOfLastSubtotal(amounts);
  return amounts.flatMap((found) => {
    const nameLine = parts.includes(found) ? found.amount.line - 1 : lineOfName(lines, found);
    const printed = nameLine === null ? undefined : lines[nameLine]?.cells[0]?.text;
    const name = printed === undefined ? '' : cleanName(printed);
    if (nameLine === null || !isName(name)) return [];
    return pricedItem(name, nameLine, found);
  });
}

/** The subtotals above the last one, if they add up to it. */
function partsOfLastSubtotal(amounts: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const sums = amounts.filter(({ reading }) => reading.role === 'subtotal');
  const parts = sums.slice(0, -1);
  const minor = parts.reduce((sum, { amount }) => sum + amount.minor, 0);
  return parts.length > 0 && minor === sums.at(-1)?.amount.minor ? parts : [];
}

function lineOfName(lines: readonly Line[], { amount, reading }: AmountCandidate): number | null {
  const line = lines[amount.line];
  if (line?.cells.length !== 2 || amount.cell !== 1 || amount.isStruck || amount.isNegative) return null;
  const label = line.cells[1]?.text.slice(0, amount.start) ?? '';
  if (reading.role === 'subtotal' && isSum(label)) return amount.line;
  const above = lines[amount.line - 1];
  if (above?.cells.length !== 2 || !PERCENT_OFF.test(foldText(line.cells[0]?.text ?? ''))) return null;
  return isSum(above.cells[1]?.text ?? '') ? amount.line - 1 : null;
}

function isSum(label: string): boolean {
  return SUM.test(foldText(label).trim());
}
