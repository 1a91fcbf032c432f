import type { StoredAccount } from '#db/repositories/accounts.ts';
import type { IncomingRow } from '#domain/ledger/ingest/ingest-types.ts';
import type { BankTransaction } from '#ports/bank-data-provider.ts';

/** The provider's rows in the ledger's words; rows of accounts that are not kept are passed over. */
export function toIncomingRows(
  rows: readonly BankTransaction[],
  accounts: ReadonlyMap<string, StoredAccount>,
): IncomingRow[] {
  return rows.flatMap((row, index): IncomingRow[] => {
    const account = accounts.get(row.accountExternalId);
    if (!account) return [];
    const { accountExternalId: _, category, ...told } = row;
    return [
      {
        ...told,
        key: String(index),
        accountId: account.id,
        accountType: account.accountType,
        providerCategory: category,
      },
    ];
  });
}
