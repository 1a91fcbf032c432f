import type pg from 'pg';

/** Rows per statement of the copy, few enough for the coordinator's memory. */
const BATCH = 50;
/** The database maintains these itself while transactions are copied. */
const KEPT = ['app.day_totals'];

interface Table {
  readonly name: string;
  readonly columns: string;
}

/**
 * Copies all data of a user to each of `users` within the database. IDs are unique per user, so they stay. Encrypted
 * values can't be decrypted by a copy: the copies can be read, but not synced.
 */
export async function copyPerson(
  admin: pg.Client,
  template: string,
  users: readonly string[],
): Promise<void> {
  const tables = await tablesInOrder(admin);
  for (let at = 0; at < users.length; at += BATCH) {
    const batch = users.slice(at, at + BATCH);
    for (const { name, columns } of tables)
      await admin.query(
        `insert into ${name} (user_id, ${columns})
         select copied_for, ${columns} from ${name} t cross join unnest($2::uuid[]) copied_for where t.user_id = $1
         on conflict do nothing`,
        [template, batch],
      );
  }
}

/** Tables of `app`, each after the tables it references, with the writable columns besides the user. */
async function tablesInOrder(admin: pg.Client): Promise<Table[]> {
  const { rows } = await admin.query<Table>(
    `with recursive reached as (
         select c.oid, 0 as depth from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
         union
         select k.conrelid, r.depth + 1 from reached r
           join pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> k.confrelid)
     select r.oid::regclass::text as name, (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
         from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
           and a.attgenerated = '' and a.attname <> 'user_id') as columns
       from reached r where r.oid::regclass::text <> all ($1)
      group by r.oid order by max(r.depth), 1`,
    [KEPT],
  );
  return rows;
}
