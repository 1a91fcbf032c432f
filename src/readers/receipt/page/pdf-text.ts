import type { Page } from './page.ts';
import { readPlainText } from './visible-text.ts';

const PAGES_MAX = 10;
const ITEMS_MAX = 20_000;
/** In font heights: distance between lines and between lines of one paragraph, and minimum paragraph width. */
const LINE_HEIGHT_MIN = 0.95;
const LINE_HEIGHT_MAX = 1.9;
const WRAPPED_WIDTH_MIN = 20;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly size: number;
}

/**
 * Reads the text layer of a PDF as a page: pieces at the same height form a line, wide gaps separate cells. Null when
 * there is no text.
 */
export async function readPdfPage(bytes: Uint8Array, part: string): Promise<Page | null> {
  try {
    const { extractTextItems } = await import('unpdf');
    const { items } = await extractTextItems(new Uint8Array(bytes));
    const text = items
      .slice(0, PAGES_MAX)
      .map((page) =>
        linesOf(
          page.slice(0, ITEMS_MAX).map((item) => ({
            x: item.x,
            y: item.y,
            width: item.width,
            text: item.str,
            size: item.fontSize || 10,
          })),
        ),
      )
      .join('\n');
    return text.trim() === '' ? null : readPlainText(text, part, 'pdf');
  } catch {
    return null;
  }
}

/** A printed line: its cells and position. */
interface Row {
  readonly cells: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

function linesOf(pieces: readonly Piece[]): string {
  const rows: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '' || piece.size < 2) continue;
    const row = rows.findLast((other) => Math.abs(other.y - piece.y) <= piece.size * 0.4);
    if (row) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  rows.sort((a, b) => b.y - a.y);
  return unwrapped(besideEachOther(rows.map(({ y, pieces: row }) => toRow(row, y)))).join('\n');
}

function toRow(pieces: Piece[], y: number): Row {
  pieces.sort((a, b) => a.x - b.x);
  const cells: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.x - end;
    if (gap > piece.size * 1.2) cells.push(piece.text);
    else cells.push(`${cells.pop() ?? ''}${gap > piece.size * 0.15 ? ' ' : ''}${piece.text}`);
    end = piece.x + piece.width;
  }
  return { cells, left: pieces[0]?.x ?? 0, right: end, y, size: pieces[0]?.size ?? 0 };
}

/**
 * Merges rows printed side by side, such as a price centered on a two-line name. Separate lines are never that close.
 */
function besideEachOther(rows: readonly Row[]): Row[] {
  const merged: Row[] = [];
  for (const row of rows) {
    const above = merged.at(-1);
    const isNear = above && above.y - row.y < Math.min(above.size, row.size) * LINE_HEIGHT_MIN;
    if (isNear && row.left > above.right + above.size)
      merged[merged.length - 1] = { ...above, cells: [...above.cells, ...row.cells], right: row.right };
    else merged.push(row);
  }
  return merged;
}

/** Converts rows to lines and joins paragraphs that the page width wrapped. */
function unwrapped(rows: readonly Row[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < rows.length; ) {
    const block = blockAt(rows, start);
    const right = Math.max(...block.map((row) => row.right));
    for (const [at, row] of block.entries()) {
      const text = row.cells.join('\t');
      const above = block[at - 1];
      if (above && isBroken(above, row, right)) lines.push(joined(lines.pop() ?? '', text));
      else lines.push(text);
    }
    start += block.length;
  }
  return lines;
}

/** Returns the rows from `start` that may form one paragraph: one cell each, same size, same left margin. */
function blockAt(rows: readonly Row[], start: number): readonly Row[] {
  let end = start + 1;
  for (; end < rows.length; end += 1) {
    const [above, row] = [rows[end - 1], rows[end]];
    if (!above || !row || above.cells.length > 1 || row.cells.length > 1) break;
    const isBelow = above.y - row.y < row.size * LINE_HEIGHT_MAX;
    if (!isBelow || Math.abs(above.left - row.left) > 1 || Math.abs(above.size - row.size) > 0.1) break;
  }
  return rows.slice(start, end);
}

/** True in the middle of a sentence where the first word of the row would not have fit on the row above. */
function isBroken(above: Row, row: Row, right: number): boolean {
  const text = row.cells[0] ?? '';
  if (!/^\p{Ll}/u.test(text) && !/[\p{Ll},-]$/u.test(above.cells[0] ?? '')) return false;
  const word = text.split(' ')[0] ?? '';
  const width = ((row.right - row.left) * (word.length + 1)) / Math.max(1, text.length);
  return above.right - above.left > above.size * WRAPPED_WIDTH_MIN && above.right + width > right;
}

/** Joins a number that was broken after its hyphen. */
function joined(above: string, text: string): string {
  return /[\p{L}\d]-$/u.test(above) && /^\d/.test(text) ? above + text : `${above} ${text}`;
}
