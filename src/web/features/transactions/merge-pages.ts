import {
  compareTransactions,
  isByDay,
  type SortedTransaction,
  type TransactionSort,
} from '#domain/ledger/transaction-sort.ts';

/**
 * A page that was loaded again, set between its neighbours. `fresh` covers the list from the page's beginning to its
 * own last transaction; transactions that newer ones pushed over that end are kept from `before`, and transactions that
 * already stand in the following page are left to it. `isLast` says that nothing follows `fresh`, so nothing is kept.
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
  const own = [...fresh, ...kept];
  return firstOfNext
    ? own.filter((transaction) => compareTransactions(sort, transaction, firstOfNext) < 0)
    : own;
}

export type ListItem<Row> =
  | { readonly kind: 'day'; readonly on: string; readonly key: string }
  | { readonly kind: 'row'; readonly row: Row; readonly key: string; readonly index: number };

/** The transactions, with a head above each day where the list goes by day. */
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
