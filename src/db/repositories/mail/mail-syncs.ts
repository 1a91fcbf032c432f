import type { MailRun } from '#domain/syncing/mail-job.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** A run over a mailbox as it is stored; one at a time for each mailbox. */
export interface StoredSync extends Omit<MailRun, 'isPaused' | 'startedAt' | 'finishedAt'> {
  readonly mailboxId: Uuid;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const COLUMNS = `s.id, s.mailbox_id as "mailboxId", s.state, s.step, s.message, s.read, s.total,
  s.emails_processed as "emailsProcessed",
  s.purchases_found as "purchasesFound", s.transactions_created as "transactionsCreated", s.error,
  s.started_at as "startedAt",
  s.finished_at as "finishedAt"`;
const IS_OPEN = `state in ('INITIALIZING', 'PROCESSING')`;
/** More runs than this never go on at once. */
const JOB_RUNS_MAX = 30;

/** What changes the email of one person goes one after another. */
export async function lockMail(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('mail|' || $1::text, 0))", [db.userId]);
}

/** The run under way for a mailbox, or a new one. Messages that an earlier run left count as its own. */
export async function getOrCreateSync(
  db: UserDb,
  mailboxId: Uuid,
  freshId: Uuid,
  at: Date,
): Promise<StoredSync> {
  await lockMail(db);
  await db.query(
    `insert into app.mail_syncs (user_id, id, mailbox_id, state, step, message, started_at, total)
     select own.user_id, $2, $3, 'INITIALIZING', 0, '', $4, (select count(*) from app.messages where user_id = $1
       and mailbox_id = $3 and state = 'new')
       from app.profiles own where own.user_id = $1
     on conflict (user_id, mailbox_id) where state in ('INITIALIZING', 'PROCESSING') do nothing`,
    [db.userId, freshId, mailboxId, at],
  );
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and mailbox_id = $2 and ${IS_OPEN}`,
    [db.userId, mailboxId],
  );
  if (!row) throw new Error('a mail sync was neither opened nor found');
  return row;
}

export async function findSync(db: UserDb, id: Uuid): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** The newest runs over all mailboxes, newest first, as the job on screen is made of them. */
export async function listLatestRuns(db: UserDb): Promise<MailRun[]> {
  const rows = await db.query<StoredSync & { isPaused: boolean }>(
    `select ${COLUMNS}, b.is_paused as "isPaused" from app.mail_syncs s
      join app.mailboxes b on b.user_id = $1 and b.id = s.mailbox_id
      where s.user_id = $1 order by s.started_at desc, s.id desc limit ${JOB_RUNS_MAX}`,
    [db.userId],
  );
  return rows.map(({ startedAt, finishedAt, ...run }) => ({
    ...run,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  }));
}

/** Whether a run over the mailbox ended in the hands of this job: it was handed out again after a crash. */
export async function hasEndedRun(db: UserDb, mailboxId: Uuid, jobId: Uuid): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.mail_syncs where user_id = $1 and mailbox_id = $2 and job_id = $3 and not (${IS_OPEN}) limit 1`,
    [db.userId, mailboxId, jobId],
  );
  return rows.length > 0;
}

/** Takes the run for one worker, who alone may write to it from now on; null while another one is at work. */
export async function acquireLease(
  db: UserDb,
  id: Uuid,
  jobId: Uuid,
  now: Date,
  until: Date,
): Promise<number | null> {
  const [row] = await db.query<{ token: number }>(
    `update app.mail_syncs set lease_token = lease_token + 1, lease_until = $4, job_id = $5
      where user_id = $1 and id = $2 and ${IS_OPEN} and (lease_until is null or lease_until <= $3)
        returning lease_token as token`,
    [db.userId, id, now, until, jobId],
  );
  return row?.token ?? null;
}

/** Keeps the run; false for a worker whose lease another one has taken meanwhile. */
export async function renewLease(db: UserDb, id: Uuid, token: number, until: Date): Promise<boolean> {
  const rows = await db.query(
    `update app.mail_syncs set lease_until = $4 where user_id = $1 and id = $2 and lease_token = $3 and ${IS_OPEN}
      returning 1`,
    [db.userId, id, token, until],
  );
  return rows.length === 1;
}

/**
 * The run as it is, held until the transaction ends, for the worker with the newest lease; null for any other. All
 * that a worker writes is written behind this.
 */
export async function lockRun(db: UserDb, id: Uuid, token: number): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and id = $2 and lease_token = $3
      and ${IS_OPEN} for update`,
    [db.userId, id, token],
  );
  return row ?? null;
}

/** Lets the next worker take the run at once. */
export async function releaseLease(db: UserDb, id: Uuid, token: number): Promise<void> {
  await db.query(
    'update app.mail_syncs set lease_until = null where user_id = $1 and id = $2 and lease_token = $3',
    [db.userId, id, token],
  );
}

export interface SyncChange {
  readonly state?: StoredSync['state'];
  readonly step?: number;
  readonly message?: string;
  readonly transactionsCreated?: number;
  readonly error?: string | null;
  readonly finishedAt?: Date;
}

/** Changes a run that has not ended; steps never go back. */
export async function updateSync(db: UserDb, id: Uuid, change: SyncChange): Promise<void> {
  await db.query(
    `update app.mail_syncs set state = coalesce($3, state), step = greatest(step, coalesce($4, step)),
       message = case when coalesce($4, step) >= step then coalesce($5, message) else message end,
       transactions_created = coalesce($6, transactions_created), error = coalesce($7, error),
         finished_at = coalesce($8, finished_at)
     where user_id = $1 and id = $2 and ${IS_OPEN}`,
    [
      db.userId,
      id,
      change.state ?? null,
      change.step ?? null,
      change.message ?? null,
      change.transactionsCreated ?? null,
      change.error ?? null,
      change.finishedAt ?? null,
    ],
  );
}

/** Adds to the counts of a run, in the transaction that lists or stores the messages; gives the new counts. */
export async function addToRunCounts(
  db: UserDb,
  id: Uuid,
  more: {
    readonly total?: number;
    readonly read?: number;
    readonly emailsProcessed?: number;
    readonly purchasesFound?: number;
  },
): Promise<{ read: number; total: number }> {
  const [row] = await db.query<{ read: number; total: number }>(
    `update app.mail_syncs set total = total + $3, read = read + $4, emails_processed = emails_processed + $5,
      purchases_found = purchases_found + $6
      where user_id = $1 and id = $2 returning read, total`,
    [db.userId, id, more.total ?? 0, more.read ?? 0, more.emailsProcessed ?? 0, more.purchasesFound ?? 0],
  );
  return row ?? { read: 0, total: 0 };
}

/** Holds the run under way for a mailbox, where there is one, before anything else that its worker holds. */
export async function lockOpenRun(db: UserDb, mailboxId: Uuid): Promise<void> {
  await db.query(
    `select 1 from app.mail_syncs where user_id = $1 and mailbox_id = $2 and ${IS_OPEN} for update`,
    [db.userId, mailboxId],
  );
}

/** Counts more messages into the run under way for a mailbox, where there is one. */
export async function addToRunTotal(db: UserDb, mailboxId: Uuid, more: number): Promise<void> {
  await db.query(
    `update app.mail_syncs set total = total + $3 where user_id = $1 and mailbox_id = $2 and ${IS_OPEN}`,
    [db.userId, mailboxId, more],
  );
}
