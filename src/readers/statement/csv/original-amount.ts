import type { CurrencyCode } from '#domain/money/money.ts';
import { readAmount, scanAmount } from '../values/amount-text.ts';
import type { OriginalAmount } from '../values/original-amounts.ts';
import { currencyName, currencyWord } from './currency/currency-word.ts';
import type { Column } from './find-layout.ts';
import type { TableRow } from './parse-table.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

/** With two amounts and one currency column, the currency belongs to the original amount if there is one. */
export function isOfOriginal(row: TableRow, columns: TableColumns): boolean {
  const original = columns.text(row, 'originalAmount');
  return /[1-9]/.test(original) && original !== columns.text(row, 'amount');
}

/** `Foreign Spend Amount: 45.00 Euro`, in the details of a card transaction. */
const SPENT_ABROAD = /\bforeign spend amount:? ?([\d.,]{1,20} [a-z ]{3,30}?)(?: commission\b|[;:\n]|$)/i;

/** The amount a row states in a currency other than the booked one, or null. */
export function findOriginalAmount(
  row: TableRow,
  columns: TableColumns,
  decisions: TableDecisions,
  booked: CurrencyCode | null,
): OriginalAmount | null {
  for (const column of columns.all('originalAmount')) {
    const cell = row.cells[column.index] ?? '';
    if (!/[1-9]/.test(cell)) continue;
    const stated = readNamed(cell, adjacentCurrency(row, column, columns, decisions), decisions);
    if (stated && stated.currency !== booked) return stated;
  }
  const spent = SPENT_ABROAD.exec(row.cells.join('\n'))?.[1];
  return spent === undefined ? null : readNamed(spent, null, decisions);
}

/** Reads `45.00`, `€45.00` or `45.00 Euro`; null without a known currency. */
function readNamed(
  text: string,
  beside: CurrencyCode | null,
  { amounts }: TableDecisions,
): OriginalAmount | null {
  const [, number = text, name = ''] = /^([-+]?[\d.,' ]*\d) ?([A-Za-z][A-Za-z .]{3,30})$/.exec(text) ?? [];
  const named = currencyName(name);
  const scanned = scanAmount(named === null ? text : number);
  const currency = named ?? scanned?.currency ?? beside;
  if (currency === null) return null;
  const amountMinor = scanned && readAmount(scanned, amounts.mark, currency)?.amountMinor;
  return { amountMinor: amountMinor ?? null, currency };
}

/** The currency column nearest to the amount, otherwise the currency in its header. */
function adjacentCurrency(
  row: TableRow,
  column: Column,
  columns: TableColumns,
  decisions: TableDecisions,
): CurrencyCode | null {
  const distance = (other: Column): number => Math.abs(other.index - column.index);
  const [nearest] = [...columns.all('originalCurrency')].sort((a, b) => distance(a) - distance(b));
  const stated = nearest && (row.cells[nearest.index] ?? '');
  if (stated) return currencyWord(stated) ?? stated.slice(0, 12);
  if (column.currency) return column.currency;
  return decisions.baseCurrency && isOfOriginal(row, columns)
    ? currencyWord(columns.text(row, 'currency'))
    : null;
}
