import type { PreparedTransaction } from './prepared-transaction.ts';

/** Index of transactions by amount and by day, so that a receipt is compared only with possible transactions. */
export interface TransactionIndex {
  /** Transactions of exactly this amount (positive), earliest first. */
  readonly byAmount: (
    amountMinor: number,
    currency: string | null,
    isInflow: boolean,
  ) => readonly PreparedTransaction[];
  /** Transactions of exactly this original amount. */
  readonly byOriginal: (
    amountMinor: number,
    currency: string,
    isInflow: boolean,
  ) => readonly PreparedTransaction[];
  /** Transactions posted in this range of days, both inclusive. */
  readonly between: (fromDay: number, toDay: number, isInflow: boolean) => readonly PreparedTransaction[];
}

const NONE: readonly PreparedTransaction[] = [];

/** Builds the index in O(n log n). */
export function indexTransactions(transactions: readonly PreparedTransaction[]): TransactionIndex {
  const outflowAmounts = new Map<number, PreparedTransaction[]>();
  const inflowAmounts = new Map<number, PreparedTransaction[]>();
  const originals = new Map<string, PreparedTransaction[]>();
  const inflows: PreparedTransaction[] = [];
  const outflows: PreparedTransaction[] = [];
  for (const transaction of [...transactions].sort((a, b) => a.day - b.day || a.index - b.index)) {
    (transaction.isInflow ? inflows : outflows).push(transaction);
    push(transaction.isInflow ? inflowAmounts : outflowAmounts, transaction.amountMinor, transaction);
    if (
      transaction.originalMinor !== null &&
      transaction.originalCurrency !== null &&
      transaction.originalMinor > 0
    ) {
      push(
        originals,
        `${transaction.originalMinor}|${transaction.originalCurrency}|${transaction.isInflow}`,
        transaction,
      );
    }
  }
  return {
    byAmount: (amountMinor, currency, isInflow) => {
      const found = (isInflow ? inflowAmounts : outflowAmounts).get(amountMinor) ?? NONE;
      return currency === null || found.every((transaction) => transaction.currency === currency)
        ? found
        : found.filter((transaction) => transaction.currency === currency);
    },
    byOriginal: (amountMinor, currency, isInflow) =>
      originals.get(`${amountMinor}|${currency}|${isInflow}`) ?? [],
    between: (fromDay, toDay, isInflow) => {
      const list = isInflow ? inflows : outflows;
      return list.slice(firstAtOrAfter(list, fromDay), firstAtOrAfter(list, toDay + 1));
    },
  };
}

function push<Key>(map: Map<Key, PreparedTransaction[]>, key: Key, transaction: PreparedTransaction): void {
  const list = map.get(key);
  if (list) list.push(transaction);
  else map.set(key, [transaction]);
}

function firstAtOrAfter(list: readonly PreparedTransaction[], day: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
