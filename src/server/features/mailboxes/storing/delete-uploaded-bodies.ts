import type { UserDb } from '#db/pool.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { deleteUploads } from '#db/repositories/mail/uploaded-messages.ts';
import { scheduleCheck } from '#db/repositories/schedules.ts';
import { KEPT_BYTES_MAX, LOOK_EVERY_MS } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import type { MessageWithVerdict } from '../verdict.ts';

/** The mailbox a batch is stored for, and whether the user keeps original emails as evidence. */
export interface StoreContext {
  readonly services: Services;
  readonly db: UserDb;
  readonly mailbox: StoredMailbox;
  readonly keepsEvidence: boolean;
}

/**
 * Deletes uploaded bodies once their messages have a verdict. A body too large to be stored elsewhere is kept here
 * until its message is decided.
 */
export async function deleteUploadedBodies(
  { services, db, mailbox }: StoreContext,
  judged: readonly MessageWithVerdict[],
): Promise<void> {
  const isDone = ({ read, verdict }: MessageWithVerdict) =>
    verdict.state !== 'needs_review' || read.outcome !== 'read' || read.raw.byteLength <= KEPT_BYTES_MAX;
  const done = judged.filter(isDone).map(({ read }) => read.message.providerMessageId);
  await deleteUploads(db, mailbox.id, done);
  if (done.length < judged.length)
    await scheduleCheck(db, 'retention', new Date(services.clock.now().getTime() + LOOK_EVERY_MS), 'keep');
}
