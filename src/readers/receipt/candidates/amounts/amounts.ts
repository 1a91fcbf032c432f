import { type CurrencyCode, decimalToMinor, isAmountMinor } from '#domain/money/money.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Cell, Line, Page } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { CurrencyResolver } from '../currency/resolve-currency.ts';
import { findMoney, type MoneyToken } from '../money.ts';
import { BareAmounts } from './bare-amounts.ts';
import { HeaderFinder, isHeaderText } from './column-headers.ts';
import { freeInRow } from './free-rows.ts';
import { roleOfLabel } from './label-roles.ts';
import { numbersThatAreNotMoney } from './not-money.ts';

/** An amount of a page with its surrounding words. */
export interface Amount {
  /** Absolute value in minor units. */
  readonly minor: number;
  readonly currency: CurrencyCode;
  readonly hasMark: boolean;
  readonly isNegative: boolean;
  readonly isStruck: boolean;
  readonly isBold: boolean;
  readonly size: number;
  readonly line: number;
  readonly cell: number;
  readonly column: number;
  /** Character range in the cell. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Folded words before it (same cell, then cells to the left). */
  readonly left: string;
  /** Folded words after it in the line. */
  readonly right: string;
  /** Folded words of the line above; only when its own line has none. */
  readonly above: string;
  /** Folded text of the column header, or ''. */
  readonly header: string;
  /** Quantity before it (`2 x $5.00`), or null. */
  readonly times: number | null;
}

export interface LineMoney {
  readonly cell: number;
  readonly token: MoneyToken;
}

const AMOUNTS_MAX = 1500;
const LABEL_CHARS_MAX = 90;
const CLAUSE_CHARS_MAX = 200;
/** An abbreviation that ends in no sentence (`53,15 € (inkl. 3,48 € MwSt.)`). */
const INCLUDED = new RegExp(String.raw`^\s?\((?:${anyOf('includedWithin')})\.\s*$`, 'i');
const HAS_WORD = /\p{L}{2}|[\u3040-\u9fff]/u;

/** A count behind a unit price (`$5.00 x 2`, `$ 89,50 x 2 unidades`). */
const TIMES_BEHIND = new RegExp(
  String.raw`^\s?[x×]\s?(\d{1,3})(?:\s?(?:${anyOf('countUnitAfter')})\.?)?$`,
  'i',
);

/** Finds the money tokens of each line, by cell. */
export function tokenizeMoney(page: Page): LineMoney[][] {
  let count = 0;
  const bare = new BareAmounts();
  return page.lines.map((line) => {
    if (count > AMOUNTS_MAX) return [];
    if (!/\d/.test(line.text)) {
      if (line.cells.length > 2 && isHeaderText(line.text)) bare.startTable(line);
      return [];
    }
    const found = line.cells.flatMap((cell, index) =>
      findMoney(cell.text).map((token) => ({ cell: index, token })),
    );
    const whole = found.length > 0 ? found : bare.inRow(line);
    const read = whole.length > 0 ? whole : freeInRow(line);
    count += read.length;
    return read;
  });
}

/** Builds amounts with labels and resolved currencies. Amounts of unknown currency are dropped. */
export function readAmounts(
  page: Page,
  tokens: readonly LineMoney[][],
  currencyResolver: CurrencyResolver,
): Amount[] {
  const amounts: Amount[] = [];
  const headers = new HeaderFinder(page.lines, tokens);
  const isNotMoney = numbersThatAreNotMoney(tokens);
  for (const [index, found] of tokens.entries()) {
    const line = page.lines[index];
    if (!line) continue;
    for (const [order, { cell, token }] of found.entries()) {
      if (isNotMoney(token, line.cells[cell])) continue;
      const amount = makeAmount(page.lines, tokens, index, order, currencyResolver, headers);
      if (amount && line.cells[cell] && token) amounts.push(amount);
    }
  }
  return amounts;
}

