import type { UserDb } from '#db/pool.ts';
import {
  listAccounts,
  reattachAccount,
  type StoredAccount,
  upsertAccount,
} from '#db/repositories/accounts.ts';
import { recordBalances } from '#db/repositories/balances.ts';
import {
  deleteConnection,
  forgetPosition,
  listConnections,
  type StoredConnection,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { matchAccounts } from '#domain/ledger/accounts/match-accounts.ts';
import type { BankAccount } from '#ports/bank-data-provider.ts';
import type { Services } from '../../lib/services.ts';

type Connection = Pick<StoredConnection, 'id' | 'provider' | 'institutionName' | 'isSandbox'>;

/**
 * Saves a connection's accounts as its provider describes them now; gives them by the provider's ids. An account that
 * is known from an ended connection, or under an id that is no longer listed, goes on with its rows and everything
 * said of them. One that another working connection reads already is left to that one and not given.
 */
export async function storeAccounts(
  services: Services,
  db: UserDb,
  connection: Connection,
  accounts: readonly BankAccount[],
): Promise<{ readonly accounts: ReadonlyMap<string, StoredAccount>; readonly isAnyMoved: boolean }> {
  const { readElsewhere, isAnyMoved } = await reattach(services, db, connection, accounts);
  const saved = new Map<string, StoredAccount>();
  const today = services.clock.now().toISOString().slice(0, 10);
  for (const account of accounts) {
    if (readElsewhere.has(account)) continue;
    const stored: StoredAccount = {
      ...account,
      id: services.ids.next(),
      connectionId: connection.id,
      source: sourceOf(connection),
      institutionName: account.institutionName ?? connection.institutionName,
      balanceAt: services.clock.now(),
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
  return { accounts: saved, isAnyMoved };
}

/** What accounts and rows of a connection name as their source. */
export function sourceOf({ provider }: Pick<StoredConnection, 'provider'>): 'plaid' | 'simplefin' {
  return provider === 'simplefin' ? 'simplefin' : 'plaid';
}

/** Moves known accounts to this connection; gives the arriving ones that another connection reads. */
async function reattach(
  services: Services,
  db: UserDb,
  connection: Connection,
  accounts: readonly BankAccount[],
): Promise<{ readonly readElsewhere: ReadonlySet<BankAccount>; readonly isAnyMoved: boolean }> {
  const source = sourceOf(connection);
  const world = (await listAccounts(db)).filter((account) => account.isSandbox === connection.isSandbox);
  const listed = new Set(accounts.map((account) => account.externalId));
  const isListed = (account: StoredAccount) =>
    account.source === source && account.externalId !== null && listed.has(account.externalId);
  const known = new Set(world.filter(isListed).map((account) => account.externalId));
  const unknown = accounts.filter((account) => !known.has(account.externalId));
  // A token that replaces another one lists the same ids.
  if (source === 'simplefin') await dropReplaced(services, db, connection, known);
  if (unknown.length === 0) return { readElsewhere: new Set(), isAnyMoved: false };
  const connections = await listConnections(db);
  const working = new Set(
    connections
      .filter((row) => row.id !== connection.id && row.status !== 'needs_reauth')
      .map((row) => row.id),
  );
  const banks = new Set(accounts.map((own) => own.institutionName ?? connection.institutionName));
  const candidates = world.filter((account) => !isListed(account) && isOfBank(account, banks, source));
  const readElsewhere = new Set<BankAccount>();
  let isAnyMoved = false;
  for (const [account, stored] of matchAccounts(unknown, candidates)) {
    if (stored.connectionId !== null && working.has(stored.connectionId)) readElsewhere.add(account);
    else {
      await reattachAccount(db, stored.id, {
        connectionId: connection.id,
        source,
        externalId: account.externalId,
      });
      isAnyMoved = true;
    }
  }
  if (isAnyMoved) {
    await forgetPosition(db, connection.id);
    await dropReplaced(services, db, connection, known);
  }
  return { readElsewhere, isAnyMoved };
}

/** Accounts of the same bank, and accounts of files whose last digits are known. */
function isOfBank(
  account: StoredAccount,
  banks: ReadonlySet<string>,
  source: StoredAccount['source'],
): boolean {
  if (account.source === 'file') return account.mask !== null;
  return account.source === source && banks.has(account.institutionName ?? '');
}

/** A broken connection that has no account left but those that this one lists has been replaced; its access ends. */
async function dropReplaced(
  services: Services,
  db: UserDb,
  connection: Connection,
  known: ReadonlySet<string | null>,
): Promise<void> {
  const accounts = await listAccounts(db);
  for (const other of await listConnections(db)) {
    const left = accounts.filter((own) => own.connectionId === other.id && !known.has(own.externalId));
    const isReplaced =
      other.id !== connection.id &&
      other.provider === connection.provider &&
      other.status === 'needs_reauth' &&
      (other.institutionName === connection.institutionName || connection.provider === 'simplefin') &&
      left.length === 0;
    if (!isReplaced) continue;
    const token = services.secretBox.open(other.accessTokenSealed, tokenContext(db.userId, other.id));
    await queueRevocation(db, services.secretBox, services.ids.next(), other.provider, token);
    await deleteConnection(db, other.id, false);
  }
}
