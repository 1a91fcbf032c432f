import type { UserDb } from '#db/pool.ts';
import { type StoredAccount, upsertAccount } from '#db/repositories/accounts/accounts.ts';
import { recordBalances } from '#db/repositories/accounts/balances.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import type { BankAccount } from '#ports/bank-data-provider.ts';
import type { Services } from '../../lib/services.ts';
import { type ConnectionRef, reattachAccounts, sourceOf } from './reattach-accounts.ts';

/**
 * Saves a connection's accounts as the provider describes them, and returns them by external ID. An account known from
 * a disconnected connection, or under an ID that is no longer listed, keeps its transactions and edits. Accounts that
 * another working connection reads, or that await the user's decision, are skipped.
 */
export async function storeAccounts(
  services: Services,
  db: UserDb,
  connection: ConnectionRef,
  accounts: readonly BankAccount[],
): Promise<{
  readonly accounts: ReadonlyMap<string, StoredAccount>;
  /** External IDs of the skipped accounts. */
  readonly leftOut: ReadonlySet<string>;
  readonly isAnyMoved: boolean;
}> {
  const { leftOut, isAnyMoved } = await reattachAccounts(services, db, connection, accounts);
  const saved = new Map<string, StoredAccount>();
  const today = await getLocalDay(db, services.clock.now());
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
