import { call } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { csvOf } from './csv.ts';
import type { Row } from './row-types.ts';
import type { Filter } from './transaction-filter.ts';

const PAGE_ROWS = 200;

/** Every row of a filter, page by page. */
export async function fetchAllRows(filter: Filter, onProgress: (rows: number) => void): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof call<'listTransactions'>>> = await call('listTransactions', {
      query: { ...filter, limit: PAGE_ROWS, ...(cursor === null ? {} : { cursor }) },
    });
    rows.push(...page.transactions);
    onProgress(rows.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

/** Hands rows to the person as a file. */
export function saveAsCsv(rows: readonly Row[], today: string): void {
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  const file = new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `fettle-transactions-${today}.csv`);
}