function makeAmount(
  lines: readonly Line[],
  tokens: readonly LineMoney[][],
  index: number,
  order: number,
  currencyResolver: CurrencyResolver,
  headers: HeaderFinder,
): Amount | null {
  const found = tokens[index]?.[order];
  const line = lines[index];
  const cell = line?.cells[found?.cell ?? 0];
  if (!found || !line || !cell) return null;
  const { token } = found;
  const currency = currencyResolver.resolve(token.mark);
  if (currency === null) return null;
  const minor = decimalToMinor(token.decimal, currency);
  if (minor === null || !isAmountMinor(minor)) return null;
  const previous = tokens[index]?.[order - 1];
  const next = tokens[index]?.[order + 1];
  const left = leftLabel(line, found, previous);
  const right = rightLabel(line, found, next);
  const hasWords =
    HAS_WORD.test(left) || (HAS_WORD.test(right) && !isUnderLabel(lines, tokens, index, found.cell));
  const times =
    /(?:^|[\s(])(\d{1,3})\s?(?:[x×*@]|stk|szt|st)\.?\s?(?:à|a|@)?\s*$/i.exec(
      cell.text.slice(0, token.start),
    ) ?? TIMES_BEHIND.exec(cell.text.slice(token.end));
  return {
    minor,
    currency,
    hasMark: token.mark !== null,
    isNegative: token.isNegative,
    isStruck: cell.isStruck,
    isBold: cell.isBold,
    size: cell.size,
    line: index,
    cell: found.cell,
    column: cell.column,
    start: token.start,
    end: token.end,
    text: token.text,
    left,
    right,
    above: hasWords ? '' : labelAbove(lines, tokens, index, cell),
    header: headers.of(index, cell),
    times: times ? Number(times[1]) : null,
  };
}

/** A rate between a label and its amount (`TAX | 8.700 PCT | 16.13`). */
const RATE = /^\d{1,3}(?:[.,]\d{1,4})? ?(?:%|pct|percent)$/i;

/** Words left of a token: in its cell after the previous token, otherwise in the nearest cell with words. */
function leftLabel(line: Line, found: LineMoney, previous: LineMoney | undefined): string {
  const cell = line.cells[found.cell];
  if (!cell) return '';
  const from = previous && previous.cell === found.cell ? previous.token.end : 0;
  const inside = cell.text.slice(from, found.token.start);
  if (HAS_WORD.test(inside)) return tidy(from > 0 ? ownClause(inside) : inside);
  if (previous && previous.cell === found.cell) return '';
  const labels = line.cells
    .slice(0, found.cell)
    .map(({ text }) => text)
    .filter((text) => HAS_WORD.test(text) && (findMoney(text).length === 0 || text.length > 24))
    .filter((text) => !RATE.test(text))
    .map(tidy);
  const nearest = labels.at(-1) ?? '';
  // A word between a label and its amount may state a unit or a kind (`Sales tax 8.1% | PCT | $26.26`).
  if (labels.length < 2 || /\s/.test(nearest) || roleOfLabel(nearest)) return nearest;
  return labels.findLast((label) => roleOfLabel(label)?.isBare) ?? nearest;
}

/**
 * Of the words between two amounts, those after the last break belong to the second one. A comma right before the
 * second one leaves all of them to the first (`$7.00 shipping, $5.65 tax`).
 */
function ownClause(between: string): string {
  const near = between.slice(-CLAUSE_CHARS_MAX);
  if (INCLUDED.test(near)) return near;
  const sentence = near.slice(near.search(/(?<![^.!?;,。、;,])[^.!?;,。、;,]*$/));
  return HAS_WORD.test(sentence) || !endsInComma(between) ? sentence : '';
}

/** A comma at the end, or before the currency sign of the amount that follows. */
function endsInComma(text: string): boolean {
  return /[,;、]$/.test(
    text
      .trimEnd()
      .replace(/\p{Sc}$/u, '')
      .trimEnd(),
  );
}

function rightLabel(line: Line, found: LineMoney, next: LineMoney | undefined): string {
  const cell = line.cells[found.cell];
  if (!cell) return '';
  const to = next && next.cell === found.cell ? next.token.start : undefined;
  const inside = cell.text.slice(found.token.end, to);
  if (HAS_WORD.test(inside)) return foldText(inside.slice(0, LABEL_CHARS_MAX));
  if (next && next.cell === found.cell) return '';
  const beside = line.cells[found.cell + 1]?.text ?? '';
  return HAS_WORD.test(beside) && findMoney(beside).length === 0
    ? foldText(beside.slice(0, LABEL_CHARS_MAX))
    : '';
}

/** The line above an amount and above amounts alone in lines of their own, to the left: a row printed as several. */
function lineAboveValues(
  lines: readonly Line[],
  tokens: readonly LineMoney[][],
  index: number,
  column: number,
): number {
  let at = index - 1;
  for (let right = column; at > 0; at--) {
    const [cell, ...more] = lines[at]?.cells ?? [];
    const isValue = cell && more.length === 0 && tokens[at]?.[0]?.token.text === cell.text;
    if (!isValue || cell.column < 0 || cell.column >= right) break;
    right = cell.column;
  }
  return at;
}

/** The heading of a list (`Your items (4)`). */
const COUNTED_HEADING = /\p{L}\s?\(\d{1,3}\)$/u;

/** The nearest of the two lines above that is a short label: words without an amount. */
function labelAbove(
  lines: readonly Line[],
  tokens: readonly LineMoney[][],
  index: number,
  cell: Cell,
): string {
  const next = lineAboveValues(lines, tokens, index, cell.column);
  for (let i = next; i >= Math.max(0, next - 1); i--) {
    const line = lines[i];
    if (!line || (tokens[i]?.length ?? 0) > 0) return '';
    const aligned = line.cells.find((other) => other.column === cell.column && line.cells.length > 1);
    const text = (aligned ?? line.cells.at(-1))?.text ?? '';
    if (HAS_WORD.test(text)) return text.length <= 70 && !COUNTED_HEADING.test(text) ? tidy(text) : '';
  }
  return '';
}

/** True for a row under a row of as many labels (`Amount paid | Date paid`); the labels above apply. */
function isUnderLabel(
  lines: readonly Line[],
  tokens: readonly LineMoney[][],
  index: number,
  cell: number,
): boolean {
  const line = lines[index];
  const above = lines[index - 1];
  if (!line || !above || line.cells.length < 2 || above.cells.length !== line.cells.length) return false;
  const label = above.cells[cell]?.text ?? '';
  return (tokens[index - 1]?.length ?? 0) === 0 && label.length <= 40 && HAS_WORD.test(label);
}

function tidy(text: string): string {
  if (text.length <= 60) return foldText(text.trim());
  const sentence = text.slice(-220).split(/[.!?。！]\s|[.!?。！]$/u);
  const last = [...sentence].reverse().find((part) => HAS_WORD.test(part)) ?? text;
  return foldText(last.slice(-LABEL_CHARS_MAX)).trim();
}
