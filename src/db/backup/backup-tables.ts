import type pg from 'pg';

/** A table whose rows a backup keeps, with the columns that are stored rather than computed. */
export interface BackupTable {
  /** Quoted where needed, with its schema. */
  readonly name: string;
  readonly columns: readonly string[];
}

/** What holds the data. The job queue is left out: what is still to be done is found again from the data. */
const SCHEMAS = ['app', 'identity', 'sys'];

interface TableRow extends BackupTable {
  readonly needs: readonly string[];
}

/** Every table of the product, each after those it refers to, found from the schema so that none is forgotten. */
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

/** Tables after those they need. Throws when some need each other. */
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
