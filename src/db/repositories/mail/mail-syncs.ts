import type { MailRun } from '#domain/syncing/mail-job.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** A stored sync run of a mailbox; at most one is active per mailbox. */
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
/** The maximum number of concurrent runs. */
const JOB_RUNS_MAX = 30;

/** Serializes changes to a user's email data. */
export async function lockMail(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('mail|' || $1::text, 0))", [db.userId]);
}

/**
 * Returns the active run of a mailbox or creates one; null if the mailbox was disconnected. Messages that an earlier
 * run left unread count towards the new run.
 */
export async function getOrCreateSync(
  db: UserDb,
  mailboxId: Uuid,
  freshId: Uuid,
  at: Date,
): Promise<StoredSync | null> {
  await lockMail(db);
  await db.query(
    `insert into app.mail_syncs (user_id, id, mailbox_id, state, step, message, started_at, total)
     select own.user_id, $2, $3, 'INITIALIZING', 0, '', $4, (select count(*) from app.messages where user_id = $1
       and mailbox_id = $3 and state = 'new')
       from app.mailboxes own where own.user_id = $1 and own.id = $3 for key share
     on conflict (user_id, mailbox_id) where state in ('INITIALIZING', 'PROCESSING') do nothing`,
    [db.userId, freshId, mailboxId, at],
  );
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and mailbox_id = $2 and ${IS_OPEN}`,
    [db.userId, mailboxId],
  );
  return row ?? null;
}

export async function findSync(db: UserDb, id: Uuid): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** The newest runs of all mailboxes, newest first, from which the progress on screen is computed. */
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

/** Whether this job already ended a run of the mailbox: it was delivered again after a crash. */
export async function hasEndedRun(db: UserDb, mailboxId: Uuid, jobId: Uuid): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.mail_syncs where user_id = $1 and mailbox_id = $2 and job_id = $3 and not (${IS_OPEN}) limit 1`,
    [db.userId, mailboxId, jobId],
  );
  return rows.length > 0;
}

/**
 * Acquires the lease of the run for one worker, the only one that may write to it. Returns null while another worker
 * has it.
 */
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

/** Renews the lease. Returns false if another worker has acquired it in the meantime. */
export async function renewLease(db: UserDb, id: Uuid, token: number, until: Date): Promise<boolean> {
  const rows = await db.query(
    `update app.mail_syncs set lease_until = $4 where user_id = $1 and id = $2 and lease_token = $3 and ${IS_OPEN}
      returning 1`,
    [db.userId, id, token, until],
  );
  return rows.length === 1;
}

/**
 * Locks the run for the worker with the newest lease until the transaction ends; null for any other worker. A worker
 * locks the run before every write.
 */
export async function lockRun(db: UserDb, id: Uuid, token: number): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs s where user_id = $1 and id = $2 and lease_token = $3
      and ${IS_OPEN} for update`,
    [db.userId, id, token],
  );
  return row ?? null;
}

/** Releases the lease, so that the next worker can acquire it at once. */
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

/** Updates an active run; steps never decrease. */
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

/** Adds to the counts of a run, in the transaction that lists or stores the messages. Returns the new counts. */
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

/** Locks the active run of a mailbox, if there is one. Must be the first lock, as in the worker. */
export async function lockOpenRun(db: UserDb, mailboxId: Uuid): Promise<void> {
  await db.query(
    `select 1 from app.mail_syncs where user_id = $1 and mailbox_id = $2 and ${IS_OPEN} for update`,
    [db.userId, mailboxId],
  );
}

/** Adds messages to the total of the mailbox's active run, if there is one. */
export async function addToRunTotal(db: UserDb, mailboxId: Uuid, more: number): Promise<void> {
  await db.query(
    `update app.mail_syncs set total = total + $3 where user_id = $1 and mailbox_id = $2 and ${IS_OPEN}`,
    [db.userId, mailboxId, more],
  );
}
