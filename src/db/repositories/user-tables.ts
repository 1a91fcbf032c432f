import type { Queryable } from '../pool.ts';

/**
 * Every table that holds something of a person, as quoted names, children before the tables they point to. Sums come
 * after the rows: deleting rows writes to them. Tables of `sys` come last: no schedule of a deleted row is left.
 */
export async function userTables(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where n.nspname in ('app', 'sys') and c.relkind = 'r'
      order by n.nspname = 'sys', c.relname like '%\\_totals', (select count(*) from pg_constraint k where k.confrelid = c.oid and k.contype = 'f'), c.relname`,
  );
  return rows.map((row) => row.name);
}
