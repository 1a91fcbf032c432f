/**
 * A page is what a person sees of a message, as lines from top to bottom. A line holds cells from left to
 * right; text that shares a table row shares a line.
 */
export interface Cell {
  readonly text: string;
  readonly isBold: boolean;
  readonly isStruck: boolean;
  /** Font size in pixels, 0 when the markup does not say. */
  readonly size: number;
  /** Column of the table row, counted from 0; -1 outside tables. */
  readonly column: number;
}

export interface Line {
  readonly cells: readonly Cell[];
  /** The cells joined by a tab. */
  readonly text: string;
}

export interface Page {
  /** MIME part the lines came from. */
  readonly part: string;
  readonly source: 'html' | 'text' | 'pdf';
  readonly lines: readonly Line[];
  /** Contents of `application/ld+json` scripts, for the markup reader. */
  readonly scripts: readonly string[];
  /** Flat microdata properties in source order, for the markup reader. */
  readonly microdata: readonly MicrodataProperty[];
}

export interface MicrodataProperty {
  readonly name: string;
  readonly value: string;
  /** Last part of the type of the item it belongs to (`Order`, `Offer`). */
  readonly type: string;
}

export const LINES_MAX = 6000;
export const LINE_CHARS_MAX = 2000;

/** A line of cells that hold text; null when none does. */
export function buildLine(cells: readonly Cell[]): Line | null {
  const kept = joinMarks(cells.filter((cell) => cell.text !== ''));
  if (kept.length === 0) return null;
  return { cells: kept, text: kept.map((cell) => cell.text).join('\t') };
}

const LONE_MARK = /^(?:[$€£¥₹₩₺₽]|US\$|C\$|A\$|R\$|kr\.?|zł|Kč|Ft|[A-Z]{3})$/;
const LONE_NUMBER = /^[-−]?\d[\d.,'’ ]*-?$/;

/** Puts a currency that stands in a cell of its own in front of the number beside it. */
function joinMarks(cells: readonly Cell[]): readonly Cell[] {
  if (!cells.some(({ text }) => text.length < 5 && LONE_MARK.test(text))) return cells;
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last && LONE_MARK.test(last.text) && LONE_NUMBER.test(cell.text)) {
      joined[joined.length - 1] = { ...cell, text: `${last.text} ${cell.text}` };
    } else if (last && LONE_MARK.test(cell.text) && LONE_NUMBER.test(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${cell.text}` };
    } else joined.push(cell);
  }
  return joined;
}

const ONLY_PRICE =
  /^[-−(]?\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|R\$)?\s?\d[\d.,'’ ]*\s?(?:\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|円|원)?\)?$/u;

/** A day in numbers, which has the marks of a price. */
const ONLY_DAY = /^(?:\d{1,2}\. ?\d{1,2}\. ?\d{2}(?:\d{2})?|\d{4}\.\d{1,2}\.\d{1,2})\.?$/;

/** True for a row of a price table: two cells or more, the last one a price and nothing else. */
export function isPriceRow(line: Line): boolean {
  const last = line.cells.at(-1);
  if (line.cells.length < 2 || last === undefined || last.text.length >= 24) return false;
  return ONLY_PRICE.test(last.text) && !ONLY_DAY.test(last.text);
}

/** A page without a line. */
export function emptyPage(part: string, source: Page['source']): Page {
  return { part, source, lines: [], scripts: [], microdata: [] };
}
