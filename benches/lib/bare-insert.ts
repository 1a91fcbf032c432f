import pg from 'pg';
import { seconds } from './measure.ts';

/**
 * Seconds in which the database alone writes once more what `from` has imported, for `to`: the same transactions into
 * the same tables, with their indexes and sums.
 */
export async function bareInsert(adminUrl: string, from: string, to: string): Promise<number> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query("select set_config('app.user_id', $1, false)", [to]);
    for (const table of ['profiles', 'accounts', 'imports']) await copy(admin, table, from, to);
    return await seconds(async () => {
      await admin.query('begin');
      for (const table of ['transactions', 'transaction_external_ids']) await copy(admin, table, from, to);
      await admin.query('commit');
    });
  } finally {
    await admin.end();
  }
}

/** Every key begins with the user: under another user the same ids are free. */
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
