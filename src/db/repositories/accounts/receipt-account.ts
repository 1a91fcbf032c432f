import type { UserDb, Uuid } from '../../pool.ts';
import { separateOrphanedStreams } from '../recurring-streams.ts';
import { deleteTransactions } from '../transactions/removal.ts';

/** The receipt account of one environment; created on first use. */
export async function ensureReceiptAccount(db: UserDb, isSandbox: boolean, id: Uuid): Promise<Uuid> {
  const [row] = await db.query<{ id: Uuid }>(
    `insert into app.accounts as a (user_id, id, source, name, account_type, currency, is_sandbox)
     select own.user_id, $2, 'receipts', 'From receipts', 'other', coalesce((select currency from app.profiles
       where user_id = $1), 'USD'), $3
       from app.profiles own where own.user_id = $1
     on conflict (user_id, is_sandbox) where source = 'receipts' do update set name = excluded.name returning id`,
    [db.userId, id, isSandbox],
  );
  if (!row) throw new Error('the account of receipts was neither added nor found');
  return row.id;
}

/** Deletes the remaining transactions of deleted receipts, and hides the account unless it has a transaction. */
export async function cleanUpReceiptAccount(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[] | null,
): Promise<void> {
  const erased = await db.query<{ id: Uuid }>(
    `select t.id from app.transactions t where t.user_id = $1 and t.is_sandbox = $2 and t.is_from_receipt
      and ($3::uuid[] is null or t.id = any($3))
        and not exists (select from app.receipts r where r.user_id = $1 and r.id = t.id)`,
    [db.userId, isSandbox, ids],
  );
  await deleteTransactions(
    db,
    erased.map((row) => row.id),
  );
  const rows = 'from app.transactions t where t.user_id = $1 and t.account_id = a.id';
  const isFromReceipts = `a.user_id = $1 and is_sandbox = $2 and source = 'receipts'`;
  const deleted = await db.query(
    `delete from app.accounts a where ${isFromReceipts} and not exists (select ${rows}) returning a.id`,
    [db.userId, isSandbox],
  );
  if (deleted.length > 0) await separateOrphanedStreams(db);
  await db.query(
    `update app.accounts a set is_closed = not is_closed where ${isFromReceipts} and is_closed = exists (select ${rows}
      and t.removed_at is null)`,
    [db.userId, isSandbox],
  );
}
