import { countInto } from '#db/repositories/mail/mail-syncs.ts';
import { saveListing } from '#db/repositories/mail/mailboxes.ts';
import { insertListed } from '#db/repositories/mail/messages.ts';
import type { ListedPage, MessageRef } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announceSync, inRun, type MailRun } from './mail-run.ts';

const BEGINNING = '1970-01-01';

/**
 * Lists what is new, or the whole range where no position is known or the provider forgot it. Every page is saved at
 * once with its place in the listing, and the position together with the last page: a killed listing continues where it
 * was, and nothing that was listed is ever without its row. Gives how many messages were not known before.
 */
export async function listMailbox(run: MailRun): Promise<number> {
  const { mailbox } = run;
  try {
    return await listFrom(run, mailbox.cursor, mailbox.listingPage);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // A position or a page that the provider no longer knows: everything in the range is listed again.
    const isLost = error.kind === 'cursor_lost' || (error.kind === 'restart' && mailbox.listingPage !== null);
    if (!isLost) throw error;
    await inRun(run, (db) =>
      saveListing(db, mailbox.id, { cursor: error.kind === 'cursor_lost' ? null : mailbox.cursor }),
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
    // How many were found is told page by page: a large mailbox is listed for a while.
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
  return inRun(run, async (db) => {
    const total = await insertListed(db, mailbox.id, rows);
    await saveListing(db, mailbox.id, next);
    if (total > 0) await countInto(db, syncId, { total });
    return total;
  });
}

/** Where no date is known yet, the order of the listing (newest first) stands in for it until the message is read. */
function placeOf(ref: MessageRef, at: number, index: number): Date {
  const known = ref.receivedAt?.getTime() ?? Number.NaN;
  return new Date(Number.isFinite(known) && known > 0 && known <= at ? known : at - index);
}
