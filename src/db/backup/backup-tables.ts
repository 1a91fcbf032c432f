import type pg from 'pg';

/** A table in a backup, with its stored (not generated) columns. */
export interface BackupTable {
  /** Schema-qualified, quoted where needed. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** Schemas with data. The job queue is omitted, because pending work is derived from the data. */
const SCHEMAS = ['app', 'identity', 'sys'];

interface TableRow extends BackupTable {
  readonly needs: readonly string[];
}

/** All tables in foreign-key order, read from the catalog so that none is missed. */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<TableRow>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k
              join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
              where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'r' order by 1`,
    [SCHEMAS],
  );
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

/** Sorts tables by their references. Throws on a cycle. */
function inOrder(tables: readonly TableRow[]): TableRow[] {
  const done = new Map<string, TableRow>();
  while (done.size < tables.length) {
    const ready = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (ready.length === 0)
      throw new Error('some tables refer to each other: they cannot be loaded one by one');
    for (const table of ready) done.set(table.name, table);
  }
  return [...done.values()];
}
