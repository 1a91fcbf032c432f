import { createHash } from 'node:crypto';
import { findItemOwner, setConnectionStatus } from '#db/repositories/bank-connections.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';

/** Takes a signed notice: checks it, remembers it, and leaves the work to a job. A repeated notice does nothing. */
export async function receiveWebhook(
  services: Services,
  rawBody: Buffer,
  signature: string | null,
): Promise<void> {
  const { bank, db } = services;
  const notice = bank ? await bank.readWebhook(rawBody, signature, services.clock.now()) : null;
  if (!bank || !notice) throw new Fault('Unauthorized', 'The notice is not signed by the provider.');
  const owner = await findItemOwner(db.system, bank.name, notice.externalItemId);
  if (!owner || notice.kind === 'ignored') return;
  // A notice carries no id of its own: the same bytes within the signature's lifetime are the same notice.
  const hash = createHash('sha256')
    .update(signature ?? '')
    .update(rawBody)
    .digest();
  const fresh = await db.system.query(
    'insert into sys.webhooks (body_hash) values ($1) on conflict do nothing returning 1',
    [hash],
  );
  if (fresh.length === 0) return;
  const { userId, connectionId } = owner;
  if (notice.kind === 'reauth' || notice.kind === 'revoked') {
    await db.withUser(userId, (user) => setConnectionStatus(user, connectionId, 'needs_reauth', notice.code));
    await services.events.publish(userId, { kind: 'changed', areas: ['dashboard', 'settings'] });
    return;
  }
  await services.jobs.send('bank-sync', connectionId, { userId, connectionId });
}
