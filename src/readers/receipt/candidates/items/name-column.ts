import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Cell, Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isHeaderText } from '../amounts/column-headers.ts';

const ITEM_HEADER = new RegExp(`^(?:${anyOf('itemHeader')})$`, 'u');
const LINES_ABOVE_MAX = 60;
const HEADER_CHARS_MAX = 120;

/**
 * The cells of a row under headers of item names (`Agency | Item | Amount`), in order; empty without such a header.
 */
export function cellsUnderItemHeader(
  lines: readonly Line[],
  index: number,
  isPriced: (line: number) => boolean,
): string[] {
  const row = lines[index];
  const header = headerAbove(lines, index, isPriced);
  if (!row || !header) return [];
  return header.cells.flatMap(({ text, column }, at) => {
    if (!ITEM_HEADER.test(foldText(text))) return [];
    const aligned = column >= 0 ? row.cells.find((cell) => cell.column === column) : undefined;
    const cell = aligned ?? (header.cells.length === row.cells.length ? row.cells[at] : undefined);
    return cell ? [cell.text] : [];
  });
}

const CODE_HEADER = new RegExp(`^(?:${anyOf('codeHeader')})\\.?$`, 'u');

/** True for a cell under a header of codes, positions or rates (`Tooth`, `Pos.`, `VAT %`). */
export function isUnderCodeHeader(
  lines: readonly Line[],
  index: number,
  { column }: Cell,
  isPriced: (line: number) => boolean,
): boolean {
  if (column < 0) return false;
  const headers = headerAbove(lines, index, isPriced)?.cells ?? [];
  const at = headers.findIndex((cell) => cell.column === column);
  const text = headers[at]?.text ?? '';
  // Right of the items, the sign counts them (`Item | # | Price`).
  if (text === '#' && headers.slice(0, at).some((cell) => ITEM_HEADER.test(foldText(cell.text))))
    return false;
  return text.includes('%') || CODE_HEADER.test(foldText(text));
}

function headerAbove(
  lines: readonly Line[],
  index: number,
  isPriced: (line: number) => boolean,
): Line | undefined {
  for (let i = index - 1; i >= Math.max(0, index - LINES_ABOVE_MAX); i--) {
    const line = lines[i];
    if (
      line &&
      line.cells.length > 1 &&
      line.text.length < HEADER_CHARS_MAX &&
      !isPriced(i) &&
      isHeaderText(line.text)
    )
      return line;
  }
  return undefined;
}
