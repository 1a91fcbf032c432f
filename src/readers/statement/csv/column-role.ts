/** What a column of a bank's table means. */
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

/** Roles by column index; null where a column says nothing that is read. */
export type Roles = (ColumnRole | null)[];

/** Roles of columns that only a table of transactions has. */
export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'originalAmount']);
