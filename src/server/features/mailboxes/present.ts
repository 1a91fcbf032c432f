import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listLatestRuns } from '#db/repositories/mail/mail-syncs.ts';
import { findNewestJob, type MailJob } from '#domain/syncing/mail-job.ts';
import { readTexts } from '../../lib/read-texts.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';

export type MailSync = NonNullable<ResponseOf<'getGmailSync'>['sync']>;

/** The newest sync of the user's mailboxes as screens show it, or null if there was none. */
export async function readMailSync(db: UserDb): Promise<MailSync | null> {
  const job = findNewestJob(await listLatestRuns(db));
  return job ? presentJob(job, await readTexts(db)) : null;
}

function presentJob({ id, startedAt, finishedAt, ...job }: MailJob, { sentence }: Texts): MailSync {
  return {
    ...job,
    message: sentence(job.message),
    error: job.error && sentence(job.error),
    runId: toWire('sync', id),
    percent: job.step * 10,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
  };
}
