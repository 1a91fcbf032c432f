import { accountTypeOf } from '../account-type.ts';
import { alternatives, words } from '../text/alternatives.ts';
import { MONTH_NAMES } from '../values/month-names.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import { isOpeningText } from './preamble.ts';
import { isDataRow } from './read-headerless.ts';
import { isBalanceText } from './row-keywords.ts';
import type { TableColumns } from './table-columns.ts';

/** The rows of one account of a ledger, below the heading that names it. */
interface LedgerAccount {
  readonly preamble: readonly TableRow[];
  readonly rows: readonly TableRow[];
  readonly name: string;
}

/** The bank accounts of a ledger. */
interface Ledger {
  readonly accounts: readonly LedgerAccount[];
  /** Number of rows of other accounts. */
  readonly omitted: number;
}

/**
 * Splits a ledger with balances into accounts: a heading whose text the row of its totals repeats (`Savings`, `Total
 * for Savings`) starts another account, and so do several headings that are each above an opening balance. Null without
 * one.
 */
export function splitLedger(
  rows: readonly TableRow[],
  preamble: readonly TableRow[],
  columns: TableColumns,
): Ledger | null {
  if (!columns.has('balance') || columns.has('account')) return null;
  const headings = accountHeadings(rows);
  if (headings.size === 0) return null;
  const accounts: (LedgerAccount & { readonly rows: TableRow[] })[] = [];
  for (const row of rows) {
    if (headings.has(row)) accounts.push({ preamble: [...preamble, row], rows: [], name: firstText(row) });
    else if (accounts.length === 0 && isDataRow(row.cells)) return null;
    else accounts.at(-1)?.rows.push(row);
  }
  const filled = accounts.filter((account) => account.rows.some(({ cells }) => isDataRow(cells)));
  return filled.length > 0 ? withoutCategories(filled) : null;
}

/**
 * Leaves out receivables and the like, which hold no money, and income and expense accounts, which have no opening
 * balance and repeat the transactions of the bank accounts: their name is in a row of another account, or each of their
 * rows names one.
 */
function withoutCategories(accounts: readonly LedgerAccount[]): Ledger {
  const isMoney = ({ name, rows }: LedgerAccount): boolean =>
    !isClaim(name) && (accountTypeOf(name) !== null || rows.some(isOpening));
  const money = accounts.filter(isMoney);
  const names = new Set(money.map(({ name }) => name));
  const isPlain = money.length === 0 && !accounts.some(({ name }) => isClaim(name));
  if (isPlain || money.length === accounts.length) return { accounts, omitted: 0 };
  const counterparts = new Set(money.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(lastPart))));
  const remaining = accounts.filter((account) => {
    const rows = dataRows(account);
    const repeats = rows.every(({ cells }) => cells.some((cell) => names.has(lastPart(cell))));
    return isMoney(account) || !(isClaim(account.name) || repeats || counterparts.has(account.name));
  });
  const count = (all: readonly LedgerAccount[]): number =>
    all.reduce((sum, account) => sum + dataRows(account).length, 0);
  return { accounts: remaining, omitted: count(accounts) - count(remaining) };
}

/** An account of unpaid invoices, goods, or capital: `Accounts Receivable (A/R)`. */
function isClaim(name: string): boolean {
  const plain = normalizeHeader(name);
  return CLAIM.test(plain) && !BANK.test(plain);
}

const CLAIM = new RegExp(
  words(`
    receivables?|payables?|undeposited funds|inventory|equity|retained earnings|prepaid|accrued|depreciation|deferred
    debtors|creditors|sales tax|forderungen|verbindlichkeiten|clientes|proveedores|fournisseurs|debiteuren|crediteuren
  `),
);
const BANK = new RegExp(
  words('bank|bnk|checking|chequing|savings?|card|visa|mastercard|konto|cuenta|compte'),
);

function dataRows({ rows }: LedgerAccount): TableRow[] {
  return rows.filter(({ cells }) => isDataRow(cells));
}

/** The account itself: `Electric` of `Utilities:Electric`. */
function lastPart(cell: string): string {
  return cell.slice(cell.lastIndexOf(':') + 1).trim();
}

function accountHeadings(rows: readonly TableRow[]): ReadonlySet<TableRow> {
  const alone = rows.flatMap((row, index) =>
    isAlone(row) && !isMonth(firstText(row)) ? [{ row, below: rows[index + 1] }] : [],
  );
  if (alone.length === 0) return new Set();
  const totaled = new Set(rows.flatMap((row) => totaledName(firstText(row)) ?? []));
  const named = alone.filter(({ row }) => totaled.has(normalizeHeader(firstText(row))));
  const opened = alone.filter(({ below }) => isOpening(below));
  return new Set((opened.length > 1 ? [...named, ...opened] : named).map(({ row }) => row));
}

/** A month with or without a year (`Jan 2026`, `2026-01`), which names a part of one account. */
export function isMonth(text: string): boolean {
  const plain = normalizeHeader(text);
  return MONTH_NAMES.has(plain.replace(/ ?\d{2,4}$/, '')) || /^(?:\d{4} \d{1,2}|\d{1,2} \d{4})$/.test(plain);
}

/** A row with a single text. */
export function isAlone({ cells }: TableRow): boolean {
  let filled = 0;
  for (const cell of cells) if (cell !== '') filled += 1;
  return filled === 1;
}

/** A row about the opening balance. */
export function isOpening(row: TableRow | undefined): boolean {
  const text = firstText(row);
  return isBalanceText(text) && isOpeningText(text);
}

/** The first filled cell of a row, or ''. */
export function firstText(row: TableRow | undefined): string {
  return row?.cells.find((cell) => cell !== '') ?? '';
}

/** The account of a row of totals, normalized: `Total for Savings`, `Savings total`; null for another row. */
function totaledName(text: string): string | null {
  if (text.length > 120 || !TOTAL_HINT.test(text)) return null;
  const plain = normalizeHeader(text);
  const name = plain.replace(TOTAL_BEFORE, '').replace(TOTAL_BEHIND, '');
  return name === plain || name === '' ? null : name;
}

const TOTAL = alternatives('totals?|totale|totaal|summe|gesamt|somme|suma|razem|celkem|toplam');
const TOTAL_HINT = new RegExp(TOTAL, 'i');
const TOTAL_BEFORE = new RegExp(`^(?:${TOTAL})(?: (?:for|of|fur|van|voor|de|du|del|di|per|za|na))? `);
const TOTAL_BEHIND = new RegExp(` (?:${TOTAL})$`);
