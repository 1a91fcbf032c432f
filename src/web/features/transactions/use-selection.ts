import { useCallback, useMemo, useRef, useState } from 'react';
import { updateSelection } from './selection.ts';
import type { Transaction } from './transaction-types.ts';

export interface Selection {
  /** The selected transactions with current values; with `isAll`, only the loaded ones. */
  readonly selected: ReadonlyMap<string, Transaction>;
  /** Whether all matching transactions are selected, loaded or not. */
  readonly isAll: boolean;
  readonly choose: (transaction: Transaction, isRange: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlyMap<string, Transaction> = new Map();

/**
 * Manages the selection. A range starts at the last selected transaction. Selecting all lasts only while the filter
 * stays the same.
 */
export function useSelection(transactions: readonly Transaction[], filterKey: string): Selection {
  const [chosen, setChosen] = useState(NOTHING);
  const [allOf, setAllOf] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const isAll = allOf === filterKey;
  const selected = useMemo(() => {
    if (isAll) return new Map(transactions.map((transaction) => [transaction.id, transaction]));
    if (chosen.size === 0) return NOTHING;
    const now = new Map(chosen);
    for (const transaction of transactions) if (now.has(transaction.id)) now.set(transaction.id, transaction);
    return now;
  }, [chosen, isAll, transactions]);
  const choose = useCallback(
    (transaction: Transaction, isRange: boolean) => {
      setChosen(updateSelection(selected, transactions, transaction, anchor.current, isRange));
      setAllOf(null);
      anchor.current = transaction.id;
    },
    [selected, transactions],
  );
  const chooseAll = useCallback(() => {
    setChosen(NOTHING);
    setAllOf(filterKey);
  }, [filterKey]);
  const clear = useCallback(() => {
    setChosen(NOTHING);
    setAllOf(null);
  }, []);
  return { selected, isAll, choose, chooseAll, clear };
}
