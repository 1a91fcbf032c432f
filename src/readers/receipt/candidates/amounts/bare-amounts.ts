import { wholeWords } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { MoneyToken } from '../money.ts';
import { roleOfLabel } from './label-roles.ts';

const PRICE_HEAD = new RegExp(wholeWords('priceHeader'));
const WHOLE = /^\d{1,3}(?:[,.]\d{3})+$|^\d{2,7}$/;
const COLUMNS_MIN = 3;
const ROWS_MAX = 60;

/** Reads whole numbers under a price header as amounts (`2 | 599 | 1,198`), row by row. */
export class BareAmounts {
  #columns: readonly number[] = [];
  /** The header row of the table. */
  #header: Line | null = null;
  #rowsLeft = 0;

  /** Starts a table with the given header. */
  startTable(header: Line): void {
    this.#header = header;
    this.#rowsLeft = ROWS_MAX;
    this.#columns = header.cells.flatMap(({ text }, i) => (PRICE_HEAD.test(foldText(text)) ? [i] : []));
  }

  /** Returns the cells of the next row that are amounts by their column alone. */
  inRow(line: Line): { readonly cell: number; readonly token: MoneyToken }[] {
    const header = this.#header;
    if (this.#rowsLeft === 0 || header === null || header.cells.length < COLUMNS_MIN) return [];
    if (line.cells.length === 2) return this.#ofLabel(line);
    const cells = this.#columns.map((at) => cellUnder(header, at, line));
    if (cells.includes(-1)) return [];
    this.#rowsLeft -= 1;
    const texts = cells.map((cell) => line.cells[cell]?.text ?? '');
    if (texts.length === 0 || !texts.every((text) => WHOLE.test(text))) return [];
    return cells.map((cell, i) => ({ cell, token: wholeToken(texts[i] ?? '') }));
  }

  /** The amount of a row below the items that has only a label and a number (`Discount | -200`). */
  #ofLabel({ cells: [label, value] }: Line): { readonly cell: number; readonly token: MoneyToken }[] {
    const isSum = this.#columns.length > 0 && this.#rowsLeft < ROWS_MAX && label && value;
    const isNegative = value?.text.startsWith('-') ?? false;
    const text = value?.text.replace(/^- ?/, '') ?? '';
    if (!isSum || !WHOLE.test(text) || roleOfLabel(foldText(label.text)) === null) return [];
    return [
      { cell: 1, token: { ...wholeToken(text), isNegative, end: value.text.length, text: value.text } },
    ];
  }
}

/** The cell of a row under a header; a cell of several rows may leave its place in the later ones empty. */
function cellUnder({ cells: headers }: Line, at: number, { cells }: Line): number {
  if (cells.length === headers.length) return at;
  const column = headers[at]?.column ?? -1;
  return column < 0 || cells.length < COLUMNS_MIN ? -1 : cells.findIndex((cell) => cell.column === column);
}

function wholeToken(text: string): MoneyToken {
  return {
    decimal: text.replace(/[,.]/g, ''),
    isAmbiguous: false,
    mark: null,
    isNegative: false,
    start: 0,
    end: text.length,
    text,
    decimals: 0,
  };
}
