import type { Queryable, Uuid } from '../../pool.ts';

/** An email claimed for sending. */
export interface ClaimedEmail {
  readonly id: Uuid;
  /** Null for an email that outlives its user. */
  readonly userId: Uuid | null;
  readonly kind: string;
  readonly contentSealed: Buffer;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  readonly usefulUntil: Date;
}

export interface NewEmail {
  readonly id: Uuid;
  readonly userId: Uuid | null;
  readonly kind: string;
  readonly dedupeKey: string;
  /** Sent to many users at about the same time, after the emails that users are waiting for. */
  readonly isBulk: boolean;
  readonly contentSealed: Buffer;
  readonly now: Date;
  readonly usefulUntil: Date;
}

/** Longer than a server may take to accept an email. */
const LEASE_MS = 5 * 60_000;
const KEPT_MS = 30 * 24 * 3600_000;

/** Adds an email. Returns false if one with its key exists. */
export async function insertOutboxEmail(db: Queryable, mail: NewEmail): Promise<boolean> {
  const rows = await db.query(
    `insert into sys.mail_outbox (id, user_id, kind, dedupe_key, content_sealed, next_at, useful_until, created_at,
       is_bulk)
     values ($1, $2, $3, $4, $5, $6, $7, $6, $8) on conflict (dedupe_key) do nothing returning id`,
    [
      ...[mail.id, mail.userId, mail.kind, mail.dedupeKey, mail.contentSealed, mail.now, mail.usefulUntil],
      mail.isBulk,
    ],
  );
  return rows.length > 0;
}

/** The number of emails of a kind that were queued for a user since a point in time. */
export async function countOutboxEmails(
  db: Queryable,
  userId: Uuid,
  kind: string,
  since: Date,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from sys.mail_outbox where user_id = $1 and kind = $2 and created_at >= $3',
    [userId, kind, since],
  );
  return row?.count ?? 0;
}

/**
 * Claims the next due email; null if there is none. Concurrent processes claim different emails. An email without a
 * recorded outcome is due again after five minutes.
 */
export async function claimOutboxEmail(db: Queryable, now: Date): Promise<ClaimedEmail | null> {
  const [mail] = await db.query<ClaimedEmail>(
    `update sys.mail_outbox set attempts = attempts + 1, next_at = $2
      where id in (select id from sys.mail_outbox where state = 'waiting' and content_sealed is not null
        and next_at <= $1
                    order by is_bulk, next_at limit 1 for update skip locked)
      returning id, user_id as "userId", kind, content_sealed as "contentSealed", attempts,
         useful_until as "usefulUntil"`,
    [now, new Date(now.getTime() + LEASE_MS)],
  );
  return mail ?? null;
}

/**
 * Marks that the last line is about to be sent to the server. From here until the outcome is recorded, it is unknown
 * whether the server accepted the email.
 */
export async function markEmailHandedOver(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query('update sys.mail_outbox set handed_at = $2 where id = $1', [id, now]);
}

/** Marks an email as dropped, because the user turned it off. */
export async function markEmailDropped(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query(
    `update sys.mail_outbox set state = 'dropped', content_sealed = null, settled_at = $2 where id = $1`,
    [id, now],
  );
}

/** Postpones an email because of quiet hours; the attempt does not count. */
export async function postponeEmail(db: Queryable, id: Uuid, until: Date): Promise<void> {
  await db.query('update sys.mail_outbox set next_at = $2, attempts = attempts - 1 where id = $1', [
    id,
    until,
  ]);
}

/**
 * Marks an email as sent: its content is deleted and its key retained. An email that outlives its user is deleted
 * completely.
 */
export async function markEmailSent(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query('delete from sys.mail_outbox where id = $1 and user_id is null', [id]);
  await db.query(
    `update sys.mail_outbox set state = 'sent', content_sealed = null, problem = null, settled_at = $2 where id = $1`,
    [id, now],
  );
}

/** Records a failed delivery: retry at `nextAt`, or give up if that is null. */
export async function markEmailFailed(
  db: Queryable,
  id: Uuid,
  problem: string,
  now: Date,
  nextAt: Date | null,
): Promise<void> {
  await db.query(
    nextAt
      ? 'update sys.mail_outbox set problem = $2, next_at = $3, handed_at = null where id = $1'
      : `update sys.mail_outbox set problem = $2, state = 'failed', content_sealed = null, settled_at = $3
        where id = $1`,
    [id, problem, nextAt ?? now],
  );
}

/** Deletes the records of emails that were sent, failed or dropped long ago. */
export async function deleteOldOutboxEmails(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from sys.mail_outbox where settled_at < $1', [new Date(now.getTime() - KEPT_MS)]);
}

/** The problem of the newest email to a user; null if it was delivered. */
export async function findLatestEmailProblem(
  db: Queryable,
  userId: Uuid,
): Promise<{ kind: string; problem: string; isGivenUp: boolean } | null> {
  const [row] = await db.query<{ kind: string; problem: string | null; isGivenUp: boolean }>(
    `select kind, problem, state = 'failed' as "isGivenUp" from sys.mail_outbox where user_id = $1
        and kind <> 'household-invitation' order by created_at desc limit 1`,
    [userId],
  );
  return row?.problem ? { kind: row.kind, problem: row.problem, isGivenUp: row.isGivenUp } : null;
}

/** Counts emails that have not been delivered for a day, and those given up within the last week. */
export async function countUndeliveredEmails(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from sys.mail_outbox
      where (state = 'waiting' and problem is not null and created_at < $1) or (state = 'failed' and settled_at > $2)`,
    [new Date(now.getTime() - 24 * 3600_000), new Date(now.getTime() - 7 * 24 * 3600_000)],
  );
  return row?.count ?? 0;
}

/** Deletes the waiting emails of a kind. */
export async function deleteWaitingEmails(db: Queryable, userId: Uuid, kind: string): Promise<void> {
  await db.query("delete from sys.mail_outbox where user_id = $1 and kind = $2 and state = 'waiting'", [
    userId,
    kind,
  ]);
}
