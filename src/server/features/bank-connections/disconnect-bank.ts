import type { UserDb } from '#db/pool.ts';
import {
  clearConnectionFailure,
  deleteConnection,
  findConnectionByItem,
  listConnections,
  resetCursor,
  type StoredConnection,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { feedOf } from '../../lib/bank-feeds.ts';
import { notFound } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';
import { recordFailure } from './record-failure.ts';

/**
 * Disconnects a bank. A job revokes the access and retries until that succeeds. Transactions are kept unless
 * `deleteData` is true.
 */
export async function disconnectBank(
  services: Services,
  userId: string,
  itemId: string,
  deleteData: boolean,
): Promise<void> {
  const { revocationId, successors: siblingIds } = await services.db.withUser(userId, async (db) => {
    const connection = await findConnectionByItem(db, itemId);
    if (!connection) throw notFound();
    const token = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
    const id = await queueRevocation(db, services.secretBox, services.ids.next(), connection.provider, token);
    await deleteConnection(db, connection.id, deleteData);
    const ids = await resetSiblingCursors(db, connection);
    await markDerivationPending(db);
    return { revocationId: id, successors: ids };
  });
  await services.jobs.send('revoke', revocationId, { revocationId });
  for (const connectionId of siblingIds)
    await services.jobs.send('bank-sync', connectionId, { userId, connectionId });
  // Without the connection, its accounts no longer cover future dates.
  await deriveAndAnnounce(services, userId, 'bankUnlinked');
}

/** Another connection to the same bank may list the accounts of this one, so it fetches everything again. */
async function resetSiblingCursors(db: UserDb, disconnected: StoredConnection): Promise<string[]> {
  const successors = (await listConnections(db)).filter(
    (row) => row.institutionName === disconnected.institutionName && row.isSandbox === disconnected.isSandbox,
  );
  for (const successor of successors) await resetCursor(db, successor.id);
  return successors.map((successor) => successor.id);
}

/**
 * Asks the bank to refresh its data and starts a sync. `isRenewed`: the user has just renewed access in the widget,
 * which clears failures and warnings.
 */
export async function requestBankSync(
  services: Services,
  userId: string,
  itemId: string,
  isRenewed: boolean,
): Promise<string> {
  const connection = await services.db.readAs(userId, (db) => findConnectionByItem(db, itemId));
  if (!connection) throw notFound();
  const { id } = connection;
  if (isRenewed) await services.db.withUser(userId, (db) => clearConnectionFailure(db, id));
  else await requestRefresh(services, userId, connection);
  await services.jobs.send('bank-sync', id, { userId, connectionId: id });
  return id;
}

/** If the bank cannot refresh right now, available data is synced anyway. If access was revoked, the request fails. */
async function requestRefresh(
  services: Services,
  userId: string,
  connection: StoredConnection,
): Promise<void> {
  const token = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
  try {
    await feedOf(services, connection.provider)?.refresh(token);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'refused') return;
    const canRetry = await recordFailure(services, userId, connection, error);
    if (canRetry)
      await services.jobs.send('bank-sync', connection.id, { userId, connectionId: connection.id });
    providerFault(error);
  }
}
