import pg from 'pg';
import { measureSeconds } from './measure.ts';

/**
 * Copies the imported data of `from` to `to` within the database: the same rows into the same tables, with their
 * indexes and sums. Returns the seconds it took.
 */
export async function copyInDatabase(adminUrl: string, from: string, to: string): Promise<number> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query("select set_config('app.user_id', $1, false)", [to]);
    for (const table of ['profiles', 'accounts', 'imports']) await copy(admin, table, from, to);
    return await measureSeconds(async () => {
      await admin.query('begin');
      for (const table of ['transactions', 'transaction_external_ids']) await copy(admin, table, from, to);
      await admin.query('commit');
    });
  } finally {
    await admin.end();
  }
}

/** Every key begins with the user, so the same IDs are free under another user. */
async function copy(admin: pg.Client, table: string, from: string, to: string): Promise<void> {
  const { rows } = await admin.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'app' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'user_id'`,
    [table],
  );
  const names = rows[0]?.names ?? '';
  await admin.query(
    `insert into app.${table} (user_id, ${names}) select $2, ${names} from app.${table} where user_id = $1
     on conflict do nothing`,
    [from, to],
  );
}
