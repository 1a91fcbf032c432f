import { updateSync } from '#db/repositories/mail/mail-syncs.ts';
import { recordRunOutcome, setMailboxStatus } from '#db/repositories/mail/mailboxes.ts';
import { deleteSchedule, scheduleNext } from '#db/repositories/schedules.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { computeRetryDelay } from '#domain/syncing/mail-retry.ts';
import type { ProviderFailure } from '#ports/provider-failure.ts';
import { deriveAndAnnounce } from '../../../lib/announce.ts';
import { announceNotices, recordBrokenConnection } from '../../../lib/notifications/record-notices.ts';
import { announceSync, inRunTransaction, LeaseLost, type MailRun, readRun } from '../mail-run.ts';

/** Ends a failed run. Messages read so far count, and the next attempt is scheduled if a retry can help. */
export async function failRun(run: MailRun, failure: ProviderFailure): Promise<void> {
  const { services, userId, mailbox } = run;
  services.logger.warn({ error: failure }, 'mail sync failed');
  const sync = await readRun(run);
  if (!sync) throw new LeaseLost();
  const at = services.clock.now();
  const kind =
    failure.kind === 'reauth' || failure.kind === 'busy' || failure.kind === 'unavailable'
      ? failure.kind
      : 'other';
  let hasNewNotice = false;
  await inRunTransaction(run, async (db) => {
    const failures = await recordRunOutcome(db, mailbox.id, at, true);
    const waitMs = computeRetryDelay(kind, failures, failure.retryAfterMs);
    if (kind === 'reauth') {
      hasNewNotice = await recordBrokenConnection(services, db, 'mailbox_broken', mailbox.id);
      await setMailboxStatus(db, mailbox.id, 'needs_reauth');
    }
    if (waitMs === null) await deleteSchedule(db, userId, mailbox.id);
    else await scheduleNext(db, userId, 'mail', mailbox.id, new Date(at.getTime() + waitMs));
    await updateSync(db, run.syncId, {
      state: 'FAILED',
      error: userMessage('mailboxFailed', kind, mailbox.provider),
      finishedAt: at,
    });
  });
  await services.deriveMatches(services, userId, sync.startedAt);
  await announceSync(run);
  if (hasNewNotice) await announceNotices(services, userId);
  await deriveAndAnnounce(services, userId, 'mailSynced');
}
