import { type CurrencyCode, currencyExponent } from '#domain/money/money.ts';
import type { DateOrder, ReadOptions } from '../statement-file.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { UNKNOWN_CURRENCY } from '../values/amount-text.ts';
import { type DecidedOrder, decideDateOrder, type ScannedDate, scanDate } from '../values/date-text.ts';
import type { ClassifiedTable } from './classify-rows.ts';
import type { ColumnRole } from './column-role.ts';
import { currencyWord } from './currency/currency-word.ts';
import { assumeCurrency } from './currency/dollar-currency.ts';
import { guessDateOrder } from './guess-date-order.ts';
import { isOwnAccount } from './own-account.ts';
import type { TableColumns } from './table-columns.ts';

/** Decisions made for the complete table before its rows are read. */
export interface TableDecisions {
  readonly amounts: AmountColumn;
  readonly dateOrder: DateOrder;
  readonly isOrderProven: boolean;
  /** Currency of rows that state none. */
  readonly currency: CurrencyCode | null;
  readonly isCurrencyGuessed: boolean;
  /** The user's choice; null if there is none. */
  readonly chosenCurrency: CurrencyCode | null;
  /** Account currency when the currency column belongs to original amounts; otherwise null. */
  readonly baseCurrency: CurrencyCode | null;
  /** Role that holds identifiers, if any. */
  readonly idRole: ColumnRole | null;
  readonly hasAccounts: boolean;
}

/** Currencies in the lines around a table: the stated one, and one of those written `$` that is only mentioned. */
interface SurroundingCurrency {
  readonly stated: CurrencyCode | null;
  readonly named: CurrencyCode | null;
}

/** Decides decimal mark, date order, currency, identifiers and accounts over all rows of a table. */
export function decideTable(
  classified: ClassifiedTable,
  columns: TableColumns,
  delimiter: string,
  { stated, named }: SurroundingCurrency,
  options: ReadOptions,
): TableDecisions {
  const chosenCurrency = options.chosenCurrency ?? null;
  const known = chosenCurrency ?? stated ?? headerCurrency(columns) ?? scriptCurrency(columns, classified);
  const { currency, isGuessed } = known
    ? { currency: known, isGuessed: false }
    : assumeCurrency(classified, columns, named, options.currency ?? null);
  const first = classified.rows[0];
  const written = first ? currencyWord(columns.text(first.row, 'currency')) : null;
  const whenOpen = currencyExponent(written ?? currency ?? UNKNOWN_CURRENCY) === 3 ? 'fraction' : 'group';
  const amounts = AmountColumn.decide(moneyTexts(classified, columns), whenOpen);
  const order = decideOrder(classified, columns, amounts, delimiter, options);
  return {
    amounts,
    dateOrder: order.order,
    isOrderProven: order.isProven,
    currency,
    isCurrencyGuessed: isGuessed,
    chosenCurrency,
    baseCurrency: baseCurrency(classified, columns),
    idRole: findIdRole(classified, columns),
    hasAccounts: isOwnAccount(classified, columns),
  };
}

function* moneyTexts(classified: ClassifiedTable, columns: TableColumns): Generator<string> {
  for (const { row } of classified.rows) {
    for (const role of ['amount', 'debit', 'credit', 'balance'] as const) {
      for (const column of columns.all(role)) {
        const cell = row.cells[column.index];
        if (cell) yield cell;
      }
    }
  }
}

/** Posting dates decide; if they are ambiguous, transaction dates help. */
function decideOrder(
  classified: ClassifiedTable,
  columns: TableColumns,
  amounts: AmountColumn,
  delimiter: string,
  options: ReadOptions,
): DecidedOrder {
  const guessed = guessDateOrder(columns, classified, amounts.mark, delimiter);
  const { order, isSure } = options.dateOrder ? { order: options.dateOrder, isSure: true } : guessed;
  const posted = decideDateOrder(postedDates(classified, columns), order, isSure);
  if (posted.isProven) return posted;
  const authorized = classified.rows.flatMap((row) => (row.authorized ? [row.authorized] : []));
  if (authorized.length === 0) return posted;
  const other = decideDateOrder(authorized, order, isSure);
  return other.isProven && other.order !== 'ymd' ? other : posted;
}

