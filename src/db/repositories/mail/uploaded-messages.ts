import type { UserDb, Uuid } from '../../pool.ts';

/** An uploaded message without a verdict. */
export interface WaitingUpload {
  readonly contentKey: string;
  readonly receivedAt: Date;
  readonly bytes: number;
  readonly bodySealed: Buffer;
}

/** Encryption context of an uploaded message. */
export function uploadContext(userId: Uuid, mailboxId: Uuid, contentKey: string): string {
  return `${userId}|uploaded_messages|${mailboxId}|${contentKey}`;
}

/** Saves the bodies of messages that are new to the mailbox. Returns their keys. */
export async function insertUploadedMessages(
  db: UserDb,
  mailboxId: Uuid,
  messages: readonly WaitingUpload[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ key: string }>(
    `insert into app.uploaded_messages as u (user_id, mailbox_id, content_key, received_at, bytes, body_sealed)
     select own.user_id, $2, n.key, n.at, n.bytes, n.sealed
       from app.profiles own, unnest($3::text[], $4::timestamptz[], $5::int[], $6::bytea[]) as n(key, at, bytes, sealed)
      where own.user_id = $1 and not exists (select from app.messages m where m.user_id = $1 and m.mailbox_id = $2
        and m.provider_message_id = n.key)
     on conflict do nothing returning content_key as key`,
    [
      db.userId,
      mailboxId,
      messages.map((message) => message.contentKey),
      messages.map((message) => message.receivedAt),
      messages.map((message) => message.bytes),
      messages.map((message) => message.bodySealed),
    ],
  );
  return new Set(rows.map((row) => row.key));
}

export async function findUploadedMessages(
  db: UserDb,
  mailboxId: Uuid,
  contentKeys: readonly string[],
): Promise<WaitingUpload[]> {
  return db.query(
    `select content_key as "contentKey", received_at as "receivedAt", bytes, body_sealed as "bodySealed"
      from app.uploaded_messages
      where user_id = $1 and mailbox_id = $2 and content_key = any($3::text[])`,
    [db.userId, mailboxId, contentKeys],
  );
}

/** Deletes the bodies that were retained for a decision that the user has made. */
export async function deleteDecidedUploads(db: UserDb): Promise<void> {
  await db.query(
    `delete from app.uploaded_messages u using app.messages m
      where u.user_id = $1 and m.user_id = $1 and m.mailbox_id = u.mailbox_id and m.provider_message_id = u.content_key
        and m.state not in ('new', 'needs_review')`,
    [db.userId],
  );
}

/** Whether a body is retained for a decision. */
export async function hasUndecidedUploads(db: UserDb): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.uploaded_messages u join app.messages m on m.user_id = $1 and m.mailbox_id = u.mailbox_id
      and m.provider_message_id = u.content_key
      where u.user_id = $1 and m.state = 'needs_review' limit 1`,
    [db.userId],
  );
  return rows.length > 0;
}

/** Deletes the bodies of messages that have a verdict. */
export async function deleteUploads(
  db: UserDb,
  mailboxId: Uuid,
  contentKeys: readonly string[],
): Promise<void> {
  await db.query(
    'delete from app.uploaded_messages where user_id = $1 and mailbox_id = $2 and content_key = any($3::text[])',
    [db.userId, mailboxId, contentKeys],
  );
}
