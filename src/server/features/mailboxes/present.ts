import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { newestRuns } from '#db/repositories/mail-syncs.ts';
import { type MailJob, newestJob } from '#domain/syncing/mail-job.ts';
import { toWire } from '../../lib/wire-id.ts';

export type MailSync = NonNullable<ResponseOf<'getGmailSync'>['sync']>;

/** The newest job of a person's mailboxes as screens follow it, or null when there was none. */
export async function readMailSync(db: UserDb): Promise<MailSync | null> {
  const job = newestJob(await newestRuns(db));
  return job ? presentJob(job) : null;
}

function presentJob({ id, startedAt, finishedAt, ...job }: MailJob): MailSync {
  return {
    ...job,
    runId: toWire('sync', id),
    percent: job.step * 10,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
  };
}
