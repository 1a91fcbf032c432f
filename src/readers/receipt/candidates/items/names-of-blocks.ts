import type { Line } from '../../page/page.ts';
import { isBookFormat } from './book-format.ts';
import { mayBeMaker } from './branded-name.ts';
import { cleanName, isDated, isDetail, isName, isNotBought } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { isPriced } from './price-columns.ts';
import { namedByLine, styleOf } from './prominent-names.ts';

/** Lines of details between a name and the line found as one. */
const DETAIL_LINES_MAX = 2;
/** Share of the items that must have a detail between their name and their price. */
const DETAILED_SHARE_MIN = 0.5;

/**
 * Names stacked items by the first line behind the previous item, if most have one line of details between it and their
 * price (`Orbital`, `Paperback`, `9.99`), or all have one or two. A price must follow the last item directly: otherwise
 * details follow prices.
 */
export function withNamesOfBlocks(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const sure = items.filter(({ doubt }) => doubt === null);
  const [first, ...others] = sure;
  const isStacked = sure.every(({ line, nameLine }) => nameLine < line);
  if (!first || others.length === 0 || !isStacked || !byLine.has((sure.at(-1)?.line ?? 0) + 1)) return items;
  const mayNameAt = (line: number) => mayName(lines, line) && !isPriced(byLine, line);
  const tops = new Map(others.map((item, at) => [item, topOfBlock(item, sure[at]?.line ?? 0, mayNameAt)]));
  const detailed = [...tops].filter(([{ nameLine }, top]) => top < nameLine);
  const style = styleOf(lines[tops.get(others[0] ?? first) ?? 0]);
  const isOneStyle = [...tops.values()].every((top) => styleOf(lines[top]) === style);
  // Headings of groups stand above some of the names only.
  const linesMax = detailed.length === others.length ? DETAIL_LINES_MAX : 1;
  const isOneLine = detailed.every(([{ nameLine }, top]) => nameLine - top <= linesMax);
  const isMost = detailed.length > 0 && detailed.length >= others.length * DETAILED_SHARE_MIN;
  if (!isOneStyle || !isOneLine || !isMost) return items;
  const above = first.nameLine - 1;
  if (mayNameAt(above) && styleOf(lines[above]) === style) tops.set(first, above);
  return items.map((item) => {
    const line = tops.get(item) ?? item.nameLine;
    return line === item.nameLine ? item : namedByLine(item, lines, line);
  });
}

/** The first line after the previous item that can be a name; otherwise the line of the name. */
function topOfBlock(
  { nameLine }: ItemCandidate,
  previous: number,
  mayNameAt: (line: number) => boolean,
): number {
  for (let line = previous + 1; line < nameLine; line++) if (mayNameAt(line)) return line;
  return nameLine;
}

/** True for the line above the author of a book and its format. */
function isTitle(lines: readonly Line[], at: number): boolean {
  return isBookFormat(lines[at + 1]?.text ?? '') || isBookFormat(lines[at + 2]?.text ?? '');
}

function mayName(lines: readonly Line[], at: number): boolean {
  const [cell, ...more] = lines[at]?.cells ?? [];
  if (!cell || more.length > 0 || isNotBought(cell.text)) return false;
  if (mayBeMaker(cell.text) && !isTitle(lines, at)) return false;
  return isName(cleanName(cell.text)) && !isDetail(cell.text) && !isDated(cell.text);
}
