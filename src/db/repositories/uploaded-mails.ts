import type { UserDb, Uuid } from '../pool.ts';

/** An uploaded message that has no verdict yet. */
export interface UploadedMail {
  readonly contentKey: string;
  readonly receivedAt: Date;
  readonly bytes: number;
  readonly bodySealed: Buffer;
}

/** What the body of an uploaded message is sealed under. */
export function uploadContext(userId: Uuid, mailboxId: Uuid, contentKey: string): string {
  return `${userId}|uploaded_mails|${mailboxId}|${contentKey}`;
}

/** Adds messages that the mailbox never had; gives how many those are. */
export async function insertUploaded(
  db: UserDb,
  mailboxId: Uuid,
  mails: readonly UploadedMail[],
): Promise<number> {
  const rows = await db.query(
    `insert into app.uploaded_mails (user_id, mailbox_id, content_key, received_at, bytes, body_sealed)
     select $1, $2, n.key, n.at, n.bytes, n.sealed from unnest($3::text[], $4::timestamptz[], $5::int[], $6::bytea[]) as n(key, at, bytes, sealed)
      where not exists (select from app.messages m where m.user_id = $1 and m.mailbox_id = $2 and m.provider_message_id = n.key)
     on conflict do nothing returning 1`,
    [
      db.userId,
      mailboxId,
      mails.map((mail) => mail.contentKey),
      mails.map((mail) => mail.receivedAt),
      mails.map((mail) => mail.bytes),
      mails.map((mail) => mail.bodySealed),
    ],
  );
  return rows.length;
}

/**
 * Uploaded messages that are not listed yet, newest first. Two sets are taken from each other, because a join is planned
 * for a handful of messages right after a large upload and then compares every one with every other.
 */
export async function listUnlisted(
  db: UserDb,
  mailboxId: Uuid,
  limit: number,
): Promise<Omit<UploadedMail, 'bodySealed'>[]> {
  return db.query(
    `select content_key as "contentKey", received_at as "receivedAt", bytes from app.uploaded_mails
      where user_id = $1 and mailbox_id = $2 and content_key = any(array(
        select content_key from app.uploaded_mails where user_id = $1 and mailbox_id = $2
        except select provider_message_id from app.messages where user_id = $1 and mailbox_id = $2))
      order by received_at desc, content_key limit $3`,
    [db.userId, mailboxId, limit],
  );
}

export async function findUploaded(
  db: UserDb,
  mailboxId: Uuid,
  contentKeys: readonly string[],
): Promise<UploadedMail[]> {
  return db.query(
    `select content_key as "contentKey", received_at as "receivedAt", bytes, body_sealed as "bodySealed" from app.uploaded_mails
      where user_id = $1 and mailbox_id = $2 and content_key = any($3::text[])`,
    [db.userId, mailboxId, contentKeys],
  );
}

/** Lets go of bodies whose messages have their verdict: what a process that died in between left behind. */
export async function dropJudged(db: UserDb, mailboxId: Uuid): Promise<void> {
  await db.query(
    `delete from app.uploaded_mails u using app.messages m
      where u.user_id = $1 and u.mailbox_id = $2 and m.user_id = $1 and m.mailbox_id = $2 and m.provider_message_id = u.content_key
        and m.state not in ('new', 'needs_review')`,
    [db.userId, mailboxId],
  );
}

/** Lets go of the bodies of messages that have their verdict. */
export async function dropUploaded(
  db: UserDb,
  mailboxId: Uuid,
  contentKeys: readonly string[],
): Promise<void> {
  await db.query(
    'delete from app.uploaded_mails where user_id = $1 and mailbox_id = $2 and content_key = any($3::text[])',
    [db.userId, mailboxId, contentKeys],
  );
}
