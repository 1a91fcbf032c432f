import type { Line } from '../../page/page.ts';
import { mayBeMaker } from './branded-name.ts';
import { cleanName, isDated, isDetail, isName, isNotBought } from './item-names.ts';
import type { AmountsByLine } from './item-row-name.ts';
import type { ItemCandidate } from './items.ts';
import { isPriced } from './price-columns.ts';

/** Share of the items that must have details between their name and their price. */
const DETAILED_SHARE_MIN = 0.5;

/**
 * Names stacked items by the first line behind the previous item, if most have details between that line and their
 * price (`Orbital`, `Paperback`, `9.99`). Nothing may follow the last item, because then its details follow its price.
 */
export function withNamesOfBlocks(
  items: readonly ItemCandidate[],
  lines: readonly Line[],
  byLine: AmountsByLine,
): readonly ItemCandidate[] {
  const sure = items.filter(({ doubt }) => doubt === null);
  const stacked = sure.filter(({ line, nameLine }) => nameLine < line);
  const last = sure.at(-1);
  if (stacked.length < 2 || stacked.length < sure.length || !last || !byLine.has(last.line + 1)) return items;
  const tops = stacked.slice(1).map((item, at) => topOfBlock(item, stacked[at]?.line ?? -1, lines, byLine));
  const distances = tops.map((top, at) => (stacked[at + 1]?.nameLine ?? top) - top);
  const detailed = distances.filter((distance) => distance > 0);
  const styles = new Set(tops.map((top) => styleOf(lines[top])));
  if (
    detailed.length === 0 ||
    Math.max(...distances) > 1 ||
    detailed.length < distances.length * DETAILED_SHARE_MIN ||
    styles.size > 1
  )
    return items;
  const [first] = stacked;
  const top = (first?.nameLine ?? 0) - mostCommon(detailed);
  const isFirst = first && mayName(lines[top], top, byLine) && styles.has(styleOf(lines[top]));
  const nameLines = new Map([
    [first, isFirst ? top : first?.nameLine],
    ...tops.map((line, at) => [stacked[at + 1], line] as const),
  ]);
  return items.map((item) => {
    const line = nameLines.get(item) ?? item.nameLine;
    return line === item.nameLine
      ? item
      : { ...item, name: cleanName(lines[line]?.text ?? ''), nameLine: line };
  });
}

/** The first line behind the previous item that can be a name; otherwise the line of the name. */
function topOfBlock(
  { nameLine }: ItemCandidate,
  previous: number,
  lines: readonly Line[],
  byLine: AmountsByLine,
): number {
  for (let line = previous + 1; line < nameLine; line++) if (mayName(lines[line], line, byLine)) return line;
  return nameLine;
}

function mayName(line: Line | undefined, at: number, byLine: AmountsByLine): boolean {
  const [cell, ...more] = line?.cells ?? [];
  if (!cell || more.length > 0 || isPriced(byLine, at) || isNotBought(cell.text)) return false;
  return (
    isName(cleanName(cell.text)) && !isDetail(cell.text) && !isDated(cell.text) && !mayBeMaker(cell.text)
  );
}

function styleOf(line: Line | undefined): string {
  const cell = line?.cells[0];
  return `${cell?.isBold} ${cell?.size}`;
}

function mostCommon(distances: readonly number[]): number {
  const counts = Map.groupBy(distances, (distance) => distance);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}
