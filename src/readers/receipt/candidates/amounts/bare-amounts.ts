import { wholeWords } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { MoneyToken } from '../money.ts';

const PRICE_HEAD = new RegExp(wholeWords('priceHeader'));
const WHOLE = /^\d{1,3}(?:[,.]\d{3})+$|^\d{2,7}$/;
const COLUMNS_MIN = 3;
const ROWS_MAX = 60;

/** Reads whole numbers under a price header as amounts (`2 | 599 | 1,198`), row by row. */
export class BareAmounts {
  #columns: readonly number[] = [];
  #width = 0;
  #rowsLeft = 0;

  /** Starts a table with the given header. */
  startTable({ cells }: Line): void {
    this.#width = cells.length;
    this.#rowsLeft = ROWS_MAX;
    this.#columns = cells.flatMap(({ text }, i) => (PRICE_HEAD.test(foldText(text)) ? [i] : []));
  }

  /** Returns the cells of the next row that are amounts by their column alone. */
  inRow(line: Line): { readonly cell: number; readonly token: MoneyToken }[] {
    if (this.#rowsLeft === 0 || line.cells.length !== this.#width || this.#width < COLUMNS_MIN) return [];
    this.#rowsLeft -= 1;
    const texts = this.#columns.map((cell) => line.cells[cell]?.text ?? '');
    if (texts.length === 0 || !texts.every((text) => WHOLE.test(text))) return [];
    return this.#columns.map((cell, i) => ({ cell, token: wholeToken(texts[i] ?? '') }));
  }
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
