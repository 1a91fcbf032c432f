import type { ResponseOf } from '#contract/endpoints/table.ts';

export type TransactionPage = ResponseOf<'listTransactions'>;
export type Transaction = TransactionPage['transactions'][number];
export type Totals = ResponseOf<'getTransactionTotals'>;
/** The totals query. */
export interface TotalsQuery {
  readonly data: Totals | undefined;
  /** True while the totals are those of the previous filter. */
  readonly isPlaceholderData: boolean;
}
export type Detail = ResponseOf<'getTransaction'>;
export type Receipt = Detail['receipts'][number];
export type ImportPreview = ResponseOf<'createImport'>;
