import { assertOrdinaryRole, type Database, openDatabase } from '#db/pool.ts';
import { workerUrlOf } from '#db/roles.ts';
import type { MailOut } from '#ports/mail-out.ts';
import type { Foundation } from './foundation.ts';
import { startDailyBackups } from './jobs/daily-backup.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { startMailboxWatcher } from './jobs/mailbox-watcher.ts';
import { createJobQueue } from './jobs/queue.ts';
import { watchJobs } from './lib/administration/watch-jobs.ts';
import { createOutbox } from './lib/mail-out/outbox.ts';
import { createMailGate } from './lib/notifications/mail-gate.ts';
import type { Services } from './lib/services.ts';

/** As many as jobs run at a time. */
const CONNECTIONS_MAX = 14;
/** Nobody waits for a job at a screen, and on a busy machine one step of a first sync takes long. */
const STATEMENT_MS = 120_000;

export interface RunningWork {
  /** As the jobs role. Whoever started the work closes it last: what is cut off at the end still uses it. */
  readonly db: Database;
  close(): Promise<void>;
}

/** What nobody waits for, as the jobs role: jobs, watched mailboxes, daily backups. */
export async function startWork(
  foundation: Foundation,
  services: Services,
  mailOut: MailOut | null,
): Promise<RunningWork> {
  const { settings, logger, clock } = foundation;
  const url = settings.JOBS_DATABASE_URL ?? workerUrlOf(foundation.databaseUrl);
  const db = openDatabase({
    ...{ url, connectionsMax: CONNECTIONS_MAX, statementTimeoutMs: STATEMENT_MS },
    isPooled: foundation.isPooled,
    onError: (error) => logger.warn({ error }, 'database connection of jobs lost'),
  });
  await assertOrdinaryRole(db.system, 'jobs');
  const jobs = createJobQueue(url, foundation);
  const outbox = createOutbox({
    ...{ ...foundation, db: db.system, jobs, mailOut },
    mayLeave: createMailGate(db, clock),
    follow: services.traffic.follow,
  });
  const workServices = { ...services, db, jobs, outbox };
  await jobs.start(watchJobs(jobHandlers(workServices), workServices));
  const watcher = startMailboxWatcher(workServices);
  services.events.onMailboxChanged(watcher.look);
  const backups = startDailyBackups(foundation);
  return {
    db,
    async close() {
      backups.stop();
      await watcher.stop();
      await jobs.stop();
    },
  };
}
