import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { storableJson } from '#db/storable.ts';
import { notFound } from '../../lib/fault.ts';

export type Preview = ResponseOf<'createImport'>;

export interface StoredImport {
  readonly state: Preview['state'];
  readonly preview: Preview;
  readonly stagedSealed: Buffer | null;
  readonly fileSealed: Buffer | null;
}

export interface SealedParts {
  readonly staged: Buffer;
  /** The file itself, where its columns may be told otherwise. */
  readonly file: Buffer | null;
}

/** What the staged rows of an import are sealed under. */
export function importContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|staged`;
}

/** What the file of a preview is sealed under. */
export function fileContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|file`;
}

export async function insertImport(
  db: UserDb,
  id: string,
  preview: Preview,
  parts: SealedParts,
): Promise<void> {
  // Older previews that were never confirmed are dropped: they hold rows that no one asked to keep.
  await db.query(
    "delete from app.imports where user_id = $1 and state = 'preview' and created_at < now() - interval '1 day'",
    [db.userId],
  );
  await db.query(
    'insert into app.imports (user_id, id, file_name, format, state, preview, staged_sealed, file_sealed) values ($1, $2, $3, $4, $5, $6, $7, $8)',
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

/** Puts another reading of the same file in the place of a preview. */
export async function replacePreview(
  db: UserDb,
  id: string,
  preview: Preview,
  parts: SealedParts,
): Promise<void> {
  await db.query(
    'update app.imports set format = $3, preview = $4, staged_sealed = $5, file_sealed = $6 where user_id = $1 and id = $2',
    [db.userId, id, preview.format, storableJson(preview), parts.staged, parts.file],
  );
}

/** The import, held against other changes until the transaction ends. */
export async function lockImport(db: UserDb, id: string): Promise<StoredImport> {
  const [row] = await db.query<StoredImport>(
    'select state, preview, staged_sealed as "stagedSealed", file_sealed as "fileSealed" from app.imports where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** Saves how the import stands now; its staged rows are no longer needed. */
export async function settleImport(db: UserDb, id: string, preview: Preview): Promise<void> {
  await db.query(
    'update app.imports set state = $3, preview = $4, added_rows = $5, staged_sealed = null, file_sealed = null where user_id = $1 and id = $2',
    [db.userId, id, preview.state, storableJson(preview), preview.addedRows],
  );
}
