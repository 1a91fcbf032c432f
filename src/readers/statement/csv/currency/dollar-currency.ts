import type { CurrencyCode } from '#domain/money/money.ts';
import { scanAmount } from '../../values/amount-text.ts';
import type { ClassifiedTable } from '../classify-rows.ts';
import type { TableRow } from '../parse-table.ts';
import type { TableColumns } from '../table-columns.ts';
import { currencyName } from './currency-word.ts';

/** Currencies that banks write with `$` alone. */
const CODES =
  'USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|ARS|CLP|COP|DOP|UYU|BBD|BSD|BZD|BMD|KYD|FJD|GYD|JMD|LRD|NAD|SRD|TTD|XCD|BND|' +
  'NIO|CUP|MOP|BRL';
const DOLLARS: ReadonlySet<string> = new Set(CODES.split('|'));
const CODE = new RegExp(`\\b(?:${CODES})\\b`, 'g');
const NAME = /\b(?:\w{2,12} ){1,2}(?:dollar|peso)s?\b/gi;

/** Ends of web addresses and the currency of their country. */
const COUNTRIES: readonly (readonly [pattern: RegExp, currency: CurrencyCode])[] = [
  [/\.com\.au\b/i, 'AUD'],
  [/\w\.ca\b/i, 'CAD'],
  [/\.co\.nz\b/i, 'NZD'],
  [/\.com\.sg\b/i, 'SGD'],
  [/\.com\.hk\b/i, 'HKD'],
  [/\.com\.mx\b/i, 'MXN'],
  [/\.com\.ar\b/i, 'ARS'],
  [/\w\.cl\b/i, 'CLP'],
  [/\.com\.co\b/i, 'COP'],
  [/\.com\.do\b/i, 'DOP'],
  [/\.com\.uy\b/i, 'UYU'],
];

/** Number of characters of a line that may name a currency. */
const CHARS_MAX = 300;

/** The only currency written `$` that lines name by its code, its name or a web address; otherwise null. */
export function findNamedDollars(rows: readonly TableRow[]): CurrencyCode | null {
  const [only, ...others] = new Set(rows.flatMap(({ cells }) => cells.flatMap(dollarsIn)));
  return others.length === 0 ? (only ?? null) : null;
}

function dollarsIn(cell: string): readonly CurrencyCode[] {
  const text = cell.slice(0, CHARS_MAX);
  const named = (text.match(NAME) ?? []).map(
    (name) => currencyName(name) ?? currencyName(name.slice(name.indexOf(' ') + 1)) ?? '',
  );
  const local = COUNTRIES.flatMap(([pattern, currency]) => (pattern.test(text) ? [currency] : []));
  return [...(text.match(CODE) ?? []), ...named.filter((currency) => DOLLARS.has(currency)), ...local];
}

/**
 * The currency of a table that states none. Amounts with a bare `$` are in the currency `named` around the table,
 * otherwise in the caller's if that is written `$`, too; otherwise US dollars are a guess.
 */
export function assumeCurrency(
  classified: ClassifiedTable,
  columns: TableColumns,
  named: CurrencyCode | null,
  fallback: CurrencyCode | null,
): { readonly currency: CurrencyCode | null; readonly isGuessed: boolean } {
  if (!hasBareDollars(classified, columns)) return { currency: fallback, isGuessed: false };
  if (named !== null) return { currency: named, isGuessed: false };
  const isFitting = fallback === null || DOLLARS.has(fallback);
  return isFitting ? { currency: fallback, isGuessed: false } : { currency: 'USD', isGuessed: true };
}

const ROWS_TRIED = 20;
const MONEY = ['amount', 'debit', 'credit', 'balance'] as const;

function hasBareDollars({ rows }: ClassifiedTable, columns: TableColumns): boolean {
  return MONEY.flatMap((role) => columns.all(role)).some(
    ({ index, written }) =>
      written.includes('$') ||
      rows.slice(0, ROWS_TRIED).some(({ row }) => isBareDollar(row.cells[index] ?? '')),
  );
}

function isBareDollar(cell: string): boolean {
  return cell.includes('$') && scanAmount(cell)?.currency === null;
}
