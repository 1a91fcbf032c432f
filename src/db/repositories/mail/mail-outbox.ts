import type { Queryable, Uuid } from '../../pool.ts';

/** An email taken for sending. */
export interface ClaimedEmail {
  readonly id: Uuid;
  /** Null for an email that outlives its person. */
  readonly userId: Uuid | null;
  readonly kind: string;
  readonly contentSealed: Buffer;
  /** How often it was taken, this time included. */
  readonly attempts: number;
  readonly usefulUntil: Date;
}

export interface NewEmail {
  readonly id: Uuid;
  readonly userId: Uuid | null;
  readonly kind: string;
  readonly dedupeKey: string;
  /** Goes to many at about the same time: it leaves after what a person waits for. */
  readonly isBulk: boolean;
  readonly contentSealed: Buffer;
  readonly now: Date;
  readonly usefulUntil: Date;
}

/** Longer than any server may take for one email. */
const LEASE_MS = 5 * 60_000;
const KEPT_MS = 30 * 24 * 3600_000;

/** Adds an email; false when one of its key was there already. */
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

/** How many emails of a kind a person was to get since a moment. */
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
 * Takes the email to send next, null when none is due; another process takes another. What is not settled within five
 * minutes is due again.
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

/** The server is given the last line now: from here on until it is settled nobody knows whether it has the email. */
export async function markEmailHandedOver(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query('update sys.mail_outbox set handed_at = $2 where id = $1', [id, now]);
}

/** Not sent after all: the user turned it off. */
export async function markEmailDropped(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query(
    `update sys.mail_outbox set state = 'dropped', content_sealed = null, settled_at = $2 where id = $1`,
    [id, now],
  );
}

/** Not now: quiet hours. The try does not count. */
export async function postponeEmail(db: Queryable, id: Uuid, until: Date): Promise<void> {
  await db.query('update sys.mail_outbox set next_at = $2, attempts = attempts - 1 where id = $1', [
    id,
    until,
  ]);
}

/** Delivered: what it said is forgotten, its key is kept. An email that outlives its person goes altogether. */
export async function markEmailSent(db: Queryable, id: Uuid, now: Date): Promise<void> {
  await db.query('delete from sys.mail_outbox where id = $1 and user_id is null', [id]);
  await db.query(
    `update sys.mail_outbox set state = 'sent', content_sealed = null, problem = null, settled_at = $2 where id = $1`,
    [id, now],
  );
}

/** Not delivered: again at `nextAt`, or given up for good when that is null. */
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

/** Forgets the keys of emails that were settled long ago. */
export async function deleteOldOutboxEmails(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from sys.mail_outbox where settled_at < $1', [new Date(now.getTime() - KEPT_MS)]);
}

/** What the newest email to a person came to, when it did not arrive; null when it did. */
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

/** Emails that no attempt has delivered for a day, and those given up within the last week. */
export async function countUndeliveredEmails(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from sys.mail_outbox
      where (state = 'waiting' and problem is not null and created_at < $1) or (state = 'failed' and settled_at > $2)`,
    [new Date(now.getTime() - 24 * 3600_000), new Date(now.getTime() - 7 * 24 * 3600_000)],
  );
  return row?.count ?? 0;
}

/** Emails of a kind that wait are not sent any more. */
export async function deleteWaitingEmails(db: Queryable, userId: Uuid, kind: string): Promise<void> {
  await db.query("delete from sys.mail_outbox where user_id = $1 and kind = $2 and state = 'waiting'", [
    userId,
    kind,
  ]);
}
