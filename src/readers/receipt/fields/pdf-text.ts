import type { Page } from '../page/page.ts';
import { readPlainText } from '../page/visible-text.ts';

const PAGES_MAX = 10;
const ITEMS_MAX = 20_000;

interface Piece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly size: number;
}

/** The text layer of a PDF as a page: pieces on one height are a line, wide gaps part cells. Null: no text. */
export async function readPdfPage(bytes: Uint8Array, part: string): Promise<Page | null> {
  try {
    const { extractTextItems } = await import('unpdf');
    const { items } = await extractTextItems(bytes.slice());
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

function linesOf(pieces: readonly Piece[]): string {
  const rows: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '' || piece.size < 2) continue;
    const row = rows.findLast((other) => Math.abs(other.y - piece.y) <= piece.size * 0.4);
    if (row) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  rows.sort((a, b) => b.y - a.y);
  return rows.map((row) => joinRow(row.pieces)).join('\n');
}

function joinRow(pieces: Piece[]): string {
  pieces.sort((a, b) => a.x - b.x);
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.x - end;
    if (text !== '') text += gap > piece.size * 1.2 ? '\t' : gap > piece.size * 0.15 ? ' ' : '';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}
