import { deleteJobsOfDeletedUsers } from '#db/repositories/deleted-user-jobs.ts';
import { deleteJobFailures } from '#db/repositories/job-failures.ts';
import { updateDailyCheckDay } from '#db/repositories/notifications/settings.ts';
import { listUsersWithPendingDerivation } from '#db/repositories/pending-derivations.ts';
import { deleteRevocation, findRevocation, listRevocations } from '#db/repositories/revocations.ts';
import { claimDueSchedules } from '#db/repositories/schedules.ts';
import { deleteExpiredDeletionRecords } from '#db/repositories/user-tables.ts';
import { syncBankConnection } from '../features/bank-connections/sync-bank-connection.ts';
import { derive } from '../features/derive/derive.ts';
import { recheckFindings } from '../features/derive/derive-findings.ts';
import { applyRetention } from '../features/mailboxes/apply-retention.ts';
import { extractWithAssistant } from '../features/mailboxes/extract-with-assistant.ts';
import { fetchOriginals } from '../features/mailboxes/fetch-originals.ts';
import { renewGmailPush } from '../features/mailboxes/gmail-push.ts';
import { runMailSync } from '../features/mailboxes/run-mail-sync.ts';
import { findDailyCheckDay } from '../features/notifications/daily-check-day.ts';
import { notify } from '../features/notifications/notify.ts';
import { recordWeeklyReport } from '../features/notifications/weekly-report.ts';
import { deleteUser } from '../features/profile/delete-user.ts';
import { feedOf } from '../lib/bank-feeds.ts';
import { isMailSource } from '../lib/mail-sources.ts';
import type { Services } from '../lib/services.ts';
import type { JobHandlers, JobQueue } from './queue.ts';

/** How long a due connection is postponed when its job is queued, so that a lost job is retried. */
const PUT_OFF_MS = 15 * 60_000;

/** How long before a pending change is queued again, in case a process crashed between the change and its job. */
const OWED_MS = 30_000;

const FAILURES_KEPT_MS = 7 * 24 * 3600_000;

/** Maximum time one job may process consecutive batches. */
const TURNS_MS = 60_000;

/** Retry delay when another worker has the run. */
const BUSY_SECONDS = 3;

/** The handler of each job. */
export function jobHandlers(services: Services & { readonly jobs: JobQueue }): JobHandlers {
  return {
    'bank-sync': ({ userId, connectionId }) => syncBankConnection(services, userId, connectionId),
    'mail-sync': async ({ userId, mailboxId }, _signal, jobId) => {
      const until = services.clock.now().getTime() + TURNS_MS;
      let end = await runMailSync(services, { userId, mailboxId, jobId });
      // If no other user's job is waiting, continue with the next batch without requeueing.
      while (end === 'more' && services.clock.now().getTime() < until) {
        if (await services.jobs.isWaitedFor('mail-sync')) break;
        end = await runMailSync(services, { userId, mailboxId, jobId });
      }
      if (end === 'done') {
        if (services.assistant) await services.jobs.send('assist', userId, { userId });
        return;
      }
      const afterSeconds = end === 'busy' ? BUSY_SECONDS : 0;
      await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { afterSeconds });
    },
    derive: ({ userId }) => derive(services, userId),
    retain: ({ userId }) => applyRetention(services, userId),
    assist: ({ userId }) => extractWithAssistant(services, userId),
    'fetch-originals': async ({ userId }) => {
      const waitMs = await fetchOriginals(services, userId);
      if (waitMs === null) return;
      const afterSeconds = Math.ceil(waitMs / 1_000);
      await services.jobs.send('fetch-originals', userId, { userId }, { afterSeconds });
    },
    revoke: ({ revocationId }) => revoke(services, revocationId),
    notify: async ({ userId }) => {
      try {
        await runDailyCheck(services, userId);
      } finally {
        // A check that fails delays no notification; the retry repeats it.
        await notify(services, userId);
      }
    },
    'mail-out': () => services.outbox.drain(),
    poll: () => poll(services),
  };
}

/**
 * Checks once a day, because deadlines approach without any change. The day is recorded last, so that an interrupted
 * check is repeated; a repeated or concurrent one adds nothing.
 */
async function runDailyCheck(services: Services, userId: string): Promise<void> {
  const day = await findDailyCheckDay(services, userId);
  if (day === null) return;
  await recheckFindings(services, userId);
  await recordWeeklyReport(services, userId);
  await services.db.withUser(userId, (db) => updateDailyCheckDay(db, day));
}

async function revoke(services: Services, revocationId: string): Promise<void> {
  const access = await findRevocation(services.db.system, services.secretBox, revocationId);
  if (!access) return;
  await feedOf(services, access.provider)?.remove(access.token);
  if (isMailSource(access.provider)) await services.mail[access.provider]?.revoke(access.token);
  await deleteRevocation(services.db.system, revocationId);
}

/**
 * Enqueues due work: banks whose webhooks were lost, mailboxes with new email, pending revocations and unsent emails.
 */
async function poll(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const due of await claimDueSchedules(services.db.system, now, new Date(now.getTime() + PUT_OFF_MS))) {
    const { userId, targetId } = due;
    if (due.kind === 'bank')
      await services.jobs.send('bank-sync', targetId, { userId, connectionId: targetId });
    else if (due.kind === 'notify') await services.jobs.send('notify', userId, { userId });
    else if (due.kind === 'retention') await services.jobs.send('retain', userId, { userId });
    else await services.jobs.send('mail-sync', targetId, { userId, mailboxId: targetId }, { isUrgent: true });
  }
  for (const revocationId of await listRevocations(services.db.system))
    await services.jobs.send('revoke', revocationId, { revocationId });
  for (const userId of await listUsersWithPendingDerivation(
    services.db.system,
    new Date(now.getTime() - OWED_MS),
  ))
    await services.jobs.send('derive', userId, { userId });
  await services.jobs.send('mail-out', 'now', {});
  await renewGmailPush(services);
  await services.identity.prune();
  for (const userId of await services.identity.unfinishedDeletions()) await deleteUser(services, userId);
  await deleteJobsOfDeletedUsers(services.db.system);
  await deleteJobFailures(services.db.system, new Date(now.getTime() - FAILURES_KEPT_MS));
  await deleteExpiredDeletionRecords(services.db.system);
}
