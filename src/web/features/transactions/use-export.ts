import { useState } from 'react';
import { errorMessage } from '../../lib/failure.ts';
import { userToday } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/transactions.ts';
import { buildCsv } from './csv.ts';
import { fetchAllTransactions, saveAsCsv } from './export-transactions.ts';
import type { Filter } from './transaction-filter.ts';
import type { Transaction } from './transaction-types.ts';

export interface TransactionExport {
  readonly isBusy: boolean;
  /** Progress text; null if no export runs. */
  readonly progress: string | null;
  readonly exportFilter: (filter: Filter) => void;
  /** With a category filter, exports only the matching parts. */
  readonly exportTransactions: (transactions: readonly Transaction[], filter?: Filter) => void;
}

/** Exports the selected or all matching transactions. */
export function useExport(): TransactionExport {
  const addToast = useToast();
  const [count, setCount] = useState<number | null>(null);
  const exportTransactions = (transactions: readonly Transaction[], filter?: Filter): void => {
    saveAsCsv(buildCsv(transactions, filter), userToday());
    addToast(texts.export.done(transactions.length));
  };
  const exportFilter = (filter: Filter): void => {
    setCount(0);
    fetchAllTransactions(filter, setCount)
      .then(
        (transactions) => exportTransactions(transactions, filter),
        (error) => addToast(errorMessage(error, texts.export.failed), 'error'),
      )
      .finally(() => setCount(null));
  };
  const progress = count === null ? null : texts.export.progress(formatCount(count));
  return { isBusy: count !== null, progress, exportFilter, exportTransactions };
}
