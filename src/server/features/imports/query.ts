import type { UserDb, Uuid } from '#db/pool.ts';
import { noteLeftBehind, notingTransactions } from '#db/repositories/match-changes.ts';
import { storableJson } from '#db/storable.ts';
import { notFound } from '../../lib/fault.ts';
import type { TableReading } from '../../reading/reader-tasks.ts';
import type { Preview, SealedParts, StoredImport } from './stored-import.ts';

const READINGS_KEPT_MAX = 200;
/** Unconfirmed at a time, the newest included. */
const PREVIEWS_KEPT_MAX = 5;

/** Drops unconfirmed previews but the newest few of the last day; they hold transactions that no one asked to keep. */
export async function dropOlderPreviews(db: UserDb): Promise<void> {
  await db.query(
    `delete from app.imports where user_id = $1 and state = 'preview'
        and (created_at < now() - interval '1 day'
          or id not in (select id from app.imports where user_id = $1 and state = 'preview' order by created_at desc, id desc limit $2))`,
    [db.userId, PREVIEWS_KEPT_MAX - 1],
  );
}

export async function insertImport(
  db: UserDb,
  id: string,
  preview: Preview,
  parts: SealedParts,
): Promise<void> {
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

/** The preview of an import as it stands now, null when the user has no such import. */
export async function findPreview(db: UserDb, id: string): Promise<Preview | null> {
  const [row] = await db.query<{ preview: Preview }>(
    'select preview from app.imports where user_id = $1 and id = $2',
    [db.userId, id],
  );
  return row?.preview ?? null;
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

/** Saves how the import stands now; its staged transactions are no longer needed. */
export async function settleImport(db: UserDb, id: string, preview: Preview): Promise<void> {
  await db.query(
    'update app.imports set state = $3, preview = $4, added_transactions = $5, staged_sealed = null, file_sealed = null where user_id = $1 and id = $2',
    [db.userId, id, preview.state, storableJson(preview), preview.addedTransactions],
  );
}

/** How the user said tables are to be read, by their header. */
export async function listTableReadings(db: UserDb): Promise<Record<string, TableReading>> {
  const rows = await db.query<{ fingerprint: string; mapping: TableReading }>(
    'select fingerprint, mapping from app.column_mappings where user_id = $1 order by updated_at desc limit $2',
    [db.userId, READINGS_KEPT_MAX],
  );
  return Object.fromEntries(rows.map((row) => [row.fingerprint, row.mapping]));
}

/** Remembers it for the next table with this header. */
export async function rememberTableReading(
  db: UserDb,
  fingerprint: string,
  reading: TableReading,
): Promise<void> {
  await db.query(
    `insert into app.column_mappings (user_id, fingerprint, mapping) values ($1, $2, $3)
     on conflict (user_id, fingerprint) do update set mapping = excluded.mapping, updated_at = now()`,
    [db.userId, fingerprint, JSON.stringify(reading)],
  );
}

/** Saves a file's closing balance, when it is newer than what is known. */
export async function saveNewerBalance(
  db: UserDb,
  accountId: Uuid,
  { amountMinor, on }: { readonly amountMinor: number; readonly on: string },
): Promise<void> {
  await db.query(
    `update app.accounts set current_balance_minor = $3, balance_at = $4::date
      where user_id = $1 and id = $2 and (balance_at is null or balance_at < $4::date)`,
    [db.userId, accountId, amountMinor, on],
  );
}

/** Leaves transactions of an import that a bank feed lists as well to the bank. */
export async function leaveTransactionsToFeeds(db: UserDb, importId: Uuid): Promise<void> {
  await db.query(
    'update app.transactions set import_id = null where user_id = $1 and import_id = $2 and feed_id is not null',
    [db.userId, importId],
  );
}

/** Of the transactions an import added, those the user decided about since, and those a later import updated. */
export async function countBuiltOn(
  db: UserDb,
  importId: Uuid,
): Promise<{ decided: number; updated: number }> {
  const [found] = await db.query<{ decided: number; updated: number }>(
    `select count(*) filter (where exists (select from app.history_events e
              where e.user_id = t.user_id and e.transaction_id = t.id and e.source = 'user' and not e.is_undo and e.undone_by is null
                and (e.before is not null or e.parent_id is not null)))::int as decided,
            count(*) filter (where exists (select from app.import_changes c
              where c.user_id = t.user_id and c.transaction_id = t.id and c.import_id <> $2))::int as updated
       from app.transactions t where t.user_id = $1 and t.import_id = $2 and t.feed_id is null`,
    [db.userId, importId],
  );
  return found ?? { decided: 0, updated: 0 };
}

/** Deletes the transactions an import added; gives their accounts, each once. */
export async function deleteTransactionsOfImport(db: UserDb, importId: Uuid): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    'select id from app.transactions where user_id = $1 and import_id = $2',
    [db.userId, importId],
  );
  await noteLeftBehind(
    db,
    rows.map((row) => row.id),
  );
  return accountsOf(
    await db.query<{ accountId: Uuid }>(
      notingTransactions(
        'delete from app.transactions t where t.user_id = $1 and import_id = $2',
        'n.account_id as "accountId"',
      ),
      [db.userId, importId],
    ),
  );
}

/** Deletes the balances an import told; gives their accounts, each once. */
export async function deleteBalancesOfImport(db: UserDb, importId: Uuid): Promise<Uuid[]> {
  return accountsOf(
    await db.query<{ accountId: Uuid }>(
      'delete from app.balances where user_id = $1 and import_id = $2 returning account_id as "accountId"',
      [db.userId, importId],
    ),
  );
}

/** Deletes those of some accounts that came from files and have no transaction left. */
export async function deleteEmptyFileAccounts(db: UserDb, accountIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `delete from app.accounts a where user_id = $1 and id = any($2::uuid[]) and source = 'file'
       and not exists (select from app.transactions t where t.user_id = a.user_id and t.account_id = a.id)`,
    [db.userId, accountIds],
  );
}

function accountsOf(rows: readonly { readonly accountId: Uuid }[]): Uuid[] {
  return [...new Set(rows.map((row) => row.accountId))];
}
