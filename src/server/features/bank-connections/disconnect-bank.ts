import {
  deleteConnection,
  findConnectionByItem,
  setConnectionStatus,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { notFound } from '../../lib/fault.ts';
import { providerFault } from '../../lib/provider-fault.ts';
import type { Services } from '../../lib/services.ts';

/** Ends a connection. The access is revoked by a job that tries until it succeeds; the rows stay unless asked. */
export async function disconnectBank(
  services: Services,
  userId: string,
  itemId: string,
  deleteData: boolean,
): Promise<void> {
  const revocationId = await services.db.withUser(userId, async (db) => {
    const connection = await findConnectionByItem(db, itemId);
    if (!connection) throw notFound();
    const token = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
    const id = await queueRevocation(db, services.secretBox, services.ids.next(), connection.provider, token);
    await deleteConnection(db, connection.id, deleteData);
    return id;
  });
  await services.jobs.send('revoke', revocationId, { revocationId });
  if (deleteData) await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'settings', 'insights', 'subscriptions'],
  });
}

/** Asks the bank for news now, and reads what is there already. */
export async function requestBankSync(services: Services, userId: string, itemId: string): Promise<string> {
  const connection = await services.db.readAs(userId, (db) => findConnectionByItem(db, itemId));
  if (!connection) throw notFound();
  const token = services.secretBox.open(connection.accessTokenSealed, tokenContext(userId, connection.id));
  await services.bank?.refresh(token).catch(async (error: unknown) => {
    await services.db.withUser(userId, (db) =>
      setConnectionStatus(db, connection.id, connection.status, 'REFRESH_FAILED'),
    );
    return providerFault(error);
  });
  await services.jobs.send('bank-sync', connection.id, { userId, connectionId: connection.id });
  return connection.id;
}
