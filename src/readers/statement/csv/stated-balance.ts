import { scanAmount } from '../values/amount-text.ts';
import { decideDateOrder, readDate, scanDate } from '../values/date-text.ts';
import { balanceLabel, type ClassifiedTable } from './classify-rows.ts';
import type { TableRow } from './parse-table.ts';
import { isAvailableText, isOpeningText, type LabeledAmount, readAccountContext } from './preamble.ts';
import { readDirection } from './row-keywords.ts';
import { firstText } from './split-ledger.ts';
import type { TableColumns } from './table-columns.ts';

/** The closing balance that the rows of a table state: the newest dated one, otherwise the first labeled one. */
export function closingBalance(classified: ClassifiedTable, columns: TableColumns): LabeledAmount | null {
  return carriedBalance(classified, columns) ?? readAccountContext(classified.balanceRows).closing;
}

/**
 * The balance stated in the table's newest dated row without a transaction; of several on one day, the last, and a
 * booked one rather than one with an overdraft limit.
 */
function carriedBalance({ rows, balanceRows }: ClassifiedTable, columns: TableColumns): LabeledAmount | null {
  const stated = balanceRows.flatMap((row) => {
    const label = (balanceLabel(row, columns) ?? columns.describe(row, 0).description) || firstText(row);
    if (!CARRIED.test(label.replaceAll(' ', '')) || isOpeningText(label)) return [];
    const date = scanDate(columns.text(row, 'postedOn')) ?? scanDate(DATE_AT_END.exec(label)?.[0] ?? '');
    const amounts = STATED_IN.filter((each) => scanAmount(columns.text(row, each)) !== null);
    const role = amounts.find((each) => /[1-9]/.test(columns.text(row, each))) ?? amounts[0];
    return date !== null && role !== undefined ? [{ row, label, date, role }] : [];
  });
  const booked = stated.filter(({ label }) => !isAvailableText(label));
  const carried = booked.length > 0 ? booked : stated;
  const dates = [...carried.map(({ date }) => date), ...rows.map(({ posted }) => posted)];
  const { order } = decideDateOrder(dates, 'dmy');
  const newest = carried.map(({ date }) => readDate(date, order) ?? '').reduce(latest, '');
  const found = carried.findLast(({ date }) => (readDate(date, order) ?? '') === newest);
  if (!found) return null;
  const text = columns.text(found.row, found.role);
  const isOwed =
    found.role === 'debit' ||
    (columns.has('direction') && readDirection(columns.text(found.row, 'direction')) === -1);
  const isUnsigned = scanAmount(text)?.hasSign === false;
  return { text: isOwed && isUnsigned ? `-${text}` : text, dateText: columns.text(found.row, 'postedOn') };
}

/** `BALANCE 1/31/2026`. */
const DATE_AT_END = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** Columns that may state a balance, the likeliest first. */
const STATED_IN = ['amount', 'balance', 'credit', 'debit'] as const;

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

/** A balance, not a turnover. */
const CARRIED =
  /balanc|saldo|atlik|likut|solde|stand|vortrag|forward|bertrag|z[uů]statek|zostatok|bakiye|egyenleg/i;

/** The balance column of a row below the table that states nothing else. */
export function footerBalance(rows: readonly TableRow[], columns: TableColumns): LabeledAmount | null {
  const foot = rows.findLast(
    (row) => columns.text(row, 'postedOn') === '' && scanAmount(columns.text(row, 'balance')) !== null,
  );
  return foot ? { text: columns.text(foot, 'balance'), dateText: null } : null;
}
