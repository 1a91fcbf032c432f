import type { Cell, Line } from '../../page/page.ts';
import { mayBeMaker } from './branded-name.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';

/**
 * Names items by the line below their rows when the rows name makers: the makers are bold, the names of other items are
 * not, and below each maker is a longer name that is not bold.
 */
export function withProductsBelowMakers(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const inRows = items.filter(({ line, nameLine, doubt }) => line === nameLine && doubt === null);
  const makers = inRows.filter((item) => nameCell(item, lines)?.isBold);
  const products = new Map(makers.map((item) => [item, productBelow(item, lines, byLine)]));
  if (makers.length < 2 || [...products.values()].includes(null)) return items;
  return items.map((item) => {
    const name = products.get(item);
    return name ? { ...item, name, nameLine: item.line + 1 } : item;
  });
}

function nameCell({ name, line }: ItemCandidate, lines: readonly Line[]): Cell | undefined {
  return lines[line]?.cells.find(({ text }) => cleanName(text) === name);
}

/** The name in the line below a maker, in its column; null if there is none. */
function productBelow(item: ItemCandidate, lines: readonly Line[], byLine: AmountsByLine): string | null {
  const maker = nameCell(item, lines);
  const [cell, ...more] = lines[item.line + 1]?.cells ?? [];
  if (!maker || !cell || more.length > 0 || byLine.has(item.line + 1)) return null;
  if (!mayBeMaker(maker.text) || cell.isBold || cell.column !== maker.column) return null;
  const isProduct =
    cell.text.length > maker.text.length && cell.text.includes(' ') && !/[,:]/.test(cell.text);
  return isProduct && !isDetail(cell.text) && isName(cleanName(cell.text)) ? cleanName(cell.text) : null;
}
