import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { storableJson } from '#db/storable.ts';
import { notFound } from '../../lib/fault.ts';

export type Preview = ResponseOf<'createImport'>;

export interface StoredImport {
  readonly state: Preview['state'];
  readonly preview: Preview;
  readonly stagedSealed: Buffer | null;
}

/** What the staged rows of an import are sealed under. */
export function importContext(userId: string, id: string): string {
  return `${userId}|imports|${id}|staged`;
}

export async function insertImport(db: UserDb, id: string, preview: Preview, staged: Buffer): Promise<void> {
  // Older previews that were never confirmed are dropped: they hold rows that no one asked to keep.
  await db.query(
    "delete from app.imports where user_id = $1 and state = 'preview' and created_at < now() - interval '1 day'",
    [db.userId],
  );
  await db.query(
    'insert into app.imports (user_id, id, file_name, format, state, preview, staged_sealed) values ($1, $2, $3, $4, $5, $6, $7)',
    [db.userId, id, preview.fileName, preview.format, preview.state, storableJson(preview), staged],
  );
}

/** The import, held against other changes until the transaction ends. */
export async function lockImport(db: UserDb, id: string): Promise<StoredImport> {
  const [row] = await db.query<StoredImport>(
    'select state, preview, staged_sealed as "stagedSealed" from app.imports where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** Saves how the import stands now; its staged rows are no longer needed. */
export async function settleImport(db: UserDb, id: string, preview: Preview): Promise<void> {
  await db.query(
    'update app.imports set state = $3, preview = $4, added_rows = $5, staged_sealed = null where user_id = $1 and id = $2',
    [db.userId, id, preview.state, storableJson(preview), preview.addedRows],
  );
}
