interface Keyed {
  readonly id: string;
  readonly occurredOn: string;
}

/** Below zero when `a` stands above `b` in the list: newest day first, then newest id. */
export function compareTransactions(a: Keyed, b: Keyed): number {
  if (a.occurredOn !== b.occurredOn) return a.occurredOn > b.occurredOn ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id > b.id ? -1 : 1;
}

/**
 * A page that was loaded again, set between its neighbours. `fresh` covers the list from the page's beginning to its
 * own last transaction; transactions that newer ones pushed over that end are kept from `before`, and transactions that
 * already stand in the following page are left to it. `isLast` says that nothing follows `fresh`, so nothing is kept.
 */
export function mergePage<Row extends Keyed>(
  fresh: readonly Row[],
  before: readonly Row[],
  firstOfNext: Row | undefined,
  isLast: boolean,
): Row[] {
  const end = fresh.at(-1);
  const kept =
    isLast || !end ? [] : before.filter((transaction) => compareTransactions(transaction, end) > 0);
  const own = [...fresh, ...kept];
  return firstOfNext ? own.filter((transaction) => compareTransactions(transaction, firstOfNext) < 0) : own;
}

export type ListItem<Row> =
  | { readonly kind: 'day'; readonly on: string; readonly key: string }
  | { readonly kind: 'row'; readonly row: Row; readonly key: string; readonly index: number };

/** The transactions with a head above each day. */
export function withDayHeads<Row extends Keyed>(transactions: readonly Row[]): ListItem<Row>[] {
  const items: ListItem<Row>[] = [];
  let day = '';
  transactions.forEach((transaction, index) => {
    if (transaction.occurredOn !== day) {
      day = transaction.occurredOn;
      items.push({ kind: 'day', on: day, key: day });
    }
    items.push({ kind: 'row', row: transaction, key: transaction.id, index });
  });
  return items;
}
