import { insertWatch } from '#db/repositories/mail/mail-watches.ts';
import { listMailboxes, mailboxContext, upsertMailbox } from '#db/repositories/mail/mailboxes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';
import { announce } from '../../../lib/announce.ts';
import type { Services } from '../../../lib/services.ts';

/** Range of the first sync. */
const FIRST_RANGE_DAYS = 365;
const AUTO_SYNC_HOURS = 6;

interface OpenedMailbox {
  readonly provider: MailSourceKind;
  readonly address: string;
  /** The access token or password; it is encrypted before it is stored. */
  readonly secret: string;
  readonly isSandbox: boolean;
}

/** Creates a mailbox, or updates the access of an existing one. Returns its ID. */
export async function saveMailbox(
  services: Services,
  userId: string,
  { provider, address, secret, isSandbox }: OpenedMailbox,
): Promise<string> {
  const now = services.clock.now();
  const mailboxId = await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    const known = (await listMailboxes(db)).find(
      (mailbox) => mailbox.provider === provider && mailbox.address === address,
    );
    const id = known?.id ?? services.ids.next();
    await upsertMailbox(db, {
      id,
      provider,
      address,
      isSandbox,
      status: 'healthy',
      accessSealed: services.secretBox.seal(secret, mailboxContext(userId, id)),
      cursor: null,
      // Uploaded files are read completely.
      readFrom: provider === 'files' ? null : addDays(await getLocalDay(db, now), -FIRST_RANGE_DAYS),
      lastSyncedAt: null,
    });
    await scheduleNext(db, userId, 'mail', id, new Date(now.getTime() + AUTO_SYNC_HOURS * 3_600_000));
    if (provider !== 'files') await insertWatch(db, { userId, mailboxId: id, provider, address });
    return id;
  });
  await announce(services, userId, 'mailboxLinked');
  return mailboxId;
}
