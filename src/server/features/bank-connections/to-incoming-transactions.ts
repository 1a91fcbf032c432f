import type { StoredAccount } from '#db/repositories/accounts/accounts.ts';
import type { IncomingTransaction } from '#domain/ledger/ingest/ingest-types.ts';
import { UNSTATED } from '#domain/ledger/ingest/unstated.ts';
import type { BankTransaction } from '#ports/bank-data-provider.ts';

/**
 * The provider's transactions in the ledger's words. Transactions of accounts that are left to another connection, or
 * that wait for the person's word, are left out; a transaction of an account that was never listed goes on without one,
 * to be set aside.
 */
export function toIncomingTransactions(
  transactions: readonly BankTransaction[],
  accounts: ReadonlyMap<string, StoredAccount>,
  leftOut: ReadonlySet<string>,
): IncomingTransaction[] {
  return transactions.flatMap((transaction, index): IncomingTransaction[] => {
    const { accountExternalId, category, ...told } = transaction;
    if (leftOut.has(accountExternalId)) return [];
    const account = accounts.get(accountExternalId);
    return [
      {
        ...UNSTATED,
        ...told,
        key: String(index),
        accountId: account?.id ?? '',
        accountType: account?.accountType ?? 'other',
        providerCategory: category,
      },
    ];
  });
}