function headerCurrency(columns: TableColumns): CurrencyCode | null {
  for (const role of ['amount', 'debit', 'credit', 'balance', 'currency'] as const) {
    for (const column of columns.all(role)) if (column.currency) return column.currency;
  }
  for (const column of columns.all('currency')) {
    const word = currencyWord(column.header);
    if (word && word === column.header) return word;
  }
  return null;
}

/** Japanese or Korean headers mean amounts in yen or won, Vietnamese ones dong; Chinese wallets use yuan. */
function scriptCurrency(columns: TableColumns, classified: ClassifiedTable): CurrencyCode | null {
  const named = columns.headers.join(' ').trim();
  const headers =
    named ||
    classified.rows
      .slice(0, 20)
      .flatMap(({ row }) => row.cells)
      .join(' ');
  if (/[\u3040-\u30ff]|残高|取引日|利用[日店金]|支払/.test(headers)) return 'JPY';
  if (/收\/支|人民币|\(元\)/.test(headers)) return 'CNY';
  if (/số tiền|ngày giao dịch/i.test(headers)) return 'VND';
  return /[\uac00-\ud7af]/.test(headers) ? 'KRW' : null;
}

const UNIQUE_SHARE = 0.9;
const REFERENCED_SHARE = 0.75;

/** The identifier column, or a reference column that is filled and unique in nearly every row. */
function findIdRole(classified: ClassifiedTable, columns: TableColumns): ColumnRole | null {
  if (isDistinct(classified, columns, 'id', 0.6)) return 'id';
  return isDistinct(classified, columns, 'reference', UNIQUE_SHARE) ? 'reference' : null;
}

function isDistinct(
  classified: ClassifiedTable,
  columns: TableColumns,
  role: ColumnRole,
  share: number,
): boolean {
  if (!columns.has(role)) return false;
  const values = classified.rows.map(({ row }) => columns.text(row, role)).filter((text) => text !== '');
  const isCode = (text: string): boolean =>
    /^(?:[A-Z]{2,6} )?[\w./:-]{4,}(?: - [\w./:-]{2,})?$/.test(text) && /\d/.test(text);
  if (role === 'id' && values.some((text) => WORDED.test(text))) return false;
  if (role === 'reference' && values.filter(isCode).length < values.length * share) return false;
  if (values.length < classified.rows.length * (role === 'id' ? 0.5 : REFERENCED_SHARE)) return false;
  return values.length > 0 && new Set(values).size >= values.length * share;
}

/** Words, unless a day stands before them (`20261027000000[-7:MST]*-46.12*220**Withdrawal POS`). */
const WORDED = /^(?!\d{8}).*\p{L}{2} \p{L}{2}/u;

/**
 * When a table has amounts in two currencies but one currency column (`Amount`, `Amount Currency`, `Currency`), the
 * column belongs to the second amount; the account's currency is that of rows without a second amount.
 */
function baseCurrency(classified: ClassifiedTable, columns: TableColumns): CurrencyCode | null {
  if (!columns.has('currency') || columns.has('originalCurrency')) return null;
  if (
    !columns.all('originalAmount').some((column) => /currency|valut|devise|divisa|wahr/i.test(column.header))
  )
    return null;
  const plain = classified.rows.find(({ row }) => {
    const original = columns.text(row, 'originalAmount');
    return !/[1-9]/.test(original) || original === columns.text(row, 'amount');
  });
  return plain ? currencyWord(columns.text(plain.row, 'currency')) : null;
}

/**
 * The posting dates in file order. A balance's date joins them if it shows which part is the day, as the last of the
 * previous month may.
 */
function postedDates({ rows, balanceRows }: ClassifiedTable, columns: TableColumns): readonly ScannedDate[] {
  const posted = rows.map(({ row, posted: date }) => ({ line: row.line, date }));
  const proof = balanceRows
    .map((row) => ({ line: row.line, date: scanDate(columns.text(row, 'postedOn')) }))
    .find(({ date }) => date !== null && date.order === null && (date.parts[0] > 12 || date.parts[1] > 12));
  return [...posted, ...(proof ? [proof] : [])]
    .sort((a, b) => a.line - b.line)
    .flatMap(({ date }) => date ?? []);
}
