import { useState } from 'react';
import { messageOf } from '../../lib/failure.ts';
import { browserToday } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/money.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
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
    addToast(`${formatCount(rows.length)} ${rows.length === 1 ? 'row' : 'rows'} exported.`);
  };
  const exportFilter = (filter: Filter): void => {
    setCount(0);
    fetchAllRows(filter, setCount)
      .then(exportRows, (error) => addToast(messageOf(error, 'The rows could not be exported.'), 'error'))
      .finally(() => setCount(null));
  };
  const progress = count === null ? null : `${formatCount(count)} rows`;
  return { isBusy: count !== null, progress, exportFilter, exportRows };
}
