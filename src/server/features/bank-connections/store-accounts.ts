import type { UserDb } from '#db/pool.ts';
import { type StoredAccount, upsertAccount } from '#db/repositories/accounts/accounts.ts';
import { recordBalances } from '#db/repositories/accounts/balances.ts';
import { readDay } from '#db/repositories/user-dates.ts';
import type { BankAccount } from '#ports/bank-data-provider.ts';
import type { Services } from '../../lib/services.ts';
import { type ReadingConnection, reattachAccounts, sourceOf } from './reattach-accounts.ts';

/**
 * Saves a connection's accounts as its provider describes them now; gives them by the provider's ids. An account that
 * is known from an ended connection, or under an id that is no longer listed, continues with its transactions and
 * everything said of them. One that another working connection reads already is left to that one, and one that may be
 * read in another way waits for the user's word; neither is given.
 */
export async function storeAccounts(
  services: Services,
  db: UserDb,
  connection: ReadingConnection,
  accounts: readonly BankAccount[],
): Promise<{
  readonly accounts: ReadonlyMap<string, StoredAccount>;
  /** The provider's ids of accounts whose transactions are left to another connection, or wait for the user's word. */
  readonly leftOut: ReadonlySet<string>;
  readonly isAnyMoved: boolean;
}> {
  const { leftOut, isAnyMoved } = await reattachAccounts(services, db, connection, accounts);
  const saved = new Map<string, StoredAccount>();
  const today = await readDay(db, services.clock.now());
  for (const account of accounts) {
    if (leftOut.has(account.externalId)) continue;
    const stored: StoredAccount = {
      ...account,
      id: services.ids.next(),
      connectionId: connection.id,
      source: sourceOf(connection),
      institutionName: account.institutionName ?? connection.institutionName,
      balanceAt: account.balanceAt ?? services.clock.now(),
      isSandbox: connection.isSandbox,
      isClosed: false,
    };
    saved.set(account.externalId, { ...stored, id: await upsertAccount(db, stored) });
  }
  await recordBalances(
    db,
    [...saved.values()].flatMap(({ id, currentBalanceMinor }) =>
      currentBalanceMinor === null
        ? []
        : [{ accountId: id, on: today, amountMinor: currentBalanceMinor, source: 'feed', importId: null }],
    ),
  );
  return { accounts: saved, leftOut, isAnyMoved };
}
