/** Orders of a list of transactions; amounts by magnitude, merchants by name whatever its case. */
export const TRANSACTION_SORTS = [
  'newest',
  'oldest',
  'largest',
  'smallest',
  'merchant',
  'merchantDown',
] as const;
export type TransactionSort = (typeof TRANSACTION_SORTS)[number];

/** What a transaction is sorted by. */
export interface SortedTransaction {
  readonly id: string;
  readonly occurredOn: string;
  readonly amountMinor: number;
  readonly merchant: string;
}

/** Whether the list goes by day. */
export function isByDay(sort: TransactionSort): boolean {
  return sort === 'newest' || sort === 'oldest';
}

/**
 * Below zero when `a` stands above `b`, as the database orders them; of two alike the id decides, so none are equal.
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
