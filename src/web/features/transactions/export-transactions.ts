import { call } from '../../lib/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Filter } from './transaction-filter.ts';
import type { Transaction } from './transaction-types.ts';

const PAGE_SIZE = 200;

/** Fetches all transactions of a filter, page by page. */
export async function fetchAllTransactions(
  filter: Filter,
  onProgress: (rows: number) => void,
): Promise<Transaction[]> {
  const transactions: Transaction[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof call<'listTransactions'>>> = await call('listTransactions', {
      query: { ...filter, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) },
    });
    transactions.push(...page.transactions);
    onProgress(transactions.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return transactions;
}

/** Saves a CSV of transactions as a download. */
export function saveAsCsv(csv: string, today: string): void {
  // The byte order mark tells spreadsheets that the text is UTF-8.
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `fettle-transactions-${today}.csv`);
}
