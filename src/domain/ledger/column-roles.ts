/** What a person can say that a column of a bank's table holds. */
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
