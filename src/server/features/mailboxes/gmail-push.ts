import {
  claimExpiringPushes,
  listWatchedMailboxes,
  updatePushExpiry,
} from '#db/repositories/mail/mail-watches.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { Call } from '../../http/call.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import { requireSigned } from '../../lib/require-signed.ts';
import type { Services } from '../../lib/services.ts';

/** A push subscription lasts seven days at most; it is renewed one day before it ends. */
const RENEW_BEFORE_MS = 24 * 3_600_000;
const TRY_AGAIN_MS = 3_600_000;

/** Handles a signed push notification from Google and starts a sync. The notification contains only an address. */
export async function receiveGmailPush(
  services: Services,
  {
    bytes: body,
    headers,
    client,
    countGenuine,
  }: Pick<Call<'receiveGmailPush'>, 'bytes' | 'headers' | 'client' | 'countGenuine'>,
): Promise<void> {
  const authorization = headers.get('authorization');
  const push = services.mail.gmail?.push;
  const address = await requireSigned(push?.addressOf({ body, authorization, client }));
  await countGenuine();
  for (const { userId, mailboxId } of await listWatchedMailboxes(services.db.system, 'gmail', address))
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
}

/**
 * Starts or renews push subscriptions that are missing or end soon. A mailbox without push is still synced on schedule.
 */
export async function renewGmailPush(services: Services): Promise<void> {
  const push = services.mail.gmail?.push;
  if (!push) return;
  const now = services.clock.now().getTime();
  const { system } = services.db;
  const due = await claimExpiringPushes(
    system,
    'gmail',
    new Date(now + RENEW_BEFORE_MS),
    new Date(now + RENEW_BEFORE_MS + TRY_AGAIN_MS),
  );
  for (const watched of due) {
    const { userId, mailboxId } = watched;
    try {
      const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, mailboxId));
      const source = mailbox?.status === 'healthy' ? sourceOf(services, userId, mailbox) : null;
      if (!source) continue;
      await updatePushExpiry(system, watched, await push.start(source.access.secret));
    } catch (error) {
      services.logger.warn({ error }, 'push could not be started');
    }
  }
}
