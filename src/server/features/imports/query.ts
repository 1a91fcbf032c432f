import type { UserDb, Uuid } from '#db/pool.ts';
import { storableJson } from '#db/storable.ts';
import { notFound } from '../../lib/fault.ts';
import type { TableReading } from '../../reading/reader-tasks.ts';
import type { Preview, StoredImport } from './stored-import.ts';

const READINGS_KEPT_MAX = 200;

/** The current preview of an import, or null if the user has no such import. */
export async function findPreview(db: UserDb, id: string): Promise<Preview | null> {
  const [row] = await db.query<{ preview: Preview }>(
    'select preview from app.imports where user_id = $1 and id = $2',
    [db.userId, id],
  );
  return row?.preview ?? null;
}

/** Locks an import until the transaction ends. */
export async function lockImport(db: UserDb, id: string): Promise<StoredImport> {
  const [row] = await db.query<StoredImport>(
    'select state, preview from app.imports where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** The encrypted transactions of a preview; null once it is confirmed or discarded. */
export async function findStagedTransactions(db: UserDb, id: string): Promise<Buffer | null> {
  const [row] = await db.query<{ staged: Buffer | null }>(
    'select staged_sealed as staged from app.imports where user_id = $1 and id = $2',
    [db.userId, id],
  );
  return row?.staged ?? null;
}

/** The encrypted file of a preview whose columns can be mapped. */
export async function findImportedFile(db: UserDb, id: string): Promise<Buffer | null> {
  const [row] = await db.query<{ file: Buffer | null }>(
    'select file_sealed as file from app.imports where user_id = $1 and id = $2',
    [db.userId, id],
  );
  return row?.file ?? null;
}

/** The user's column mappings, by the fingerprint of the table header. */
export async function listTableReadings(db: UserDb): Promise<Record<string, TableReading>> {
  const rows = await db.query<{ fingerprint: string; mapping: TableReading }>(
    'select fingerprint, mapping from app.column_mappings where user_id = $1 order by updated_at desc limit $2',
    [db.userId, READINGS_KEPT_MAX],
  );
  return Object.fromEntries(rows.map((row) => [row.fingerprint, row.mapping]));
}

/**
 * Among the transactions an import added, counts those the user decided about since, and those a later import updated.
 * Merges do not count, because undoing the import undoes them.
 */
export async function countDependentChanges(
  db: UserDb,
  importId: Uuid,
): Promise<{ decided: number; updated: number }> {
  const [found] = await db.query<{ decided: number; updated: number }>(
    `select count(*) filter (where exists (select from app.history_events e
              where e.user_id = $1 and e.transaction_id = t.id and e.source = 'user' and not e.is_undo
                and e.undone_by is null and e.kind <> 'merged'
                and (e.before is not null or e.parent_id is not null)))::int as decided,
            count(*) filter (where exists (select from app.import_changes c
              where c.user_id = $1 and c.transaction_id = t.id and c.import_id <> $2))::int as updated
       from app.transactions t where t.user_id = $1 and t.import_id = $2 and t.feed_id is null`,
    [db.userId, importId],
  );
  return found ?? { decided: 0, updated: 0 };
}

/**
 * The account of the latest confirmed import of a table with these column headers, or of a file in this format without
 * columns, that named no account.
 */
export async function findEarlierTarget(
  db: UserDb,
  file: { readonly format: string; readonly headers: readonly string[] },
  account: { readonly index: number; readonly accountType: string; readonly currency: string },
): Promise<string | null> {
  const [found] = await db.query<{ target: string | null }>(
    `select account->'target'->>'id' as target
       from app.imports i cross join jsonb_array_elements(i.preview->'accounts') account
      where i.user_id = $1 and i.state = 'confirmed' and ($3::jsonb <> '[]' or i.format = $2)
        and jsonb_path_query_array(i.preview, '$.table.columns[*].header') = $3::jsonb
        and account->>'hint' = '' and account->>'currency' = $4
        and coalesce(account->>'accountType', $5) = $5
      order by i.created_at desc, i.id desc, (account->>'index')::int = $6 desc limit 1`,
    [
      db.userId,
      file.format,
      storableJson(file.headers),
      account.currency,
      account.accountType,
      account.index,
    ],
  );
  return found?.target ?? null;
}
