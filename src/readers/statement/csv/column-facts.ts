import { type ScannedAmount, scanAmount } from '../values/amount-text.ts';
import { type ScannedDate, scanDate } from '../values/date-text.ts';
import { AMOUNT_ROLES, type ColumnRole, DATE_ROLES } from './column-role.ts';
import { isCurrencyCode } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { isBookedWord, isPendingWord, isVoidWord, readDirection } from './row-keywords.ts';

const DISTINCT_MAX = 50;

/** Statistics of the cells in one column. */
export class ColumnFacts {
  rows = 0;
  filled = 0;
  dates = 0;
  amounts = 0;
  texts = 0;
  textLength = 0;
  letters = 0;
  ibans = 0;
  signs = 0;
  fractions = 0;
  directions = 0;
  currencies = 0;
  statuses = 0;
  integers = 0;
  /** Number of cells that are empty below a filled one, or filled below an empty one. */
  gaps = 0;
  #isLastFilled: boolean | null = null;
  /** Number of cells that increment the cell above by one. */
  #steps = 0;
  #last = Number.NaN;
  /** The dates of the column in row order. */
  readonly days: ScannedDate[] = [];
  /** The first distinct texts of the column. */
  readonly distinct = new Set<string>();

  add(cell: string): void {
    this.rows += 1;
    const isFilled = cell !== '';
    if (this.#isLastFilled !== null && this.#isLastFilled !== isFilled) this.gaps += 1;
    this.#isLastFilled = isFilled;
    if (!isFilled) return;
    this.filled += 1;
    if (readDirection(cell) !== null) this.directions += 1;
    if (isBookedWord(cell) || isPendingWord(cell) || isVoidWord(cell)) this.statuses += 1;
    if (this.distinct.size < DISTINCT_MAX) this.distinct.add(cell);
    if (isCurrencyCode(cell)) this.currencies += 1;
    const day = scanDate(cell);
    const amount = day === null ? scanAmount(cell) : null;
    if (day !== null) {
      this.dates += 1;
      this.days.push(day);
    } else if (amount === null) this.#addText(cell);
    else this.#addAmount(amount);
  }

  #addText(cell: string): void {
    this.texts += 1;
    this.textLength += cell.length;
    this.letters += cell.match(/\p{L}/gu)?.length ?? 0;
    if (/^[A-Z]{2}\d{2}[A-Z0-9 ]{10,32}$/.test(cell)) this.ibans += 1;
  }

  #addAmount({ body, hasSign }: ScannedAmount): void {
    this.amounts += 1;
    if (hasSign) this.signs += 1;
    if (/[.,]\d{2}$/.test(body)) this.fractions += 1;
    if (!/^\d+$/.test(body) || hasSign) return;
    this.integers += 1;
    const value = Number(body);
    if (Math.abs(value - this.#last) === 1) this.#steps += 1;
    this.#last = value;
  }

  /** Numbers that only count the rows: 1, 2, 3. */
  get isCounter(): boolean {
    return this.filled > 1 && this.integers === this.filled && this.#steps === this.filled - 1;
  }

  get isDates(): boolean {
    return this.dates > 0 && this.dates >= this.filled * 0.6;
  }

  get isAmounts(): boolean {
    return this.amounts > 0 && this.amounts >= this.filled * 0.6 && !this.isCounter;
  }

  get hasSigns(): boolean {
    return this.signs > 0;
  }

  get hasFractions(): boolean {
    return this.fractions > 0;
  }

  get isDirection(): boolean {
    return (
      this.filled > 0 &&
      this.directions === this.filled &&
      this.filled >= this.rows * 0.8 &&
      !this.#saysOnlyTill
    );
  }

  /** `CR` in some rows, with the other rows empty. */
  get isSideMark(): boolean {
    return this.filled > 0 && [...this.distinct].every((text) => /^(?:cr|dr)\.?$/i.test(text));
  }

  /** `POS` in every row means point of sale, not a positive sign. */
  get #saysOnlyTill(): boolean {
    return [...this.distinct].every((text) => /^pos$/i.test(text));
  }

  /** The same IBAN in every row is the holder's. */
  get isOwnIban(): boolean {
    return this.filled === this.rows && this.ibans === this.filled && this.distinct.size === 1;
  }

  get isCurrency(): boolean {
    return this.filled > 0 && this.currencies === this.filled;
  }

  /** `Food: Groceries`: category paths, not names. */
  get isCategory(): boolean {
    return [...this.distinct].some((text) => /^[\p{L} &]+: ?[\p{L} &]+$/u.test(text));
  }

  get isStatus(): boolean {
    return this.statuses > 0 && this.statuses === this.filled;
  }

  /** True for long codes that differ in every row. */
  get #areIdentifiers(): boolean {
    const isDistinct = this.filled > 1 && this.distinct.size === Math.min(this.filled, DISTINCT_MAX);
    return isDistinct && [...this.distinct].every((text) => IDENTIFIER.test(text));
  }

  /** Whether a column with this content may have a role; an empty column may have any. */
  allows(role: ColumnRole): boolean {
    if (this.filled === 0) return true;
    if (DATE_ROLES.has(role)) return this.dates >= this.filled * 0.3;
    if (AMOUNT_ROLES.has(role)) return this.amounts >= this.filled * 0.2;
    if (role === 'type') return !this.#areIdentifiers;
    if (role === 'payee' || role === 'description') return this.ibans < this.filled * 0.8;
    if (role === 'direction') return this.directions >= this.filled * 0.5 && !this.#saysOnlyTill;
    if (role === 'currency' || role === 'originalCurrency')
      return this.dates === 0 && this.amounts < this.filled * 0.5 && this.textLength <= this.filled * 8;
    return true;
  }
}

const IDENTIFIER = /^(?=.*\d)[A-Z\d-]{8,40}$/i;

/** Computes facts of the first `width` columns and any further ones. */
export function factsOf(rows: readonly TableRow[], width: number): ColumnFacts[] {
  const facts = Array.from({ length: width }, () => new ColumnFacts());
  for (const { cells } of rows) {
    if (cells.length * 2 < width) continue;
    for (let index = 0; index < width; index += 1) facts[index]?.add(cells[index] ?? '');
  }
  return facts;
}
