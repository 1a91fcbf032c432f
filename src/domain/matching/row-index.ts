import type { PreparedRow } from './prepared-row.ts';

/** Rows by amount and by day, so that a receipt looks only at rows that can be its own. */
export interface RowIndex {
  /** Rows of exactly this amount, earliest first. */
  readonly byAmount: (
    amountMinor: number,
    currency: string | null,
    isInflow: boolean,
  ) => readonly PreparedRow[];
  /** Rows whose original amount is exactly this. */
  readonly byOriginal: (amountMinor: number, currency: string, isInflow: boolean) => readonly PreparedRow[];
  /** Rows posted or authorised from one day to another. */
  readonly between: (fromDay: number, toDay: number, isInflow: boolean) => readonly PreparedRow[];
}

const NONE: readonly PreparedRow[] = [];

/** Sorts the rows into the index; O(n log n). */
export function indexRows(rows: readonly PreparedRow[]): RowIndex {
  const outflowAmounts = new Map<number, PreparedRow[]>();
  const inflowAmounts = new Map<number, PreparedRow[]>();
  const originals = new Map<string, PreparedRow[]>();
  const inflows: PreparedRow[] = [];
  const outflows: PreparedRow[] = [];
  for (const row of [...rows].sort((a, b) => a.day - b.day || a.index - b.index)) {
    (row.isInflow ? inflows : outflows).push(row);
    push(row.isInflow ? inflowAmounts : outflowAmounts, row.amountMinor, row);
    if (row.originalMinor !== null && row.originalCurrency !== null && row.originalMinor > 0) {
      push(originals, `${row.originalMinor}|${row.originalCurrency}|${row.isInflow}`, row);
    }
  }
  return {
    byAmount: (amountMinor, currency, isInflow) => {
      const found = (isInflow ? inflowAmounts : outflowAmounts).get(amountMinor) ?? NONE;
      return currency === null || found.every((row) => row.currency === currency)
        ? found
        : found.filter((row) => row.currency === currency);
    },
    byOriginal: (amountMinor, currency, isInflow) =>
      originals.get(`${amountMinor}|${currency}|${isInflow}`) ?? [],
    between: (fromDay, toDay, isInflow) => {
      const list = isInflow ? inflows : outflows;
      return list.slice(firstAtOrAfter(list, fromDay), firstAtOrAfter(list, toDay + 1));
    },
  };
}

function push<Key>(map: Map<Key, PreparedRow[]>, key: Key, row: PreparedRow): void {
  const list = map.get(key);
  if (list) list.push(row);
  else map.set(key, [row]);
}

function firstAtOrAfter(list: readonly PreparedRow[], day: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
