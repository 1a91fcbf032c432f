import { updateSync } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox, saveOutcome } from '#db/repositories/mail/mailboxes.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { closingStep, openingStep } from '#domain/syncing/mail-progress.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';
import { listMailbox } from './list-mailbox.ts';
import {
  announceSync,
  inRun,
  LeaseLost,
  type MailRun,
  readRun,
  report,
  sourceName,
  withRun,
} from './mail-run.ts';
import { readWaiting } from './read-waiting.ts';
import { failRun } from './reading/fail-run.ts';

const AUTO_SYNC_HOURS = 6;

/**
 * One turn of reading a mailbox: lists what is new, then reads what waits, newest first, so that no backlog keeps new
 * email back. Opens a run or continues with the one under way; what is left to read are the messages without a verdict,
 * so that a killed turn is simply repeated; a job whose run has ended is done, however often it is handed out. `more`
 * when messages are left for another turn, `busy` while another worker has the run.
 */
export async function runMailSync(
  services: Services,
  job: { readonly userId: string; readonly mailboxId: string; readonly jobId: string },
): Promise<'more' | 'busy' | 'done'> {
  const { userId, mailboxId, jobId } = job;
  const mailbox = await services.db.readAs(userId, (db) => findMailbox(db, mailboxId));
  if (!mailbox || mailbox.isPaused || mailbox.status === 'needs_reauth') return 'done';
  try {
    const end = await withRun(services, { userId, mailbox, jobId }, async (run, sync) => {
      try {
        if (sync.state === 'INITIALIZING') await initialise(run);
        else await listMailbox(run);
        if (await readWaiting(run)) return 'more';
        await complete(run);
        return 'done';
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        await failRun(run, error);
        return 'done';
      }
    });
    if (end === 'more') return (await isPaused(services, userId, mailboxId)) ? 'done' : 'more';
    // Who died between the end of the run and that of the job may not have said what follows.
    if (end === 'ended') await services.jobs.send('derive', userId, { userId });
    return end === 'gone' || end === 'ended' ? 'done' : end;
  } catch (error) {
    if (error instanceof LeaseLost) return 'done';
    throw error;
  }
}

async function isPaused(services: Services, userId: string, mailboxId: string): Promise<boolean> {
  return (await services.db.readAs(userId, (db) => findMailbox(db, mailboxId)))?.isPaused ?? true;
}

async function initialise(run: MailRun): Promise<void> {
  const source = sourceName(run.mailbox.provider);
  for (const step of [1, 2, 3] as const) await report(run, openingStep(step, source));
  await listMailbox(run);
  await report(run, openingStep(4, source));
  await report(run, { state: 'PROCESSING' });
}

async function complete(run: MailRun): Promise<void> {
  const { services, userId, mailbox } = run;
  const sync = await readRun(run);
  if (!sync) throw new LeaseLost();
  const transactionsCreated = await services.deriveMatches(services, userId, sync.startedAt);
  const at = services.clock.now();
  await inRun(run, async (db) => {
    await saveOutcome(db, mailbox.id, at, false);
    await updateSync(db, run.syncId, {
      ...closingStep(sourceName(mailbox.provider)),
      state: 'COMPLETED',
      transactionsCreated,
      finishedAt: at,
    });
    await scheduleNext(db, userId, 'mail', mailbox.id, new Date(at.getTime() + AUTO_SYNC_HOURS * 3_600_000));
  });
  await announceSync(run);
  await deriveAndAnnounce(services, userId, 'mailSynced');
}
