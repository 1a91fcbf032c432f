import { addToRunCounts, updateSync } from '#db/repositories/mail/mail-syncs.ts';
import type { WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { processingStep } from '#domain/syncing/mail-progress.ts';
import type { ReaderTasks } from '../../../reading/reader-tasks.ts';
import { announceSync, inRunTransaction, type MailRun } from '../mail-run.ts';
import type { ReadMessage } from '../read-message.ts';
import { storeMessages } from '../store-messages.ts';

export interface UndeliveredMessage {
  readonly message: WaitingMessage;
  readonly error: unknown;
}

export interface ReadingJob {
  readonly run: MailRun;
  /** The same object for every email, so that it is sent to a reader process only once. */
  readonly about: ReaderTasks['readEmail']['about'];
  readonly keepsEvidence: boolean;
  /** Messages that could not be fetched so far. */
  readonly undelivered: UndeliveredMessage[];
}

/** Stores read messages and publishes the progress. */
export async function storeBatch(job: ReadingJob, messages: readonly ReadMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { run, keepsEvidence } = job;
  await inRunTransaction(run, async (db) => {
    const done = await storeMessages(run.services, db, run.mailbox, messages, keepsEvidence);
    const { read, total } = await addToRunCounts(db, run.syncId, {
      read: done.stored,
      emailsProcessed: done.stored,
      purchasesFound: done.purchases,
    });
    const step = processingStep(read, total);
    if (step) await updateSync(db, run.syncId, step);
  });
  await announceSync(run);
}
