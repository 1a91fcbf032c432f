import type { UserDb } from '../pool.ts';

/** The estimated size of a listed email without its body. */
const MESSAGE_BYTES = 1_024;

/** The bytes used by a user's emails, uploads and unconfirmed imports; emails count with their original size. */
export async function sumStoredBytes(db: UserDb): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `select (select coalesce(sum(bytes), 0) from app.message_bodies where user_id = $1)
          + (select coalesce(sum(bytes), 0) from app.uploaded_messages where user_id = $1)
          + (select count(*) * $2::bigint from app.messages where user_id = $1)
          + (select coalesce(sum(coalesce(octet_length(staged_sealed), 0) + coalesce(octet_length(file_sealed), 0)), 0)
               from app.imports where user_id = $1 and state = 'preview') as bytes`,
    [db.userId, MESSAGE_BYTES],
  );
  return Number(row?.bytes ?? 0);
}
