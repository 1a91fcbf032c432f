import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { type ColumnRole, DATE_ROLES } from './column-role.ts';
import { readHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';

/** Where the transactions of a table begin and what its columns mean. */
export interface Layout {
  /** Index of the first row that may be a transaction. */
  readonly firstRow: number;
  /** Index of the header row, or -1 when the table has none. */
  readonly headerRow: number;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly index: number;
  /** Header text as written, '' without header. */
  readonly header: string;
  readonly role: ColumnRole | null;
  /** Currency that the header names. */
  readonly currency: CurrencyCode | null;
}

const PREAMBLE_ROWS = 60;
const FACT_ROWS = 2_000;

/** Finds header and columns, by words where the header is known and by content elsewhere; null without a table. */
export function findLayout(rows: readonly TableRow[]): Layout | null {
  return withHeader(rows) ?? withoutHeader(rows);
}

function withHeader(rows: readonly TableRow[]): Layout | null {
  let best: { row: number; score: number } | null = null;
  for (let row = 0; row < Math.min(rows.length, PREAMBLE_ROWS); row += 1) {
    const score = headerScore(rows[row]?.cells ?? []);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (!best) return null;
  const firstRow = best.row + 1;
  const header = rows[best.row]?.cells ?? [];
  const facts = factsOf(rows.slice(firstRow, firstRow + FACT_ROWS), header.length);
  const columns = assignRoles(header, facts);
  const layout = { firstRow, headerRow: best.row, columns };
  return isUsable(layout.columns) ? layout : null;
}

/** How many cells of a row are known header texts, if they include a date and an amount; else 0. */
function headerScore(cells: readonly string[]): number {
  let known = 0;
  let isDated = false;
  let isMoney = false;
  let values = 0;
  for (const cell of cells) {
    if (cell === '') continue;
    if (scanAmount(cell) !== null || scanDate(cell) !== null) {
      values += 1;
      continue;
    }
    const { roles } = readHeader(cell);
    if (roles.length > 0) known += 1;
    isDated ||= roles.some((role) => DATE_ROLES.has(role));
    isMoney ||= roles.some((role) => MONEY_ROLES.has(role));
  }
  if (known < 2 || values > known / 2) return 0;
  return isDated && isMoney ? known + 10 : 0;
}

const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'originalAmount']);

function isUsable(columns: readonly Column[]): boolean {
  const has = (role: ColumnRole): boolean => columns.some((column) => column.role === role);
  return has('postedOn') && (has('amount') || has('debit') || has('credit'));
}

/** Gives each column the likeliest role its content allows; each single-valued role is given once. */
function assignRoles(header: readonly string[], facts: readonly ColumnFacts[]): Column[] {
  const width = Math.max(header.length, facts.length);
  const meanings = Array.from({ length: width }, (_, index) => readHeader(header[index] ?? ''));
  const roles: (ColumnRole | null)[] = meanings.map(({ roles }, index) => {
    const allowed = roles.filter((role) => facts[index]?.allows(role) ?? true);
    return allowed[0] ?? null;
  });
  chooseDates(roles, facts);
  chooseAmounts(roles, header);
  completeByContent(roles, facts, header);
  return roles.map((role, index) => ({
    index,
    header: header[index] ?? '',
    role,
    currency: meanings[index]?.currency ?? null,
  }));
}

/**
 * One column becomes the booking day: a named booking date, else a plain date, else the transaction's, else the
 * value date. The transaction's own date stays beside it; a plain date beside a booking date is that date.
 */
function chooseDates(roles: (ColumnRole | null)[], facts: readonly ColumnFacts[]): void {
  const filled = (role: ColumnRole): number =>
    roles.findIndex((own, index) => own === role && (facts[index]?.dates ?? 0) > 0);
  const order: readonly ColumnRole[] = ['postedOn', 'date', 'authorizedOn', 'valueOn'];
  const postedAt = order.map(filled).find((index) => index !== -1) ?? firstOf(roles, order);
  if (postedAt === -1) return;
  const authorizedAt = (['authorizedOn', 'date'] as const)
    .map((role) => roles.findIndex((own, index) => own === role && index !== postedAt))
    .find((index) => index !== -1);
  roles.forEach((role, index) => {
    if (role !== null && DATE_ROLES.has(role) && index !== postedAt)
      roles[index] = role === 'valueOn' ? role : null;
  });
  roles[postedAt] = 'postedOn';
  if (authorizedAt !== undefined) roles[authorizedAt] = 'authorizedOn';
}

function firstOf(roles: readonly (ColumnRole | null)[], order: readonly ColumnRole[]): number {
  return order.map((role) => roles.indexOf(role)).find((index) => index !== -1) ?? -1;
}

/** Of several amount columns the one in the account's money is read: net before gross, billed before original. */
function chooseAmounts(roles: (ColumnRole | null)[], header: readonly string[]): void {
  const found = roles.flatMap((role, index) => (role === 'amount' ? [index] : []));
  if (found.length > 1) {
    const rank = (index: number): number => {
      const text = header[index] ?? '';
      if (/\b(?:net|netto|neto|settled|billed|account)\b/i.test(text)) return 0;
      return /\b(?:gross|brutto|lordo|bruto|source|total)\b/i.test(text) ? 2 : 1;
    };
    const kept = [...found].sort((a, b) => rank(a) - rank(b))[0];
    for (const index of found) if (index !== kept) roles[index] = 'originalAmount';
  }
}

