/** Sort orders of a transaction list. Amounts sort by magnitude, merchants by name ignoring case. */
export const TRANSACTION_SORTS = [
  'newest',
  'oldest',
  'largest',
  'smallest',
  'merchant',
  'merchantDown',
] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

/** The fields a transaction is sorted by. */
export interface SortedTransaction {
  readonly id: string;
  readonly occurredOn: string;
  readonly amountMinor: number;
  readonly merchant: string;
}

/** True if the sort order is by date. */
export function isByDay(sort: TransactionSort): boolean {
  return sort === 'newest' || sort === 'oldest';
}

/**
 * Compares two transactions in the database's order: negative if `a` comes first. Ties are broken by id, so two
 * different transactions never compare as equal.
 */
export function compareTransactions(
  sort: TransactionSort,
  a: SortedTransaction,
  b: SortedTransaction,
): number {
  const isDown = sort === 'newest' || sort === 'largest' || sort === 'merchantDown';
  const [first, second] = [keyOf(sort, a), keyOf(sort, b)];
  const up = first === second ? compare(a.id, b.id) : compare(first, second);
  return isDown ? -up : up;
}

function keyOf(
  sort: TransactionSort,
  { occurredOn, amountMinor, merchant }: SortedTransaction,
): string | number {
  if (isByDay(sort)) return occurredOn;
  return sort === 'merchant' || sort === 'merchantDown' ? merchant.toLowerCase() : Math.abs(amountMinor);
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
