import type { Cell, Line } from '../../page/page.ts';
import { mayBeMaker } from './branded-name.ts';
import { cleanName, isDated, isName, isNotBought } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import { isVariant } from './item-variant.ts';
import type { ItemCandidate } from './items.ts';
import { isItemLabel } from './labeled-name.ts';
import { isPriced } from './price-columns.ts';

const LINES_ABOVE_MAX = 6;

/**
 * Names items by larger or bold lines above the ones found: the line directly above a price may only describe the item
 * (`240 tablets`, `In stock`). All these lines must have one style, and the names of the other items must have it
 * already.
 */
export function withProminentNames(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const stacked = items.filter(
    ({ line, nameLine, doubt }) => nameLine < line && (doubt ?? 'name') === 'name',
  );
  const above = new Map(stacked.map((item) => [item, prominentLineAbove(item, lines, byLine)]));
  const styles = new Set(stacked.map((item) => styleOf(lines[above.get(item) ?? item.nameLine])));
  const found = [...above.values()].filter((line) => line !== null);
  const names = new Set(found.map((line) => lines[line]?.text));
  if (styles.size > 1 || stacked.length < 2 || names.size < found.length) return items;
  if (stacked.every((item) => mayBeMakerOf(item, lines, above.get(item) ?? null))) return items;
  return items.map((item) => {
    const line = above.get(item) ?? null;
    return line === null ? item : namedByLine(item, lines, line);
  });
}

/** The item with the text of a line as its name, which leaves no doubt about the name. */
export function namedByLine(item: ItemCandidate, lines: readonly Line[], line: number): ItemCandidate {
  const doubt = item.doubt === 'name' ? null : item.doubt;
  return { ...item, name: cleanName(lines[line]?.text ?? ''), nameLine: line, doubt };
}

/** The nearest line above an item's price that stands out more than its name and can be one; null for none. */
function prominentLineAbove(
  { nameLine, line: priceLine }: ItemCandidate,
  lines: readonly Line[],
  byLine: AmountsByLine,
): number | null {
  const found = lines[nameLine]?.cells[0];
  for (let line = priceLine - 1; found && line >= nameLine - LINES_ABOVE_MAX; line--) {
    const [cell, ...more] = lines[line]?.cells ?? [];
    if (line === nameLine || (line > nameLine && more.length > 0)) continue;
    if (!cell || more.length > 0 || isPriced(byLine, line) || isNotBought(cell.text)) return null;
    const isName = line < nameLine ? isMoreProminent(cell, found) : cell.size > found.size;
    if (isName && mayName(cell.text)) return line;
  }
  return null;
}

/** True if the line directly above an item's name is shorter and can be the maker. */
function mayBeMakerOf({ nameLine }: ItemCandidate, lines: readonly Line[], line: number | null): boolean {
  const [maker, name] = [lines[line ?? -1]?.text ?? '', lines[nameLine]?.text ?? ''];
  return line === nameLine - 1 && mayBeMaker(maker) && maker.length < name.length;
}

/** The style of a line's first cell. */
export function styleOf(line: Line | undefined): string {
  const cell = line?.cells[0];
  return `${cell?.isBold} ${cell?.size}`;
}

/** True for a text that is larger or bolder than another. */
export function isMoreProminent(cell: Cell, other: Cell): boolean {
  const isBolder = cell.isBold && !other.isBold;
  return (cell.size > other.size && cell.isBold === other.isBold) || (isBolder && cell.size >= other.size);
}

function mayName(text: string): boolean {
  return isName(cleanName(text)) && !isVariant(text) && !isDated(text) && !isItemLabel(text);
}
