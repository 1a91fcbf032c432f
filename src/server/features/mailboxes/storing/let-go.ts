import type { UserDb } from '#db/pool.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { dropUploaded } from '#db/repositories/mail/uploaded-messages.ts';
import { scheduleLook } from '#db/repositories/schedules.ts';
import { KEPT_BYTES_MAX, LOOK_EVERY_MS } from '../../../lib/kept-message.ts';
import type { Services } from '../../../lib/services.ts';
import type { JudgedMessage } from '../verdict.ts';

/** Where a batch is stored, and what the user wants kept. */
export interface Storing {
  readonly services: Services;
  readonly db: UserDb;
  readonly mailbox: StoredMailbox;
  readonly keepsEvidence: boolean;
}

/** Uploaded bodies go with their verdicts; one too large to be kept otherwise stays here until it is decided about. */
export async function letGo(
  { services, db, mailbox }: Storing,
  judged: readonly JudgedMessage[],
): Promise<void> {
  const isDone = ({ read, verdict }: JudgedMessage) =>
    verdict.state !== 'needs_review' || read.outcome !== 'read' || read.raw.byteLength <= KEPT_BYTES_MAX;
  const done = judged.filter(isDone).map(({ read }) => read.message.providerMessageId);
  await dropUploaded(db, mailbox.id, done);
  if (done.length < judged.length)
    await scheduleLook(db, 'retention', new Date(services.clock.now().getTime() + LOOK_EVERY_MS), 'keep');
}
