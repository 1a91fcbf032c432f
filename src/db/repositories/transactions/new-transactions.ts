import { describedDate } from '#domain/ledger/described-date.ts';
import type { DescribedTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { arrayLiteral } from '../../array-literal.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { INSERT_TRANSACTIONS } from './transactions.ts';

/** A new transaction of a file, and the id its bank gave it. */
export type NewOfFile = Omit<DescribedTransaction, 'accountId'> & { readonly externalId: string | null };

/** New transactions of a file, column by column in the database's notation: nobody takes them apart on their way. */
export interface NewColumns {
  readonly count: number;
  readonly externalIds: string;
  /** What the source says, from the day of posting to the source of the category. */
  readonly stated: readonly string[];
  /** The described day, and the amount before it was exchanged with its currency. */
  readonly derived: readonly string[];
  readonly notes: string;
}

export function newColumns(rows: readonly NewOfFile[]): NewColumns {
  const column = (of: (row: NewOfFile) => string | number | null) => arrayLiteral(rows.map(of));
  return {
    count: rows.length,
    externalIds: column((row) => row.externalId),
    stated: [
      column((row) => row.postedOn),
      column((row) => row.authorizedOn),
      column((row) => row.amountMinor),
      column((row) => row.currency),
      column((row) => row.status),
      column((row) => row.originalDescription),
      column((row) => row.description),
      column((row) => row.merchant),
      column((row) => row.merchantKey),
      column((row) => row.flow),
      column((row) => row.category),
      column((row) => row.categorySource),
    ],
    derived: [
      column((row) => describedDate(row.originalDescription, row.postedOn)),
      column((row) => row.originalAmountMinor),
      column((row) => row.originalCurrency),
    ],
    notes: column((row) => row.note),
  };
}

/** Adds new transactions of a file under these ids; the sums follow in the same statement. */
export async function insertColumns(
  db: UserDb,
  { count, stated, derived, notes }: NewColumns,
  ids: readonly Uuid[],
  to: { readonly accountId: Uuid; readonly importId: Uuid; readonly isSandbox: boolean },
): Promise<void> {
  const all = (value: string) => `{${Array.from({ length: count }, () => value).join()}}`;
  const ofImport = [all(to.accountId), all(String(to.isSandbox)), all(to.importId), all('false'), notes];
  const values = [arrayLiteral(ids), ...stated, all('NULL'), ...derived, ...ofImport];
  await db.query(INSERT_TRANSACTIONS, [db.userId, ...values]);
}
