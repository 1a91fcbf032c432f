import { wholeWords } from '../../lexicon/compile/patterns.ts';
import type { Cell, Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { LineMoney } from './amounts.ts';

/** Finds the header of a column: the nearest line above with words in that column and no amount. */
export class HeaderFinder {
  readonly #lines: readonly Line[];
  readonly #tokens: readonly LineMoney[][];
  #rowAt = -1;
  #row: Line | null = null;

  constructor(lines: readonly Line[], tokens: readonly LineMoney[][]) {
    this.#lines = lines;
    this.#tokens = tokens;
  }

  of(index: number, cell: Cell): string {
    const line = this.#lines[index];
    if (!line || line.cells.length < 2) return '';
    const row = this.#headerRow(index);
    if (!row) return '';
    if (cell.column >= 0) {
      const aligned = row.cells.find((other) => other.column === cell.column);
      if (aligned) return foldText(aligned.text.slice(0, 40));
    }
    const fromEnd = line.cells.length - line.cells.indexOf(cell);
    return row.cells.length >= line.cells.length
      ? foldText(row.cells.at(-fromEnd)?.text.slice(0, 40) ?? '')
      : '';
  }

  #headerRow(index: number): Line | null {
    if (this.#rowAt === index) return this.#row;
    this.#rowAt = index;
    this.#row = null;
    for (let i = index - 1; i >= Math.max(0, index - 60); i--) {
      const line = this.#lines[i];
      if (!line || line.cells.length < 2 || (this.#tokens[i]?.length ?? 0) > 0) continue;
      if (line.cells.length >= 2 && line.text.length < 120 && isHeaderText(line.text)) {
        this.#row = line;
        return line;
      }
    }
    return null;
  }
}

const HEADER_WORDS = new RegExp(`${wholeWords('tableHeader')}|${wholeWords('itemHeader')}`);

/** True for the words of a table header. */
export function isHeaderText(text: string): boolean {
  const hits = text.split('\t').filter((cell) => cell.length < 40 && HEADER_WORDS.test(foldText(cell)));
  return hits.length >= 2;
}
