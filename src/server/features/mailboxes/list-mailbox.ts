import { addToRunCounts } from '#db/repositories/mail/mail-syncs.ts';
import { updateListingPosition } from '#db/repositories/mail/mailboxes.ts';
import { insertListedMessages } from '#db/repositories/mail/messages.ts';
import type { ListedPage, MessageRef } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announceSync, inRunTransaction, type MailRun } from './mail-run.ts';

const BEGINNING = '1970-01-01';

/**
 * Lists new messages, or the complete range if no cursor is known or the provider rejects it. Each page is saved with
 * its position, and the new cursor is saved with the last page. A killed listing therefore resumes where it stopped,
 * and every listed message has a row. Returns the number of new messages.
 */
export async function listMailbox(run: MailRun): Promise<number> {
  const { mailbox } = run;
  try {
    return await listFrom(run, mailbox.cursor, mailbox.listingPage);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // The provider no longer knows the cursor or the page: list the complete range again.
    const isLost = error.kind === 'cursor_lost' || (error.kind === 'restart' && mailbox.listingPage !== null);
    if (!isLost) throw error;
    await inRunTransaction(run, (db) =>
      updateListingPosition(db, mailbox.id, { cursor: error.kind === 'cursor_lost' ? null : mailbox.cursor }),
    );
    return listFrom(run, error.kind === 'cursor_lost' ? null : mailbox.cursor, null);
  }
}

async function listFrom(run: MailRun, since: string | null, from: string | null): Promise<number> {
  const { mail, access, mailbox } = run;
  const receivedFrom = mailbox.readFrom ?? BEGINNING;
  let added = 0;
  for (let page = from; ; ) {
    const listed: ListedPage = await mail.list(access, {
      since,
      receivedFrom,
      folderIds: mailbox.folderIds,
      page,
    });
    added += await savePage(run, listed);
    // Listing a large mailbox takes a while, so progress is published per page.
    await announceSync(run);
    if ('cursor' in listed.next) return added;
    page = listed.next.page;
  }
}

async function savePage(run: MailRun, { refs, next }: ListedPage): Promise<number> {
  const { services, mailbox, syncId } = run;
  const at = services.clock.now().getTime();
  const rows = refs.map((ref, index) => ({
    id: services.ids.next(),
    providerMessageId: ref.id,
    receivedAt: placeOf(ref, at, index),
  }));
  return inRunTransaction(run, async (db) => {
    const total = await insertListedMessages(db, mailbox.id, rows);
    await updateListingPosition(db, mailbox.id, next);
    if (total > 0) await addToRunCounts(db, syncId, { total });
    return total;
  });
}

/** Without a date, the position in the listing (newest first) determines the order until the message is read. */
function placeOf(ref: MessageRef, position: number, index: number): Date {
  const known = ref.receivedAt?.getTime() ?? Number.NaN;
  return new Date(Number.isFinite(known) && known > 0 && known <= position ? known : position - index);
}
