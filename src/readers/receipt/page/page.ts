/**
 * A page is the visible content of a message as lines from top to bottom. A line has cells from left to right; text in
 * one table row shares a line.
 */
export interface Cell {
  readonly text: string;
  readonly isBold: boolean;
  readonly isStruck: boolean;
  /** Font size in pixels; 0 if unspecified. */
  readonly size: number;
  /** Zero-based column of the table row; -1 outside tables. */
  readonly column: number;
}

export interface Line {
  readonly cells: readonly Cell[];
  /** The cells joined by a tab. */
  readonly text: string;
}

export interface Page {
  /** MIME part of the lines. */
  readonly part: string;
  readonly source: 'html' | 'text' | 'pdf';
  readonly lines: readonly Line[];
  /** Contents of `application/ld+json` scripts. */
  readonly scripts: readonly string[];
  /** Flat microdata properties in source order. */
  readonly microdata: readonly MicrodataProperty[];
}

export interface MicrodataProperty {
  readonly name: string;
  readonly value: string;
  /** Last part of the enclosing item's type (`Order`, `Offer`). */
  readonly type: string;
}

export const LINES_MAX = 6000;
export const LINE_CHARS_MAX = 2000;

/** Builds a line from cells with text; null if all are empty. */
export function buildLine(cells: readonly Cell[]): Line | null {
  const filled = joinMarks(cells.filter((cell) => cell.text !== ''));
  if (filled.length === 0) return null;
  return { cells: filled, text: filled.map((cell) => cell.text).join('\t') };
}

const LONE_MARK = /^(?:[$€£¥₹₩₺₽]|[A-Z]{1,3}\$|kr\.?|zł|Kč|Ft|บาท|[A-Z]{3})$/;
const LONE_NUMBER = /^[-−]?\d[\d.,'’ ]*-?$/;

/** Prepends a currency in its own cell to the number in the next cell. */
function joinMarks(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ text }) => text.length < 5 && LONE_MARK.test(text))) return cells;
  const joined: Cell[] = [];
  for (const [index, cell] of cells.entries()) {
    const last = joined.at(-1);
    if (last && LONE_MARK.test(last.text) && LONE_NUMBER.test(cell.text)) {
      joined[joined.length - 1] = { ...cell, text: `${last.text} ${cell.text}` };
    } else if (last && LONE_MARK.test(cell.text) && isPriceOfMark(last, cells[index + 1])) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${cell.text}` };
    } else joined.push(cell);
  }
  return joined;
}

/** True for the number before a currency, unless it is a count and a price follows (`3 | € | 2,97`). */
function isPriceOfMark({ text }: Cell, next: Cell | undefined): boolean {
  const isCount = /^\d{1,3}$/.test(text) && next !== undefined && /^\d[\d.,'’ ]*[.,]\d{2,4}$/.test(next.text);
  return LONE_NUMBER.test(text) && !isCount;
}

const ONLY_PRICE =
  /^[-−(]?\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|R\$)?\s?\d[\d.,'’ ]*\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|円|원)?\)?$/u;

/** A numeric date that has the marks of a price. */
const ONLY_DAY = /^(?:\d{1,2}\. ?\d{1,2}\. ?\d{2}(?:\d{2})?|\d{4}\.\d{1,2}\.\d{1,2})\.?$/;

/** True for a price table row: two or more cells of which the last holds only a price. */
export function isPriceRow(line: Line): boolean {
  const last = line.cells.at(-1);
  if (line.cells.length < 2 || last === undefined || last.text.length >= 24) return false;
  return ONLY_PRICE.test(last.text) && !ONLY_DAY.test(last.text);
}

/** Creates a page without lines. */
export function emptyPage(part: string, source: Page['source']): Page {
  return { part, source, lines: [], scripts: [], microdata: [] };
}
