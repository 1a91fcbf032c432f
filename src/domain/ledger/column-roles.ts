/** Roles the user can assign to the columns of a bank's table. */
export const MAPPABLE_ROLES = [
  'postedOn',
  'authorizedOn',
  'amount',
  'debit',
  'credit',
  'direction',
  'payee',
  'description',
  'memo',
  'balance',
  'currency',
  'id',
  'check',
  'account',
  'status',
] as const;

export type MappableRole = (typeof MAPPABLE_ROLES)[number];
