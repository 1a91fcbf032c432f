import type { TableSize } from '#domain/people/stored-kinds.ts';
import type { Queryable, UserDb } from '../pool.ts';
import { deleteProviderItems } from './bank-connections.ts';
import { deleteMailboxHistory } from './history.ts';
import { deleteWatch } from './mail/mail-watches.ts';
import { requestFullMatching } from './matching/match-states.ts';
import { deleteSchedule } from './schedules.ts';
import { deleteSharedNames } from './shared-names.ts';

/** The overhead of PostgreSQL per row. */
const ROW_BYTES = 28;

/** Long enough for all requests of a deleted user to have ended. */
const KEPT_HOURS = 24;

/** Locks the user against deletion until this transaction ends. Returns false if the user was deleted. */
export async function lockUser(db: UserDb): Promise<boolean> {
  await db.query("select pg_advisory_xact_lock_shared(hashtextextended('user|' || $1::text, 0))", [
    db.userId,
  ]);
  const deleted = await db.query(
    "select 1 from sys.deleted_users where user_hash = sha256(convert_to($1::text, 'UTF8'))",
    [db.userId],
  );
  return deleted.length === 0;
}

/**
 * Deletes everything stored about the user. The tables are read from the schema, so that no new table can be forgotten.
 * From then on, `lockUser` returns false.
 */
export async function deleteUserData(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('user|' || $1::text, 0))", [db.userId]);
  await db.query(
    "insert into sys.deleted_users (user_hash) values (sha256(convert_to($1::text, 'UTF8'))) on conflict do nothing",
    [db.userId],
  );
  await deleteSharedNames(db);
  for (const table of await userTables(db))
    await db.query(`delete from ${table} where user_id = $1`, [db.userId]);
}

/** Deletes everything from the sandbox environment and its dependent records. */
export async function deleteSandboxData(db: UserDb): Promise<void> {
  const targets = await db.query<{ id: string }>(
    `select id from app.bank_connections where user_id = $1 and is_sandbox union all select id
      from app.mailboxes where user_id = $1 and is_sandbox`,
    [db.userId],
  );
  const ids = targets.map((row) => row.id);
  await deleteMailboxHistory(db, ids);
  await requestFullMatching(db);
  for (const table of ['claims', 'receipts', 'mailboxes', 'accounts', 'bank_connections', 'match_weights'])
    await db.query(`delete from app.${table} where user_id = $1 and is_sandbox`, [db.userId]);
  for (const id of ids) {
    await deleteSchedule(db, db.userId, id);
    await deleteWatch(db, db.userId, id);
  }
  await deleteProviderItems(db, ids);
}

/** Deletes the deletion records of users whose last requests have ended. */
export async function deleteExpiredDeletionRecords(db: Queryable): Promise<void> {
  await db.query('delete from sys.deleted_users where deleted_at < now() - make_interval(hours => $1)', [
    KEPT_HOURS,
  ]);
}

/**
 * All tables with user data, as quoted names, children before the tables they refer to. Sums come after the
 * transactions, because deleting transactions writes to them. Tables of `sys` come last, so that no schedule of a
 * deleted record remains.
 */
export async function userTables(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `with recursive referring as (
         select c.oid, 0 as depth from pg_class c
          where c.relnamespace in ('app'::regnamespace, 'sys'::regnamespace) and c.relkind = 'r'
         union
         select k.confrelid, r.depth + 1 from referring r
           join pg_constraint k on k.conrelid = r.oid and k.contype = 'f' and k.confrelid <> k.conrelid)
     select format('%I.%I', n.nspname, c.relname) as name
       from referring r join pg_class c on c.oid = r.oid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where n.nspname in ('app', 'sys')
      group by n.nspname, c.relname
      order by n.nspname = 'sys', c.relname like '%\\_totals', max(r.depth), c.relname`,
  );
  return rows.map((row) => row.name);
}

/** The number of the user's rows in each table of `app`, and their approximate size in bytes. */
export async function measureUserTables(db: UserDb): Promise<TableSize[]> {
  const tables = await db.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(format('coalesce(pg_column_size(t.%I), 0)', a.attname)
        order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') group by c.relname`,
  );
  const measured = tables.map(
    ({ name, columns }) =>
      `select '${name}' as "table", count(*) as rows, coalesce(sum(${ROW_BYTES} + ${columns.join(' + ')}), 0) as bytes
        from app.${name} t where t.user_id = $1`,
  );
  const sizes = await db.query<TableSize>(measured.join(' union all '), [db.userId]);
  return sizes.map(({ table, rows, bytes }) => ({ table, rows: Number(rows), bytes: Number(bytes) }));
}
