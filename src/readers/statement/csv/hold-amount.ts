import type { Roles } from './column-role.ts';
import { normalizeHeader } from './header-role.ts';
import type { TableRow } from './parse-table.ts';
import type { TableColumns } from './table-columns.ts';

/** Header of the amounts of holds, next to that of posted amounts. */
const HOLD_AMOUNT =
  /\b(?:blokad[ay]|zablokowan\w+|blokace|zarol\w+|vorgemerkt\w*|retenido|(?:hold|held|pending) amount)\b/;

/** Some banks list the amounts of holds in their own column: it is read where that of posted amounts is empty. */
export function addHoldAmounts(roles: Roles, header: readonly string[]): void {
  const posted = roles.indexOf('amount');
  if (posted === -1) return;
  roles.forEach((role, index) => {
    if (role === 'originalAmount' && index > posted && isHoldAmount(header[index] ?? ''))
      roles[index] = 'amount';
  });
}

/** True for a row with only the amount of a hold: it is pending, whatever its dates say. */
export function isHold(row: TableRow, columns: TableColumns): boolean {
  const column = columns.column(row, 'amount');
  return column !== null && isHoldAmount(column.header);
}

function isHoldAmount(header: string): boolean {
  return HOLD_AMOUNT.test(normalizeHeader(header));
}
