import type { ResponseOf } from '#contract/endpoints/table.ts';

export type RowPage = ResponseOf<'listTransactions'>;
export type Row = RowPage['transactions'][number];
export type Totals = ResponseOf<'getTransactionTotals'>;
export type World = RowPage['world'];
export type Detail = ResponseOf<'getTransaction'>;
export type Receipt = Detail['receipts'][number];
export type ImportPreview = ResponseOf<'createImport'>;
