import type { UserDb, Uuid } from '../../pool.ts';

/**
 * Why the complete email is retained: until the user has decided about it, as evidence, or for a week because a pack
 * needs it.
 */
export type RetentionReason = 'review' | 'evidence' | 'pack';

/** Encryption context of a stored email. */
export function bodyContext(userId: Uuid, messageId: Uuid): string {
  return `${userId}|messages|${messageId}|body`;
}

/** A complete email, sealed. */
export interface StoredBody {
  readonly messageId: Uuid;
  readonly sealed: Buffer;
  readonly bytes: number;
  readonly reason: RetentionReason;
}

export async function saveBodies(db: UserDb, bodies: readonly StoredBody[], at: Date): Promise<void> {
  if (bodies.length === 0) return;
  await db.query(
    `insert into app.message_bodies (user_id, message_id, body_sealed, bytes, reason, kept_at)
     select own.user_id, n.id, n.sealed, n.bytes, n.reason, $6
       from app.profiles own, unnest($2::uuid[], $3::bytea[], $4::int[], $5::text[]) as n(id, sealed, bytes, reason)
      where own.user_id = $1
     on conflict (user_id, message_id) do update set body_sealed = excluded.body_sealed, bytes = excluded.bytes,
       reason = excluded.reason, kept_at = excluded.kept_at`,
    [
      db.userId,
      bodies.map((body) => body.messageId),
      bodies.map((body) => body.sealed),
      bodies.map((body) => body.bytes),
      bodies.map((body) => body.reason),
      at,
    ],
  );
}

export async function findBody(db: UserDb, messageId: Uuid): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Buffer }>(
    'select body_sealed as sealed from app.message_bodies where user_id = $1 and message_id = $2',
    [db.userId, messageId],
  );
  return row?.sealed ?? null;
}

/**
 * Numbers of complete emails. `evidence`: those deleted if evidence is no longer retained; `uploaded`: those of them
 * that were uploaded.
 */
export interface BodyCounts {
  readonly messages: number;
  readonly bytes: number;
  readonly evidence: number;
  readonly evidenceBytes: number;
  readonly uploaded: number;
}

export async function countBodies(db: UserDb): Promise<BodyCounts> {
  const [row] = await db.query<BodyCounts>(
    `select count(*) as messages, coalesce(sum(k.bytes), 0)::bigint as bytes,
      count(*) filter (where k.is_evidence) as evidence,
            coalesce(sum(k.bytes) filter (where k.is_evidence), 0)::bigint as "evidenceBytes",
            count(*) filter (where k.is_evidence and k.provider = 'files') as uploaded
       from (select b.bytes, b.reason <> 'review' and m.state <> 'needs_review' as is_evidence, x.provider
               from app.message_bodies b join app.messages m on m.user_id = $1 and m.id = b.message_id
               join app.mailboxes x on x.user_id = $1 and x.id = m.mailbox_id where b.user_id = $1) k`,
    [db.userId],
  );
  return row ?? { messages: 0, bytes: 0, evidence: 0, evidenceBytes: 0, uploaded: 0 };
}

/**
 * Deletes emails that are no longer needed: those decided about before `before`, those fetched for a pack before it
 * and, unless the user retains evidence, those stored as evidence. Emails that are retained as evidence change their
 * reason instead. Returns the number of deleted emails.
 */
export async function deleteExpiredBodies(db: UserDb, before: Date, keepsEvidence: boolean): Promise<number> {
  if (keepsEvidence) {
    await db.query(
      `update app.message_bodies b set reason = 'evidence' from app.messages m, app.receipts r
        where b.user_id = $1 and b.reason <> 'evidence' and m.user_id = $1 and m.id = b.message_id
          and m.state = 'processed' and r.user_id = $1 and r.message_id = m.id and r.state <> 'rejected'`,
      [db.userId],
    );
  } else {
    await db.query(
      `update app.message_bodies set reason = 'review' where user_id = $1 and reason = 'evidence'`,
      [db.userId],
    );
  }
  const rows = await db.query(
    `delete from app.message_bodies b using app.messages m
      where b.user_id = $1 and b.reason <> 'evidence' and m.user_id = $1 and m.id = b.message_id
        and m.state <> 'needs_review'
        and case when b.reason = 'pack' then b.kept_at else coalesce(m.closed_at, b.kept_at) end < $2 returning 1`,
    [db.userId, before],
  );
  return rows.length;
}

/** Deletes the stored emails of these messages. */
export async function deleteBodies(db: UserDb, messageIds: readonly Uuid[]): Promise<void> {
  await db.query('delete from app.message_bodies where user_id = $1 and message_id = any($2::uuid[])', [
    db.userId,
    messageIds,
  ]);
}
