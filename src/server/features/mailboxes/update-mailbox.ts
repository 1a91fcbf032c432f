import type { BodyOf } from '#contract/endpoints/table.ts';
import { findMailbox, type StoredMailbox, updateMailboxSettings } from '#db/repositories/mail/mailboxes.ts';
import { deleteSchedule, scheduleNext } from '#db/repositories/schedules.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { rangeStart } from '#domain/syncing/mailbox-range.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announce } from '../../lib/announce.ts';
import { publishEvent } from '../../lib/events.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/**
 * Saves the user's settings for a mailbox. A wider range or different folders trigger a full listing, but only unknown
 * messages are read. A narrower range deletes nothing.
 */
export async function updateMailbox(
  services: Services,
  userId: string,
  wireId: string,
  choice: BodyOf<'updateMailbox'>,
): Promise<void> {
  const id = fromWire(wireId);
  const now = services.clock.now();
  const reads = await services.db.withUser(userId, async (db) => {
    const mailbox = await findMailbox(db, id);
    if (!mailbox) throw notFound();
    const { readRange, folderIds, isPaused } = choice;
    await updateMailboxSettings(db, id, {
      ...(readRange === undefined
        ? {}
        : { readRange, readFrom: rangeStart(readRange, await getLocalDay(db, now)) }),
      ...(folderIds === undefined ? {} : { folderIds }),
      ...(isPaused === undefined ? {} : { isPaused }),
      listsAgain: changesListing(mailbox, choice),
    });
    const staysPaused = isPaused ?? mailbox.isPaused;
    if (staysPaused) await deleteSchedule(db, userId, id);
    else await scheduleNext(db, userId, 'mail', id, now);
    await publishEvent(db, userId, { kind: 'mailbox', mailboxId: id });
    return !staysPaused && mailbox.status === 'healthy';
  });
  if (reads) await services.jobs.send('mail-sync', id, { userId, mailboxId: id }, { isUrgent: true });
  await announce(services, userId, 'mailSettingsChanged');
}

function changesListing(mailbox: StoredMailbox, { readRange, folderIds }: BodyOf<'updateMailbox'>): boolean {
  const hasOtherRange = readRange !== undefined && readRange !== mailbox.readRange;
  const hasOtherFolders =
    folderIds !== undefined && JSON.stringify(folderIds) !== JSON.stringify(mailbox.folderIds);
  return hasOtherRange || hasOtherFolders;
}

/** Folders or labels of a mailbox, fetched live from its provider; `isChosen` marks those that are read. */
export async function listMailboxFolders(services: Services, userId: string, wireId: string) {
  const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, fromWire(wireId)));
  if (!mailbox) throw notFound();
  const source = sourceOf(services, userId, mailbox);
  if (!source)
    throw new Fault('NotConfigured', ({ faults }) =>
      faults.emailNotConfigured(services.capabilities.mail.hint),
    );
  try {
    const folders = await source.mail.listFolders(source.access);
    return {
      folders: folders.map(({ id, name, isDefault }) => ({
        id,
        name,
        isChosen: mailbox.folderIds?.includes(id) ?? isDefault,
      })),
    };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { provider } = mailbox;
    throw new Fault('ProviderError', ({ mailboxes }) =>
      error.kind === 'reauth' ? mailboxes.reconnect(provider) : mailboxes.failure('unavailable', provider),
    );
  }
}
