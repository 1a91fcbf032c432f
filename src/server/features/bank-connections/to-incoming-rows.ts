import type { StoredAccount } from '#db/repositories/accounts.ts';
import type { IncomingRow } from '#domain/ledger/ingest/ingest-types.ts';
import type { BankTransaction } from '#ports/bank-data-provider.ts';

/**
 * The provider's rows in the ledger's words. Rows of accounts that are left to another connection, or that wait for the
 * person's word, are left out; a row of an account that was never listed goes on without one, to be set aside.
 */
export function toIncomingRows(
  rows: readonly BankTransaction[],
  accounts: ReadonlyMap<string, StoredAccount>,
  leftOut: ReadonlySet<string>,
): IncomingRow[] {
  return rows.flatMap((row, index): IncomingRow[] => {
    const { accountExternalId, category, ...told } = row;
    if (leftOut.has(accountExternalId)) return [];
    const account = accounts.get(accountExternalId);
    return [
      {
        ...told,
        key: String(index),
        accountId: account?.id ?? '',
        accountType: account?.accountType ?? 'other',
        providerCategory: category,
      },
    ];
  });
}
