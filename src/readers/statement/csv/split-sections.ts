import { accountTypeOf } from '../account-type.ts';
import { scanAmount } from '../values/amount-text.ts';
import type { ColumnRole } from './column-role.ts';
import type { Layout } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import { MASKED_CARD, readAccountContext } from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { isBalanceText } from './row-keywords.ts';
import { firstText, isMonth } from './split-ledger.ts';

/** A part of a table about one account. */
export interface Section {
  /** Lines before the table: account number, balances. */
  readonly preamble: readonly TableRow[];
  readonly rows: readonly TableRow[];
  /** The name of the account, if it is one of several; otherwise ''. */
  readonly name: string;
}

/** A section that is still growing. */
interface OpenSection extends Section {
  readonly rows: TableRow[];
}

/** A repeated header starts another account if the lines above it name one. */
export function splitSections(layout: Layout, preamble: readonly TableRow[]): readonly Section[] {
  if (layout.headerRow === -1) return splitCards(layout.rows, preamble);
  let current: OpenSection = { preamble, rows: [], name: accountName(preamble, layout.rows[0]) };
  const sections = [current];
  for (const [index, row] of layout.rows.entries()) {
    if (!repeatsHeader(row, layout)) {
      current.rows.push(row);
      continue;
    }
    const last = current.rows.findLastIndex(({ cells }) => isDataRow(cells));
    const heading = current.rows.slice(last + 1);
    const name = accountName(heading, row);
    const isOther = name !== '' && current.name !== '' && name !== current.name;
    const isAnew = isOther || startsAnew(layout.rows[index + 1], current.rows[last], layout);
    const start = isAnew ? headingStart(heading, row) : accountStart(heading, preamble);
    if (start === -1) continue;
    current.rows.length = last + 1 + start;
    current = { preamble: heading.slice(start), rows: [], name };
    sections.push(current);
  }
  return withNames(sections);
}

/** In a table without a header, a row with only the number of a card starts the card's transactions. */
function splitCards(rows: readonly TableRow[], preamble: readonly TableRow[]): readonly Section[] {
  let current: OpenSection = { preamble, rows: [], name: cardIn(preamble.at(-1)) };
  const sections = [current];
  for (const row of rows) {
    const name = isDataRow(row.cells) ? '' : cardIn(row);
    if (name === '') current.rows.push(row);
    else {
      current = { preamble: [row], rows: [], name };
      sections.push(current);
    }
  }
  const filled = sections.filter((section) => section.rows.length > 0);
  return filled.length > 1 && filled.every(({ name }) => name !== '')
    ? filled
    : [{ preamble, rows, name: '' }];
}

function cardIn(row: TableRow | undefined): string {
  return row?.cells.find((cell) => MASKED_CARD.test(cell)) ?? '';
}

function repeatsHeader({ cells }: TableRow, { columns }: Layout): boolean {
  return columns.every(({ written }, index) => written === (cells[index] ?? ''));
}

/** Names all sections by their labels, otherwise by the text above their balance, otherwise by their sheets. */
function withNames(sections: readonly Section[]): readonly Section[] {
  const namings = [
    sections.map(({ preamble, name }) => name || nameOfBalance(preamble)),
    sections.map(({ rows }) => rows[0]?.sheet ?? ''),
  ];
  const names = namings.find((each) => new Set(each).size > 1 && !each.includes(''));
  return sections.map((section, index) => ({ ...section, name: names?.[index] ?? '' }));
}

/** The name of the account below these lines: by its label, or by the name of the sheet; otherwise ''. */
function accountName(lines: readonly TableRow[], header: TableRow | undefined): string {
  return readAccountContext(lines).accountName ?? accountOfSheet(header?.sheet ?? '');
}

/** The name of a sheet without its month or year, if it is a type of account (`Savings 2026`: `Savings`). */
function accountOfSheet(sheet: string): string {
  const words = sheet.replace(YEAR, '').split(/[\s_-]+/);
  const name = words.filter((word) => word !== '' && !isMonth(word)).join(' ');
  return accountTypeOf(name) === null ? '' : name;
}

/** A year, with or without a month and a day in digits. Other digits number an account (`Savings 2`). */
const YEAR = /(?<!\d)(?:19|20)\d{2}(?:[ _.-]\d{1,2}){0,2}(?!\d)/g;

/**
 * True if a sheet begins with a balance alone that does not continue the last balance before: the opening balance of
 * another account. A month starts with what was saved or spent otherwise.
 */
function startsAnew(first: TableRow | undefined, last: TableRow | undefined, { columns }: Layout): boolean {
  if (first?.sheet === last?.sheet || isMonth(first?.sheet ?? '')) return false;
  const texts = (row: TableRow | undefined, roles: readonly (ColumnRole | null)[]): string[] =>
    columns.filter(({ role }) => roles.includes(role)).map(({ index }) => row?.cells[index] ?? '');
  const [opening, closing] = [first, last].map((row) => scanAmount(texts(row, ['balance'])[0] ?? '')?.body);
  const isAlone = texts(first, ['amount', 'debit', 'credit']).every((text) => text === '');
  return isAlone && opening !== undefined && closing !== undefined && opening !== closing;
}

/** The first of the lines that belong to the sheet of the header. */
function headingStart(heading: readonly TableRow[], header: TableRow): number {
  const start = heading.findIndex(({ sheet }) => sheet === header.sheet);
  return start === -1 ? heading.length : start;
}

function nameOfBalance(lines: readonly TableRow[]): string {
  return firstText(lines[nameAboveBalance(lines)]);
}

/**
 * The first of the lines that name another account, or -1: by its number or currency, or by a name above its balance,
 * as the lines of the first account do.
 */
function accountStart(heading: readonly TableRow[], first: readonly TableRow[]): number {
  const { accountId, currency } = readAccountContext(heading);
  if (accountId !== null) return 0;
  const currencyBefore = readAccountContext(first).currency;
  if (currency !== null && currencyBefore !== null && currency !== currencyBefore) return 0;
  const [at, firstAt] = [nameAboveBalance(heading), nameAboveBalance(first)];
  if (at === -1 || firstAt === -1) return -1;
  const isAlike = firstText(heading[at + 1]) === firstText(first[firstAt + 1]);
  return isAlike && firstText(heading[at]) !== firstText(first[firstAt]) ? at : -1;
}

/** The line above the first closing balance, if it is a text; otherwise -1. */
function nameAboveBalance(rows: readonly TableRow[]): number {
  const at = rows.findIndex((row) => readAccountContext([row]).closing !== null) - 1;
  const name = firstText(rows[at]);
  return name === '' || isBalanceText(name) || !/\p{L}{3}/u.test(name) ? -1 : at;
}
