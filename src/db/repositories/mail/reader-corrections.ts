import type { ReaderCorrection } from '#ports/mail-reader.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

const CORRECTIONS_MAX = 500;

/** The corrections that the reader learned from the user; few enough that a run reads them all at once. */
export async function listReaderCorrections(db: UserDb): Promise<ReaderCorrection[]> {
  return db.query<ReaderCorrection>(
    `select id, domain, content from app.reader_corrections where user_id = $1
      order by id desc limit ${CORRECTIONS_MAX}`,
    [db.userId],
  );
}

/** Saves a correction, together with its content before the decision about a message. */
export async function saveReaderCorrection(
  db: UserDb,
  correction: ReaderCorrection,
  { messageId, before }: { readonly messageId: Uuid; readonly before: ReaderCorrection | null },
): Promise<void> {
  await db.query(
    `insert into app.reader_corrections (user_id, id, domain, content, message_id, before)
      values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, id) do update set content = excluded.content, message_id = excluded.message_id,
       before = excluded.before`,
    [
      db.userId,
      correction.id,
      correction.domain,
      storableJson(correction.content),
      messageId,
      before && storableJson(before.content),
    ],
  );
}

export async function deleteReaderCorrection(db: UserDb, id: Uuid): Promise<void> {
  await db.query('delete from app.reader_corrections where user_id = $1 and id = $2', [db.userId, id]);
}

/** Reverts the correction from the decision about a message. */
export async function revertReaderCorrection(db: UserDb, messageId: Uuid): Promise<void> {
  await db.query(
    'delete from app.reader_corrections where user_id = $1 and message_id = $2 and before is null',
    [db.userId, messageId],
  );
  await db.query(
    `update app.reader_corrections set content = before, before = null, message_id = null where user_id = $1
      and message_id = $2`,
    [db.userId, messageId],
  );
}
