import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isHeaderText } from '../amounts/column-headers.ts';
import { roleOfLabel } from '../amounts/label-roles.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { brandedName } from './branded-name.ts';
import { cleanName, isDetail, isName, isWordy } from './item-names.ts';
import { type AmountsByLine, type ItemLayout, type ItemName, nameAbove } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { areCountsFirst } from './nearby-quantity.ts';
import { isCountAlone, openingCount } from './quantity.ts';

/** Recognizes how a page arranges its items. */
export function readItemLayout(lines: readonly Line[], byLine: AmountsByLine): ItemLayout {
  return { isBelow: areNamesBelow(lines, byLine), areCountsFirst: areCountsFirst(lines, byLine) };
}

/**
 * True for a page with prices above item names: before the first sum, every price alone in its line has a name below
 * it, and the first one has none above.
 */
function areNamesBelow(lines: readonly Line[], byLine: AmountsByLine): boolean {
  let count = 0;
  for (const [index, group] of byLine) {
    if (group.some(isSum)) break;
    if (!isAlone(lines[index], group)) continue;
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
  if (
    !isAlone(lines[index], byLine.get(index) ?? []) ||
    !line ||
    byLine.has(index + 1) ||
    isHeaderText(line.text)
  )
    return null;
  const text = line.cells.find(({ text }) => isWordy(text))?.text;
  if (text === undefined || isDetail(text) || roleOfLabel(foldText(text)) !== null) return null;
  const name = brandedName(lines, index + 1, [text], (at) => byLine.has(at)) ?? cleanName(text);
  return isName(name) ? { name, printed: text, raw: text, line: index + 1, isDoubtful: false } : null;
}

/** A unit price: `(£22.00 each)`, `69.90 / Stück`. */
const UNIT_BEHIND = /(?<=\d.{0,5})(?:\([^()]{2,24}\)|\s?\/\s?\p{L}{1,8}\.?)\s*$/u;

/** True for a line with nothing but amounts with their currencies, and counts with their units. */
function isAlone(line: Line | undefined, group: readonly AmountCandidate[]): boolean {
  const words = (text: string) =>
    group.reduce((rest, { amount }) => rest.replace(amount.text, ' '), text.replace(UNIT_BEHIND, ''));
  return line?.cells.every(({ text }) => !isWordy(words(text)) || isCountAlone(text)) ?? false;
}

function isNamedAbove(lines: readonly Line[], index: number, byLine: AmountsByLine): boolean {
  const above = nameAbove(lines, index, byLine, true);
  const column = lines[index]?.cells[0]?.column ?? -1;
  const isInColumn = (line: number) => lines[line]?.cells.some((cell) => cell.column === column) ?? false;
  // A name beyond a line outside the column that the price shares with the name below it is no part of the item.
  const isApart =
    above !== null && lines.slice(above.line, index).some((_, at) => !isInColumn(above.line + at));
  if (column > 0 && isInColumn(index + 1) && isApart) return false;
  return above !== null && !above.isDoubtful && !ENDS_SENTENCE.test(above.printed);
}

/** The point of a unit ends no sentence (`Rice 5 kg.`). */
const ENDS_SENTENCE = /(?<!\d ?\p{L}{1,4})[.!?:]$/u;

function isSum({ reading }: AmountCandidate): boolean {
  return reading.strength >= 2 && (reading.role === 'subtotal' || reading.role === 'total');
}

/**
 * Names items by the line below their rows when a badge of the shop stands above each name (`Express delivery`): two
 * items at different prices have the same words, and every item has a name below them.
 */
export function withNamesBelowBadges(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const inRows = items.filter(({ line, nameLine, doubt }) => line === nameLine && doubt === null);
  const isBadged = inRows.some((item) =>
    inRows.some(({ name, lineMinor }) => name === item.name && lineMinor !== item.lineMinor),
  );
  if (!isBadged) return items;
  const below = new Map(inRows.map((item) => [item, nameUnder(item, lines, byLine)]));
  const names = [...below.values()];
  if (names.includes(null) || new Set(names).size < names.length) return items;
  return items.map((item) => {
    const name = below.get(item);
    return name ? { ...item, name, nameLine: item.line + 1 } : item;
  });
}

/** The name in the line below an item's row, in the column of its badge; null if there is none. */
function nameUnder(
  { name, line }: ItemCandidate,
  lines: readonly Line[],
  byLine: AmountsByLine,
): string | null {
  const badge = lines[line]?.cells.find(({ text }) => cleanName(text) === name);
  const [cell, ...more] = lines[line + 1]?.cells ?? [];
  if (!badge || !cell || more.length > 0 || byLine.has(line + 1) || cell.column !== badge.column) return null;
  const found = cleanName(cell.text);
  return isName(found) && !isDetail(cell.text) ? found : null;
}
