import type pg from 'pg';

/** The table that all others are colocated with, so that a user's data is on one node. */
const FIRST = 'app.profiles';

/**
 * Connection settings for Citus: they identify the user to shards, allow triggers to maintain totals, and force custom
 * plans, because a generic plan would query every node.
 */
const SETTINGS = {
  'citus.propagate_set_commands': "'local'",
  'citus.enable_unsafe_triggers': 'on',
  plan_cache_mode: "'force_custom_plan'",
} as const;

/**
 * On a database with Citus, distributes the `app` tables that are not yet distributed by user and returns their names;
 * otherwise does nothing. `identity`, `sys` and the queue stay on the coordinator. Tables with rows must not have
 * row-level security yet, because distributing copies them.
 */
export async function distribute(client: pg.Client): Promise<string[]> {
  if (!(await isDistributable(client))) return [];
  const { rows } = await client.query<{ database: string }>('select current_database() as database');
  for (const [name, value] of Object.entries(SETTINGS)) {
    for (const { database } of rows)
      await client.query(`alter database ${client.escapeIdentifier(database)} set ${name} = ${value}`);
    await client.query(`set ${name} = ${value}`);
  }
  const tables = await localTables(client);
  for (const table of tables)
    await client.query("select create_distributed_table($1, 'user_id', colocate_with => $2)", [
      table,
      table === FIRST ? 'none' : FIRST,
    ]);
  return tables;
}

/** Runs DDL on the coordinator only. */
export async function onCoordinator<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  // Without the extension, PostgreSQL accepts this as a custom setting.
  await client.query('set citus.enable_ddl_propagation = off');
  try {
    return await work();
  } finally {
    await client.query('reset citus.enable_ddl_propagation');
  }
}

async function isDistributable(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
  return rowCount === 1;
}

/** Local `app` tables, ordered by foreign keys, with the colocation table first. */
async function localTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `with recursive reached as (
         select c.oid, 0 as depth from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
         union
         select k.conrelid, r.depth + 1 from reached r
           join pg_constraint k on k.confrelid = r.oid and k.contype = 'f' and k.conrelid <> k.confrelid)
     select r.oid::regclass::text as name from reached r
      where not exists (select from pg_dist_partition p where p.logicalrelid = r.oid)
      group by r.oid order by r.oid <> $1::regclass, max(r.depth), 1`,
    [FIRST],
  );
  return rows.map(({ name }) => name);
}
