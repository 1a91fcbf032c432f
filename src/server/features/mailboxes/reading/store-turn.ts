import { countInto, updateSync } from '#db/repositories/mail/mail-syncs.ts';
import type { WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { processingStep } from '#domain/syncing/mail-progress.ts';
import type { ReaderTasks } from '../../../reading/reader-tasks.ts';
import { announceSync, inRun, type MailRun } from '../mail-run.ts';
import type { ReadMessage } from '../read-message.ts';
import { storeMessages } from '../store-messages.ts';

export interface Stuck {
  readonly message: WaitingMessage;
  readonly error: unknown;
}

export interface Turn {
  readonly run: MailRun;
  /** The same object for every email: a reader process is sent it once. */
  readonly about: ReaderTasks['readEmail']['about'];
  readonly keepsEvidence: boolean;
  /** Messages that brought nothing in this turn. */
  readonly stuck: Stuck[];
}

/** Stores what a turn has read, and tells how far it is. */
export async function storeTurn(turn: Turn, messages: readonly ReadMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { run, keepsEvidence } = turn;
  await inRun(run, async (db) => {
    const done = await storeMessages(run.services, db, run.mailbox, messages, keepsEvidence);
    const { read, total } = await countInto(db, run.syncId, {
      read: done.stored,
      emailsProcessed: done.stored,
      purchasesFound: done.purchases,
    });
    const step = processingStep(read, total);
    if (step) await updateSync(db, run.syncId, step);
  });
  await announceSync(run);
}
