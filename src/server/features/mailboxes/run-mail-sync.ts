import { updateSync } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox, recordRunOutcome } from '#db/repositories/mail/mailboxes.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { closingStep, openingStep } from '#domain/syncing/mail-progress.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import type { Services } from '../../lib/services.ts';
import { listMailbox } from './list-mailbox.ts';
import {
  announceSync,
  inRunTransaction,
  LeaseLost,
  type MailRun,
  readRun,
  sourceName,
  updateRun,
  withRun,
} from './mail-run.ts';
import { readPending } from './read-pending.ts';
import { failRun } from './reading/fail-run.ts';

const AUTO_SYNC_HOURS = 6;

/**
 * Runs one job of a mailbox sync: lists new messages, then reads pending ones, newest first, so that a backlog never
 * delays new email. Opens a run or continues the current one. Messages without a verdict are the remaining work, so a
 * killed job is simply repeated, and a job whose run has ended is done no matter how often it is delivered. Returns
 * `more` if messages remain for another job, and `busy` while another worker holds the run.
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
        if (sync.state === 'INITIALIZING') await initializeRun(run);
        else await listMailbox(run);
        if (await readPending(run)) return 'more';
        await completeRun(run);
        return 'done';
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        await failRun(run, error);
        return 'done';
      }
    });
    if (end === 'more') return (await isPaused(services, userId, mailboxId)) ? 'done' : 'more';
    // The worker may have crashed after completing the run but before enqueuing the derivation.
    if (end === 'ended') await services.jobs.send('derive', userId, { userId });
    return end === 'no_source' || end === 'ended' ? 'done' : end;
  } catch (error) {
    if (error instanceof LeaseLost) return 'done';
    throw error;
  }
}

async function isPaused(services: Services, userId: string, mailboxId: string): Promise<boolean> {
  return (await services.db.readAs(userId, (db) => findMailbox(db, mailboxId)))?.isPaused ?? true;
}

async function initializeRun(run: MailRun): Promise<void> {
  const source = sourceName(run.mailbox.provider);
  for (const step of [1, 2, 3] as const) await updateRun(run, openingStep(step, source));
  await listMailbox(run);
  await updateRun(run, openingStep(4, source));
  await updateRun(run, { state: 'PROCESSING' });
}

async function completeRun(run: MailRun): Promise<void> {
  const { services, userId, mailbox } = run;
  const sync = await readRun(run);
  if (!sync) throw new LeaseLost();
  const transactionsCreated = await services.deriveMatches(services, userId, sync.startedAt);
  const at = services.clock.now();
  await inRunTransaction(run, async (db) => {
    await recordRunOutcome(db, mailbox.id, at, false);
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
