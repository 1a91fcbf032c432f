import type { UserDb } from '#db/pool.ts';
import { type StoredAccount, upsertAccount } from '#db/repositories/accounts.ts';
import type { StoredConnection } from '#db/repositories/bank-connections.ts';
import type { BankAccount } from '#ports/bank-data-provider.ts';
import type { Services } from '../../lib/services.ts';

/** Saves a connection's accounts as its provider describes them now; gives them by the provider's ids. */
export async function storeAccounts(
  services: Services,
  db: UserDb,
  connection: Pick<StoredConnection, 'id' | 'institutionName' | 'isSandbox'>,
  accounts: readonly BankAccount[],
): Promise<Map<string, StoredAccount>> {
  const saved = new Map<string, StoredAccount>();
  for (const account of accounts) {
    const stored: StoredAccount = {
      ...account,
      id: services.ids.next(),
      connectionId: connection.id,
      source: 'plaid',
      institutionName: connection.institutionName,
      balanceAt: services.clock.now(),
      isSandbox: connection.isSandbox,
      isClosed: false,
    };
    saved.set(account.externalId, { ...stored, id: await upsertAccount(db, stored) });
  }
  return saved;
}
