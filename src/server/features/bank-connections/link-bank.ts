import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import {
  findConnectionByItem,
  insertConnection,
  listConnections,
  type StoredConnection,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import type { BankAccount, BankDataProvider } from '#ports/bank-data-provider.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { requireBank } from './create-link-token.ts';
import { listNamesAndMasks, lockLinks } from './query.ts';
import { storeAccounts } from './store-accounts.ts';

/**
 * Exchanges the widget's public token for a connection and starts its first sync. If the widget names only accounts
 * that are already linked, nothing is exchanged. Otherwise, institution and accounts are read from the provider,
 * because the browser's data is not trusted. An access that isn't stored, because of a failure or because its accounts
 * turn out to be linked already, is revoked.
 */
export async function exchangePublicToken(
  services: Services,
  userId: string,
  {
    public_token: publicToken,
    institution: named,
    accounts: namedAccounts = [],
  }: BodyOf<'exchangePublicToken'>,
) {
  const bank = requireBank(services);
  const institutionId = named?.institution_id ?? null;
  const known = await services.db.readAs(userId, (db) =>
    findExistingConnection(db, { provider: bank.name, institutionId }, namedAccounts),
  );
  if (known) return present({ connection: known, accounts: namedAccounts.length, isDuplicate: true });
  const access = await bank.exchange(publicToken).catch(providerFault);
  const linked = await saveAccess(services, userId, bank, access).catch(async (error: unknown) => {
    await revokeUnlessStored(services, userId, bank, access);
    throw error;
  });
  const { id } = linked.connection;
  if (linked.isDuplicate) await revokeUnlessStored(services, userId, bank, access);
  else await services.jobs.send('bank-sync', id, { userId, connectionId: id });
  return present(linked);
}

type Access = Awaited<ReturnType<BankDataProvider['exchange']>>;

interface Linked {
  readonly connection: StoredConnection;
  readonly accounts: number;
  /** The connection existed before. */
  readonly isDuplicate: boolean;
}

function present({ connection: { providerItemId, institutionName }, accounts, isDuplicate }: Linked) {
  return { itemId: providerItemId, institutionName, accounts, isDuplicate };
}

/** Saves an access as a connection with its accounts, unless they are already linked. */
async function saveAccess(
  services: Services,
  userId: string,
  bank: BankDataProvider,
  { accessToken, externalItemId }: Access,
): Promise<Linked> {
  const earlier = await services.db.readAs(userId, (db) => findConnectionByItem(db, externalItemId));
  if (earlier) return { connection: earlier, accounts: 0, isDuplicate: true };
  const [institution, accounts] = await Promise.all([
    bank.institution(accessToken),
    bank.accounts(accessToken),
  ]).catch(providerFault);
  const id = services.ids.next();
  const fresh: StoredConnection = {
    id,
    provider: bank.name,
    providerItemId: externalItemId,
    institutionId: institution.id,
    institutionName: institution.name,
    status: 'importing',
    errorCode: null,
    notice: null,
    noticeUntil: null,
    problem: null,
    needsSweep: false,
    accessTokenSealed: services.secretBox.seal(accessToken, tokenContext(userId, id)),
    cursor: null,
    isSandbox: bank.isSandbox,
    lastSyncedAt: null,
    createdAt: services.clock.now(),
  };
  const twin = await services.db.withUser(userId, (db) => saveUnlessLinked(services, db, fresh, accounts));
  return { connection: twin ?? fresh, accounts: accounts.length, isDuplicate: twin !== null };
}

/** A job revokes the access, unless a connection uses it: a failed save may still have been committed. */
async function revokeUnlessStored(
  services: Services,
  userId: string,
  bank: BankDataProvider,
  { accessToken, externalItemId }: Access,
): Promise<void> {
  const revocationId = await services.db.withUser(userId, async (db) => {
    if (await findConnectionByItem(db, externalItemId)) return null;
    return queueRevocation(db, services.secretBox, services.ids.next(), bank.name, accessToken);
  });
  if (revocationId !== null) await services.jobs.send('revoke', revocationId, { revocationId });
}

/**
 * Saves a connection with its accounts, unless its accounts are already linked; then returns the existing connection.
 */
export async function saveUnlessLinked(
  services: Services,
  db: UserDb,
  fresh: StoredConnection,
  accounts: readonly BankAccount[],
): Promise<StoredConnection | null> {
  await lockLinks(db);
  await ensureProfile(db);
  const twin = await findExistingConnection(db, fresh, accounts);
  if (twin) return twin;
  await insertConnection(db, fresh);
  await storeAccounts(services, db, fresh, accounts);
  await scheduleNext(db, db.userId, 'bank', fresh.id, services.clock.now());
  return null;
}

/** A healthy connection to the same institution that has accounts with the same names and masks. */
async function findExistingConnection(
  db: UserDb,
  { provider, institutionId }: Pick<StoredConnection, 'provider' | 'institutionId'>,
  accounts: readonly { name: string; mask: string | null }[],
): Promise<StoredConnection | null> {
  const connections = (await listConnections(db)).filter(
    (row) =>
      row.provider === provider && row.institutionId === institutionId && row.status !== 'needs_reauth',
  );
  for (const connection of connections) {
    const stored = await listNamesAndMasks(db, connection.id);
    const known = new Set(stored.map((account) => `${account.name}|${account.mask ?? ''}`));
    if (
      accounts.length > 0 &&
      accounts.every((account) => known.has(`${account.name}|${account.mask ?? ''}`))
    )
      return connection;
  }
  return null;
}
