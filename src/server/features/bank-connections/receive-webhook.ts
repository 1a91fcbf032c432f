import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { closeRevokedAccount } from '#db/repositories/accounts/accounts.ts';
import {
  clearConnectionFailure,
  findItemOwner,
  setConnectionNotice,
  setConnectionStatus,
} from '#db/repositories/bank-connections.ts';
import { deleteSchedule } from '#db/repositories/schedules.ts';
import { insertWebhook } from '#db/repositories/webhooks.ts';
import type { BankWebhook } from '#ports/bank-data-provider.ts';
import type { Call } from '../../http/call.ts';
import { announce } from '../../lib/announce.ts';
import { announceNotices, recordBrokenConnection } from '../../lib/notifications/record-notices.ts';
import { requireSigned } from '../../lib/require-signed.ts';
import type { Services } from '../../lib/services.ts';

/** Handles a signed webhook: verifies it, stores its hash, and enqueues a sync. A repeated webhook does nothing. */
export async function receiveWebhook(
  services: Services,
  call: Pick<Call<'receivePlaidWebhook'>, 'bytes' | 'headers' | 'client' | 'countGenuine'>,
): Promise<void> {
  const { bank, db } = services;
  const { bytes: rawBody, client } = call;
  const signature = call.headers.get('plaid-verification');
  const notice = await requireSigned(bank?.readWebhook({ rawBody, signature, client }, services.clock.now()));
  await call.countGenuine();
  const owner = await findItemOwner(db.system, bank?.name ?? '', notice.externalItemId);
  if (!owner || notice.kind === 'ignored') return;
  // Webhooks have no ID: the same bytes within the signature's lifetime are the same webhook.
  const hash = createHash('sha256')
    .update(signature ?? '')
    .update(rawBody)
    .digest();
  if (!(await insertWebhook(db.system, hash))) return;
  const { userId, connectionId } = owner;
  if (notice.kind !== 'updates') {
    await recordNotice(services, userId, connectionId, notice);
    await announce(services, userId, 'bankStatusChanged');
  }
  if (notice.kind === 'updates' || notice.kind === 'repaired')
    await services.jobs.send('bank-sync', connectionId, { userId, connectionId });
}

async function recordNotice(
  services: Services,
  userId: string,
  connectionId: string,
  notice: BankWebhook,
): Promise<void> {
  const needsUser =
    notice.kind === 'reauth' || (notice.kind === 'revoked' && notice.accountExternalId === null);
  const hasNewNotice = await services.db.withUser(userId, async (db) => {
    const isNew = needsUser && (await recordBrokenConnection(services, db, 'bank_broken', connectionId));
    await applyNotice(db, connectionId, notice);
    return isNew;
  });
  if (hasNewNotice) await announceNotices(services, userId);
}

async function applyNotice(db: UserDb, connectionId: string, notice: BankWebhook): Promise<void> {
  switch (notice.kind) {
    case 'reauth':
      return setConnectionStatus(db, connectionId, 'needs_reauth', notice.code);
    case 'repaired':
      return clearConnectionFailure(db, connectionId);
    case 'expiring':
      return setConnectionNotice(db, connectionId, 'expiring', notice.until);
    case 'new_accounts':
      return setConnectionNotice(db, connectionId, 'new_accounts', null);
    case 'revoked':
      if (notice.accountExternalId !== null)
        return closeRevokedAccount(db, connectionId, notice.accountExternalId);
      await setConnectionStatus(db, connectionId, 'needs_reauth', notice.code);
      return deleteSchedule(db, db.userId, connectionId);
    default:
      return undefined;
  }
}
