import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { listWaitingMessages } from '#db/repositories/mail/message-reads.ts';
import { listReaderCorrections } from '#db/repositories/mail/reader-corrections.ts';
import { listSenderRules } from '#db/repositories/mail/sender-rules.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { filterByHeaders } from './filter-by-headers.ts';
import type { MailRun } from './mail-run.ts';
import { fetchAndStore } from './reading/fetch-and-store.ts';
import { resolveUndelivered } from './reading/resolve-undelivered.ts';
import { type ReadingJob, storeBatch } from './reading/store-batch.ts';

/** Messages read per job; after that the next job in the queue runs. */
export const JOB_MESSAGES = 200;

const FILTER_MESSAGES = 100;

/** Reads up to one job's worth of messages, newest first. True if messages remain for another job. */
export async function readPending(run: MailRun): Promise<boolean> {
  const { services, userId, mailbox } = run;
  const { currency, keepsEvidence } = await services.db.withUser(userId, ensureProfile);
  const { rules, corrections } = await services.db.readAs(userId, async (db) => ({
    rules: await listSenderRules(db),
    corrections: await listReaderCorrections(db),
  }));
  const about = { context: { homeCurrency: currency, corrections } };
  const job: ReadingJob = { run, about, keepsEvidence, undelivered: [] };
  for (let read = 0; read < JOB_MESSAGES; ) {
    const next = await services.db.readAs(userId, async (db) => {
      const isPaused = (await findMailbox(db, mailbox.id))?.isPaused ?? true;
      const undelivered = job.undelivered.map(({ message }) => message.id);
      return isPaused
        ? []
        : listWaitingMessages(db, mailbox.id, Math.min(FILTER_MESSAGES, JOB_MESSAGES - read), undelivered);
    });
    if (next.length === 0) break;
    const { decided, toFetch } = await filterByHeaders(run, next, rules);
    await storeBatch(job, decided);
    await fetchAndStore(job, toFetch);
    read += next.length;
  }
  await resolveUndelivered(job);
  const remaining = await services.db.readAs(userId, (db) => listWaitingMessages(db, mailbox.id, 1, []));
  return remaining.length > 0;
}
