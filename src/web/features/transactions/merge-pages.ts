import {
  compareTransactions,
  isByDay,
  type SortedTransaction,
  type TransactionSort,
} from '#domain/ledger/transaction-sort.ts';

/**
 * Merges a reloaded page with its neighbors. `fresh` covers the list from the start of the page to its own last
 * transaction. Transactions pushed past that end by newer ones are kept from `before`, and those already in the next
 * page are skipped. `isLast`: nothing follows `fresh`, so nothing is kept.
 */
export function mergePage<Row extends SortedTransaction>(
  sort: TransactionSort,
  fresh: readonly Row[],
  before: readonly Row[],
  firstOfNext: Row | undefined,
  isLast: boolean,
): Row[] {
  const end = fresh.at(-1);
  const kept =
    isLast || !end ? [] : before.filter((transaction) => compareTransactions(sort, transaction, end) > 0);
  const merged = [...fresh, ...kept];
  return firstOfNext
    ? merged.filter((transaction) => compareTransactions(sort, transaction, firstOfNext) < 0)
    : merged;
}

export type ListItem<Row> =
  | { readonly kind: 'day'; readonly on: string; readonly key: string }
  | { readonly kind: 'row'; readonly row: Row; readonly key: string; readonly index: number };

/** Adds a header above each day if the list is sorted by date. */
export function addDayHeaders<Row extends SortedTransaction>(
  sort: TransactionSort,
  transactions: readonly Row[],
): ListItem<Row>[] {
  const items: ListItem<Row>[] = [];
  let day = '';
  transactions.forEach((transaction, index) => {
    if (isByDay(sort) && transaction.occurredOn !== day) {
      day = transaction.occurredOn;
      items.push({ kind: 'day', on: day, key: day });
    }
    items.push({ kind: 'row', row: transaction, key: transaction.id, index });
  });
  return items;
}
