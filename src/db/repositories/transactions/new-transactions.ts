import { parseDescribedDate } from '#domain/ledger/described-date.ts';
import type { DescribedTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { type ArrayLiteral, arrayLiteral } from '../../array-literal.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { INSERT_FILE_TRANSACTIONS } from './transactions.ts';

/** A new transaction of a file with the bank's ID. */
export type NewFileTransaction = Omit<DescribedTransaction, 'accountId'> & {
  readonly externalId: string | null;
};

/**
 * New transactions of a file by column, as array literals of the database, so that they are not converted again on the
 * way.
 */
export interface TransactionColumns {
  readonly count: number;
  readonly externalIds: ArrayLiteral;
  /** Columns from the source, from the posting date to the category source. */
  readonly stated: readonly ArrayLiteral[];
  /** The date in the description, and the original amount and currency. */
  readonly derived: readonly ArrayLiteral[];
  readonly notes: ArrayLiteral;
}

export function buildTransactionColumns(transactions: readonly NewFileTransaction[]): TransactionColumns {
  const column = (of: (transaction: NewFileTransaction) => string | number | null) =>
    arrayLiteral(transactions.map(of));
  return {
    count: transactions.length,
    externalIds: column((transaction) => transaction.externalId),
    stated: [
      column((transaction) => transaction.postedOn),
      column((transaction) => transaction.authorizedOn),
      column((transaction) => transaction.amountMinor),
      column((transaction) => transaction.currency),
      column((transaction) => transaction.status),
      column((transaction) => transaction.originalDescription),
      column((transaction) => transaction.description),
      column((transaction) => transaction.merchant),
      column((transaction) => transaction.merchantKey),
      column((transaction) => transaction.flow),
      column((transaction) => transaction.category),
      column((transaction) => transaction.categorySource),
    ],
    derived: [
      column((transaction) => parseDescribedDate(transaction.originalDescription, transaction.postedOn)),
      column((transaction) => transaction.originalAmountMinor),
      column((transaction) => transaction.originalCurrency),
    ],
    notes: column((transaction) => transaction.note),
  };
}

/** Inserts new transactions with these IDs, an array literal; the daily sums are updated in the same statement. */
export async function insertTransactionColumns(
  db: UserDb,
  { count, stated, derived, notes }: TransactionColumns,
  ids: ArrayLiteral,
  to: { readonly accountId: Uuid; readonly importId: Uuid; readonly isSandbox: boolean },
): Promise<void> {
  const feedIds = arrayLiteral(Array.from({ length: count }, () => null));
  const ofImport = [to.accountId, to.isSandbox, to.importId];
  await db.query(INSERT_FILE_TRANSACTIONS, [
    db.userId,
    ids,
    ...stated,
    feedIds,
    ...derived,
    notes,
    ...ofImport,
  ]);
}
