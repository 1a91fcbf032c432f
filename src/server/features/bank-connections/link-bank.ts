import {
  findConnectionByItem,
  insertConnection,
  listConnections,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import type { BankDataProvider } from '#ports/bank-data-provider.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';

/** The configured provider, or the fault that says what to set. */
export function requireBank(services: Services): BankDataProvider {
  if (!services.bank)
    throw new Fault('NotConfigured', services.capabilities.banks.hint ?? 'Bank linking is not configured.');
  return services.bank;
}

/** A token for the widget; with `itemId`, to allow access again for a connection that lost it. */
export async function createLinkToken(services: Services, userId: string, itemId: string | undefined) {
  const bank = requireBank(services);
  let accessToken: string | null = null;
  if (itemId !== undefined) {
    const connection = await services.db.readAs(userId, (db) => findConnectionByItem(db, itemId));
    if (!connection) throw notFound();
    accessToken = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
  }
  const webhookUrl = `${services.publicUrl}/api/v1/plaid/webhook`;
  const token = await bank.createLinkToken({ userId, webhookUrl, accessToken }).catch(providerFault);
  return {
    link_token: token.linkToken,
    expiration: token.expiration,
    widget: { scriptUrl: bank.widgetScriptUrl, isSandbox: bank.isSandbox },
  };
}

/**
 * Turns the widget's token into a connection and starts its first import. The institution is read from the provider,
 * not from the browser. When every account of the new link is linked already, the new access is given back at once.
 */
export async function exchangePublicToken(services: Services, userId: string, publicToken: string) {
  const bank = requireBank(services);
  const { accessToken, externalItemId } = await bank.exchange(publicToken).catch(providerFault);
  const earlier = await services.db.readAs(userId, (db) => findConnectionByItem(db, externalItemId));
  if (earlier)
    return {
      itemId: externalItemId,
      institutionName: earlier.institutionName,
      accounts: 0,
      isDuplicate: true,
    };
  const [institution, accounts] = await Promise.all([
    bank.institution(accessToken),
    bank.accounts(accessToken),
  ]).catch(providerFault);
  const twin = await findTwin(services, userId, institution.id, accounts);
  if (twin) {
    await bank.remove(accessToken).catch(() => undefined);
    return {
      itemId: twin.providerItemId,
      institutionName: twin.institutionName,
      accounts: accounts.length,
      isDuplicate: true,
    };
  }
  const id = services.ids.next();
  await services.db.withUser(userId, async (db) => {
    await insertConnection(db, {
      id,
      provider: bank.name,
      providerItemId: externalItemId,
      institutionId: institution.id,
      institutionName: institution.name,
      status: 'importing',
      errorCode: null,
      accessTokenSealed: services.secretBox.seal(accessToken, tokenContext(userId, id)),
      cursor: null,
      isSandbox: bank.isSandbox,
      lastSyncedAt: null,
      createdAt: services.clock.now(),
    });
    await scheduleNext(db, userId, 'bank', id, services.clock.now());
  });
  await services.jobs.send('bank-sync', id, { userId, connectionId: id });
  return {
    itemId: externalItemId,
    institutionName: institution.name,
    accounts: accounts.length,
    isDuplicate: false,
  };
}

/** A healthy connection to the same institution whose accounts carry the same names and masks. */
async function findTwin(
  services: Services,
  userId: string,
  institutionId: string | null,
  accounts: readonly { name: string; mask: string | null }[],
) {
  return services.db.readAs(userId, async (db) => {
    const connections = (await listConnections(db)).filter(
      (row) => row.institutionId === institutionId && row.status !== 'needs_reauth',
    );
    for (const connection of connections) {
      const stored = await db.query<{ name: string; mask: string | null }>(
        'select name, mask from app.accounts where user_id = $1 and connection_id = $2',
        [userId, connection.id],
      );
      const known = new Set(stored.map((account) => `${account.name}|${account.mask ?? ''}`));
      if (
        accounts.length > 0 &&
        accounts.every((account) => known.has(`${account.name}|${account.mask ?? ''}`))
      )
        return connection;
    }
    return null;
  });
}
