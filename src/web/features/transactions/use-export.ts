import { useState } from 'react';
import { messageOf } from '../../lib/failure.ts';
import { browserToday } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/transactions.ts';
import { fetchAllRows, saveAsCsv } from './export-rows.ts';
import type { Row } from './row-types.ts';
import type { Filter } from './transaction-filter.ts';

export interface RowExport {
  readonly isBusy: boolean;
  /** How far it is, in words; null while nothing is exported. */
  readonly progress: string | null;
  readonly exportFilter: (filter: Filter) => void;
  readonly exportRows: (rows: readonly Row[]) => void;
}

/** Rows as a file: those selected, or all that the filter matches. */
export function useExport(): RowExport {
  const addToast = useToast();
  const [count, setCount] = useState<number | null>(null);
  const exportRows = (rows: readonly Row[]): void => {
    saveAsCsv(rows, browserToday());
    addToast(texts.export.done(rows.length));
  };
  const exportFilter = (filter: Filter): void => {
    setCount(0);
    fetchAllRows(filter, setCount)
      .then(exportRows, (error) => addToast(messageOf(error, texts.export.failed), 'error'))
      .finally(() => setCount(null));
  };
  const progress = count === null ? null : texts.export.progress(formatCount(count));
  return { isBusy: count !== null, progress, exportFilter, exportRows };
}
