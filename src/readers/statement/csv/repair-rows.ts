import { scanAmount } from '../values/amount-text.ts';
import { scanDate } from '../values/date-text.ts';
import { type ColumnRole, DATE_ROLES } from './column-role.ts';
import type { TableRow } from './parse-table.ts';

/**
 * Repairs rows with more cells than the header because a text or an amount contains an unquoted delimiter: `-12,50`
 * under one header cell is one amount, `ACME, INC` one description. A row that cannot be repaired is kept.
 */
export function repairRows(
  rows: readonly TableRow[],
  roles: readonly (ColumnRole | null)[],
  delimiter: string,
): readonly TableRow[] {
  const width = roles.length;
  return rows.map((row) => {
    const extra = filledWidth(row.cells) - width;
    if (extra <= 0 || isFitting(row.cells, roles)) return row;
    const cells =
      repairAmounts(row.cells, roles, delimiter) ?? repairText(row.cells, roles, extra, delimiter);
    return cells === null ? row : { ...row, cells };
  });
}

/** True for a row whose amounts and dates are all under their headers, so the extra cells are at the end. */
function isFitting(cells: readonly string[], roles: readonly (ColumnRole | null)[]): boolean {
  let amounts = 0;
  const fits = roles.every((role, index) => {
    const cell = cells[index] ?? '';
    if (cell === '') return true;
    if (role !== null && DATE_ROLES.has(role)) return scanDate(cell) !== null;
    if (!MONEY.has(role)) return true;
    amounts += 1;
    return /[.,]\d{2}$/.test(cell) && scanAmount(cell) !== null;
  });
  return fits && amounts > 0;
}

function filledWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '') width -= 1;
  return width;
}

const MONEY: ReadonlySet<ColumnRole | null> = new Set(['amount', 'debit', 'credit', 'balance']);

/** Joins `-12` and `50` under money columns until the row fits; null if it never does. */
function repairAmounts(
  cells: readonly string[],
  roles: readonly (ColumnRole | null)[],
  delimiter: string,
): readonly string[] | null {
  if (delimiter !== ',') return null;
  const repaired: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? '';
    const next = cells[at + 1] ?? '';
    const isMoney = MONEY.has(roles[repaired.length] ?? null);
    const groups = isMoney ? countGroups(cells, at) : 1;
    if (groups > 1) {
      repaired.push(cells.slice(at, at + groups).join(','));
      at += groups - 1;
    } else if (
      isMoney &&
      /^[-+]?[\d. ]*\d$/.test(cell) &&
      !/\.\d\d$/.test(cell) &&
      /^\d{1,2}\D{0,4}$/.test(next)
    ) {
      repaired.push(`${cell},${next}`);
      at += 1;
    } else repaired.push(cell);
  }
  return filledWidth(repaired) <= roles.length ? repaired : null;
}

/** Cells of one amount written with digit groups: `1`, `25`, `000.00` is 1,25,000.00. */
function countGroups(cells: readonly string[], from: number): number {
  if (!/^[-+($€£₹]{0,3} ?\d{1,3}$/.test(cells[from] ?? '')) return 1;
  let at = from + 1;
  while (/^\d{2,3}$/.test(cells[at] ?? '')) at += 1;
  return /^\d{3}\.\d{2}\D{0,4}$/.test(cells[at] ?? '') ? at - from + 1 : 1;
}

const TEXTS: readonly ColumnRole[] = ['description', 'payee', 'memo'];

function repairText(
  cells: readonly string[],
  roles: readonly (ColumnRole | null)[],
  extra: number,
  delimiter: string,
): readonly string[] | null {
  const at = TEXTS.map((role) => roles.indexOf(role)).find((index) => index !== -1);
  if (at === undefined) return null;
  const text = cells.slice(at, at + extra + 1).join(delimiter === ',' ? ', ' : delimiter);
  return [...cells.slice(0, at), text, ...cells.slice(at + extra + 1)];
}
