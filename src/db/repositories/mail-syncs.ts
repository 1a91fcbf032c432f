import type { UserDb, Uuid } from '../pool.ts';

/** A run over a mailbox as it is stored; one at a time for each mailbox. */
export interface StoredSync {
  readonly id: Uuid;
  readonly mailboxId: Uuid;
  readonly state: 'INITIALIZING' | 'PROCESSING' | 'COMPLETED' | 'FAILED';
  readonly step: number;
  readonly message: string;
  readonly read: number;
  readonly total: number;
  readonly emailsProcessed: number;
  readonly purchasesFound: number;
  readonly transactionsCreated: number;
  readonly pendingIds: readonly string[];
  readonly nextCursor: string | null;
  readonly error: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const COLUMNS = `id, mailbox_id as "mailboxId", state, step, message, read, total, emails_processed as "emailsProcessed",
  purchases_found as "purchasesFound", transactions_created as "transactionsCreated", pending_ids as "pendingIds", next_cursor as "nextCursor",
  error, started_at as "startedAt", finished_at as "finishedAt"`;

/** The run under way for a mailbox, or a new one. */
export async function openSync(db: UserDb, mailboxId: Uuid, freshId: Uuid, at: Date): Promise<StoredSync> {
  await db.query(
    `insert into app.mail_syncs (user_id, id, mailbox_id, state, step, message, started_at) values ($1, $2, $3, 'INITIALIZING', 0, '', $4)
     on conflict (user_id, mailbox_id) where state in ('INITIALIZING', 'PROCESSING') do nothing`,
    [db.userId, freshId, mailboxId, at],
  );
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs where user_id = $1 and mailbox_id = $2 and state in ('INITIALIZING', 'PROCESSING')`,
    [db.userId, mailboxId],
  );
  if (!row) throw new Error('a mail sync was neither opened nor found');
  return row;
}

export async function findSync(db: UserDb, id: Uuid): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** The newest run of the person's mailboxes. */
export async function newestSync(db: UserDb): Promise<StoredSync | null> {
  const [row] = await db.query<StoredSync>(
    `select ${COLUMNS} from app.mail_syncs where user_id = $1 order by started_at desc, id desc limit 1`,
    [db.userId],
  );
  return row ?? null;
}

export interface SyncChange {
  readonly state?: StoredSync['state'];
  readonly step?: number;
  readonly message?: string;
  readonly total?: number;
  readonly pendingIds?: readonly string[];
  readonly nextCursor?: string | null;
  readonly transactionsCreated?: number;
  readonly error?: string | null;
  readonly finishedAt?: Date;
}

/** Changes a run that has not ended; a run that ended stays as it ended. */
export async function updateSync(db: UserDb, id: Uuid, change: SyncChange): Promise<void> {
  await db.query(
    `update app.mail_syncs set state = coalesce($3, state), step = coalesce($4, step), message = coalesce($5, message), total = coalesce($6, total),
       pending_ids = coalesce($7, pending_ids), next_cursor = coalesce($8, next_cursor), transactions_created = coalesce($9, transactions_created),
       error = coalesce($10, error), finished_at = coalesce($11, finished_at)
     where user_id = $1 and id = $2 and state in ('INITIALIZING', 'PROCESSING')`,
    [
      db.userId,
      id,
      change.state ?? null,
      change.step ?? null,
      change.message ?? null,
      change.total ?? null,
      change.pendingIds ?? null,
      change.nextCursor ?? null,
      change.transactionsCreated ?? null,
      change.error ?? null,
      change.finishedAt ?? null,
    ],
  );
}

/** Counts a batch into its run and takes its ids off the list, in the transaction that stores its messages. */
export async function countBatch(
  db: UserDb,
  id: Uuid,
  batch: {
    readonly ids: readonly string[];
    readonly emailsProcessed: number;
    readonly purchasesFound: number;
  },
): Promise<boolean> {
  const rows = await db.query(
    `update app.mail_syncs set read = read + cardinality($3::text[]), emails_processed = emails_processed + $4, purchases_found = purchases_found + $5,
       pending_ids = array(select i from unnest(pending_ids) with ordinality as p(i, n) where i <> all($3::text[]) order by n)
     where user_id = $1 and id = $2 and state = 'PROCESSING' and pending_ids @> $3::text[] returning 1`,
    [db.userId, id, batch.ids, batch.emailsProcessed, batch.purchasesFound],
  );
  return rows.length === 1;
}
