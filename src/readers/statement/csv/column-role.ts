/** The meaning of a column in a bank's table. */
export type ColumnRole =
  | 'date'
  | 'postedOn'
  | 'authorizedOn'
  | 'valueOn'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'description'
  | 'payee'
  | 'memo'
  | 'type'
  | 'balance'
  | 'balanceBefore'
  | 'currency'
  | 'id'
  | 'reference'
  | 'check'
  | 'account'
  | 'accountType'
  | 'counterAccount'
  | 'status'
  | 'originalAmount'
  | 'originalCurrency'
  | 'fee'
  | 'ignored';

export const DATE_ROLES: ReadonlySet<ColumnRole> = new Set(['date', 'postedOn', 'authorizedOn', 'valueOn']);
export const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set([
  'amount',
  'debit',
  'credit',
  'balance',
  'balanceBefore',
  'originalAmount',
  'fee',
]);

/** Roles by column index; null for a column that is not read. */
export type Roles = (ColumnRole | null)[];

/** Roles that only occur in tables of transactions. */
export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'originalAmount']);

/** The columns of a role. */
export function indexesOf(roles: Roles, role: ColumnRole): number[] {
  return roles.flatMap((each, index) => (each === role ? [index] : []));
}
