import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isHeaderText } from '../amounts/amounts.ts';
import { roleOfLabel } from '../amounts/label-roles.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { cleanName, isDetail, isName, isWordy } from './item-names.ts';
import { type AmountsByLine, type ItemName, nameAbove } from './item-row-name.ts';
import { openingCount } from './quantity.ts';

/**
 * True for a page with prices above item names: before the first sum, every price alone in its line has a name below
 * it, and the first one has none above.
 */
export function areNamesBelow(lines: readonly Line[], byLine: AmountsByLine): boolean {
  let count = 0;
  for (const [index, group] of byLine) {
    if (group.some(isSum)) break;
    if (!isAlone(lines[index])) continue;
    if (nameBelow(lines, index, byLine) === null) return false;
    const isCounted = openingCount(lines[index + 1]?.text ?? '') !== null;
    if (count === 0 && !isCounted && isNamedAbove(lines, index, byLine)) return false;
    count += 1;
  }
  return count > 0;
}

/** The name in the line below a price that is alone in its line; null if there is none. */
export function nameBelow(lines: readonly Line[], index: number, byLine: AmountsByLine): ItemName | null {
  const line = lines[index + 1];
  if (!isAlone(lines[index]) || !line || byLine.has(index + 1) || isHeaderText(line.text)) return null;
  const text = line.cells.find(({ text }) => isWordy(text))?.text;
  if (text === undefined || isDetail(text) || roleOfLabel(foldText(text)) !== null) return null;
  const name = cleanName(text);
  return isName(name) ? { name, printed: text, raw: text, line: index + 1, isDoubtful: false } : null;
}

/** A unit price in brackets: `(£22.00 each)`. */
const UNIT_BEHIND = /(?<=\d.{0,5})\([^()]{2,24}\)\s*$/;

function isAlone(line: Line | undefined): boolean {
  return line?.cells.every(({ text }) => !isWordy(text.replace(UNIT_BEHIND, ''))) ?? false;
}

function isNamedAbove(lines: readonly Line[], index: number, byLine: AmountsByLine): boolean {
  const above = nameAbove(lines, index, byLine, true);
  return above !== null && !above.isDoubtful && !/[.!?:]$/.test(above.printed);
}

function isSum({ reading }: AmountCandidate): boolean {
  return reading.strength >= 2 && (reading.role === 'subtotal' || reading.role === 'total');
}
