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
import { scheduleNext } from '#db/repositories/schedules.ts';
import type { BankAccount, BankDataProvider } from '#ports/bank-data-provider.ts';
import { mustChooseAccounts } from '../../lib/connection-advice.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { listNamesAndMasks, lockLinks } from './query.ts';
import { storeAccounts } from './store-accounts.ts';

/** Two years is the provider's maximum, and it cannot be changed after linking. */
export const HISTORY_DAYS_MAX = 730;

/** The configured bank provider; otherwise throws a fault that names the missing settings. */
export function requireBank(services: Services): BankDataProvider {
  if (!services.bank)
    throw new Fault('NotConfigured', ({ faults }) =>
      faults.banksNotConfigured(services.capabilities.banks.hint),
    );
  return services.bank;
}

/** Creates a token for the link widget; with `itemId`, the widget renews the access of that connection. */
export async function createLinkToken(
  services: Services,
  userId: string,
  { itemId, historyDays = HISTORY_DAYS_MAX }: BodyOf<'createLinkToken'>,
) {
  const bank = requireBank(services);
  let accessToken: string | null = null;
  let choosesAccounts = false;
  if (itemId !== undefined) {
    const connection = await services.db.readAs(userId, (db) => findConnectionByItem(db, itemId));
    if (connection?.provider !== bank.name) throw notFound();
    accessToken = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
    choosesAccounts = mustChooseAccounts(connection);
  }
  const webhookUrl = `${services.publicUrl}/api/v1/plaid/webhook`;
  const token = await bank
    .createLinkToken({ userId, webhookUrl, accessToken, historyDays, choosesAccounts })
    .catch(providerFault);
  return {
    link_token: token.linkToken,
    expiration: token.expiration,
    widget: { scriptUrl: bank.widgetScriptUrl, isSandbox: bank.isSandbox },
  };
}

/**
 * Exchanges the widget's public token for a connection and starts its first sync. If the widget names only accounts
 * that are already linked, nothing is exchanged. Otherwise, institution and accounts are read from the provider,
 * because the browser's data is not trusted. If all of them turn out to be linked already, the new access is revoked
 * right away.
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
  if (known) return presentExisting(known, namedAccounts.length);
  const { accessToken, externalItemId } = await bank.exchange(publicToken).catch(providerFault);
  const earlier = await services.db.readAs(userId, (db) => findConnectionByItem(db, externalItemId));
  if (earlier) return presentExisting(earlier, 0);
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
  if (twin) {
    await bank.remove(accessToken).catch(() => undefined);
    return presentExisting(twin, accounts.length);
  }
  await services.jobs.send('bank-sync', id, { userId, connectionId: id });
  return {
    itemId: externalItemId,
    institutionName: institution.name,
    accounts: accounts.length,
    isDuplicate: false,
  };
}

/** The response for an existing connection. */
function presentExisting(
  { providerItemId, institutionName }: Pick<StoredConnection, 'providerItemId' | 'institutionName'>,
  accounts: number,
) {
  return { itemId: providerItemId, institutionName, accounts, isDuplicate: true };
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
