import type { UserDb } from '../pool.ts';
import { storableJson } from '../storable.ts';

/** Maximum number of unconfirmed previews, including the newest. */
const PREVIEWS_KEPT_MAX = 5;

/**
 * Deletes unconfirmed previews except the newest few of the last day, because they contain transactions that nobody
 * confirmed.
 */
export async function deleteOldPreviews(db: UserDb): Promise<void> {
  await db.query(
    `delete from app.imports where user_id = $1 and state = 'preview'
        and (created_at < now() - interval '1 day'
          or id not in (select id from app.imports where user_id = $1 and state = 'preview'
            order by created_at desc, id desc limit $2))`,
    [db.userId, PREVIEWS_KEPT_MAX - 1],
  );
}

export async function insertImport(
  db: UserDb,
  id: string,
  preview: ImportPreviewRecord,
  parts: SealedImport,
): Promise<void> {
  await db.query(
    `insert into app.imports (user_id, id, file_name, format, state, preview, staged_sealed, file_sealed)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      db.userId,
      id,
      preview.fileName,
      preview.format,
      preview.state,
      storableJson(preview),
      parts.staged,
      parts.file,
    ],
  );
}

/** Replaces a preview with another reading of the same file. */
export async function replacePreview(
  db: UserDb,
  id: string,
  preview: ImportPreviewRecord,
  parts: SealedImport,
): Promise<void> {
  await db.query(
    `update app.imports set format = $3, preview = $4, staged_sealed = $5, file_sealed = $6 where user_id = $1
      and id = $2`,
    [db.userId, id, preview.format, storableJson(preview), parts.staged, parts.file],
  );
}

/** Saves the final state of the import; its staged transactions are deleted. */
export async function finalizeImport(db: UserDb, id: string, preview: ImportPreviewRecord): Promise<void> {
  await db.query(
    `update app.imports
      set state = $3, preview = $4, added_transactions = $5, staged_sealed = null, file_sealed = null
        where user_id = $1 and id = $2`,
    [db.userId, id, preview.state, storableJson(preview), preview.addedTransactions],
  );
}

/** Saves the column mapping for the next table with this header. */
export async function saveColumnMapping(db: UserDb, fingerprint: string, reading: object): Promise<void> {
  await db.query(
    `insert into app.column_mappings (user_id, fingerprint, mapping) values ($1, $2, $3)
     on conflict (user_id, fingerprint) do update set mapping = excluded.mapping, updated_at = excluded.updated_at`,
    [db.userId, fingerprint, storableJson(reading)],
  );
}

/** Columns of an import that are stored in addition to the complete preview. */
interface ImportPreviewRecord {
  readonly fileName: string;
  readonly format: string;
  readonly state: string;
  readonly addedTransactions: number;
}

export interface SealedImport {
  readonly staged: Buffer;
  /** The file, if the user can change its column mapping. */
  readonly file: Buffer | null;
}
