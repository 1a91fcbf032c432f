import type { Queryable } from '../pool.ts';

/** A failed job: its name and the kind of error, never the error message. */
export interface JobFailure {
  readonly at: Date;
  readonly job: string;
  readonly code: string;
}

const LISTED_MAX = 50;

export async function recordJobFailure(db: Queryable, { at, job, code }: JobFailure): Promise<void> {
  await db.query('insert into sys.job_failures (at, job, code) values ($1, $2, $3)', [at, job, code]);
}

/** The newest failures, newest first. */
export async function listJobFailures(db: Queryable): Promise<JobFailure[]> {
  return db.query<JobFailure>('select at, job, code from sys.job_failures order by at desc, id limit $1', [
    LISTED_MAX,
  ]);
}

export async function deleteJobFailures(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from sys.job_failures where at < $1', [before]);
}