/** Fills roles the header did not give from what the columns hold. */
function completeByContent(
  roles: (ColumnRole | null)[],
  facts: readonly ColumnFacts[],
  header: readonly string[],
): void {
  if (!roles.includes('postedOn')) {
    const at = facts.findIndex((fact, index) => roles[index] == null && fact.isDates);
    if (at !== -1) roles[at] = 'postedOn';
  }
  const hasMoney = roles.some((role) => role === 'amount' || role === 'debit' || role === 'credit');
  if (!hasMoney) {
    const free = facts.flatMap((fact, index) => (roles[index] == null && fact.isAmounts ? [index] : []));
    const [first] = free;
    if (first !== undefined) roles[first] = 'amount';
  }
  if (!roles.some((role) => role === 'direction') && !roles.includes('debit')) {
    const at = facts.findIndex(
      (fact, index) => fact.isDirection && (roles[index] == null || roles[index] === 'type'),
    );
    if (at !== -1) roles[at] = 'direction';
  }
  if (!roles.some((role) => role === 'description' || role === 'payee' || role === 'memo')) {
    const at = longestText(facts, (index) => roles[index] == null || roles[index] === 'reference');
    if (at !== -1 && header[at] !== undefined) roles[at] = 'description';
  }
}

function longestText(facts: readonly ColumnFacts[], isFree: (index: number) => boolean): number {
  let best = -1;
  facts.forEach((fact, index) => {
    if (!isFree(index) || fact.texts === 0) return;
    if (
      best === -1 ||
      fact.textLength / fact.rows > (facts[best]?.textLength ?? 0) / (facts[best]?.rows ?? 1)
    )
      best = index;
  });
  return best;
}

/** A table without header: the first row with a date and an amount begins it. */
function withoutHeader(rows: readonly TableRow[]): Layout | null {
  const firstRow = rows.findIndex((row, index) => index < PREAMBLE_ROWS && isDataRow(row.cells));
  if (firstRow === -1) return null;
  const sample = rows.slice(firstRow, firstRow + FACT_ROWS).filter((row) => isDataRow(row.cells));
  const width = Math.max(...sample.slice(0, 200).map((row) => row.cells.length));
  const facts = factsOf(sample, width);
  const roles: (ColumnRole | null)[] = Array.from({ length: width }, () => null);
  const dates = facts.flatMap((fact, index) => (fact.isDates ? [index] : []));
  if (dates[0] === undefined) return null;
  roles[dates[0]] = 'postedOn';
  const numbers = facts.flatMap((fact, index) => (fact.isAmounts && !dates.includes(index) ? [index] : []));
  assignNumbers(roles, numbers, facts, sample);
  completeByContent(
    roles,
    facts,
    Array.from({ length: width }, () => ''),
  );
  facts.forEach((fact, index) => {
    if (roles[index] == null && fact.isCurrency) roles[index] = 'currency';
    if (roles[index] == null && fact.isStatus) roles[index] = 'status';
  });
  const second = longestText(facts, (index) => roles[index] == null);
  if (second !== -1 && (facts[second]?.texts ?? 0) > 0) roles[second] = 'memo';
  const columns = roles.map((role, index) => ({ index, header: '', role, currency: null }));
  return isUsable(columns) ? { firstRow, headerRow: -1, columns } : null;
}

function isDataRow(cells: readonly string[]): boolean {
  let dated = false;
  let money = false;
  for (const cell of cells) {
    if (cell === '') continue;
    if (scanDate(cell) !== null) dated = true;
    else if (scanAmount(cell) !== null) money = true;
  }
  return dated && money;
}

/**
 * Number columns without a name: two that are never filled together are debit and credit; one with signs or
 * fractions is the amount; the one whose steps are the amount is the balance; whole numbers are references.
 */
function assignNumbers(
  roles: (ColumnRole | null)[],
  numbers: readonly number[],
  facts: readonly ColumnFacts[],
  sample: readonly TableRow[],
): void {
  const money = numbers.filter((index) => facts[index]?.hasFractions || facts[index]?.hasSigns);
  const used = money.length > 0 ? money : numbers.slice(-1);
  const [first, second, third] = used;
  if (first === undefined) return;
  const isExclusive =
    second !== undefined &&
    sample.every(({ cells }) => isNone(cells[first]) || isNone(cells[second])) &&
    sample.some(({ cells }) => !isNone(cells[second]));
  if (isExclusive && second !== undefined) {
    roles[first] = 'debit';
    roles[second] = 'credit';
    if (third !== undefined) roles[third] = 'balance';
    return;
  }
  roles[first] = 'amount';
  if (second !== undefined) roles[second] = 'balance';
  const check = numbers.find((index) => !used.includes(index));
  if (check !== undefined) roles[check] = 'reference';
}

function isNone(cell: string | undefined): boolean {
  return cell === undefined || cell === '' || /^[+-]?0*[.,]?0*$/.test(cell);
}
