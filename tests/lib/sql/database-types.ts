import type pg from 'pg';
import type { DatabaseTypes, TableColumn } from './compare.ts';

/** Reads types and table columns from the catalog. */
export async function readDatabaseTypes(client: pg.Client): Promise<DatabaseTypes> {
  const { rows: types } = await client.query<{ id: number; name: string }>(
    `select t.oid::int as id, case when t.typcategory = 'A' then e.typname || '[]' else t.typname end as name
       from pg_type t left join pg_type e on e.oid = t.typelem`,
  );
  const { rows: columns } = await client.query<TableColumn & { key: string; checks: string[] }>(
    `select c.oid::int || '.' || a.attnum as key, n.nspname || '.' || c.relname as table, a.attname as name,
            not a.attnotnull as "isNullable",
            array(select pg_get_constraintdef(k.oid, true) from pg_constraint k
                   where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('app', 'sys', 'identity') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  return {
    names: new Map(types.map(({ id, name }) => [id, name])),
    columns: new Map(
      columns.map(({ key, checks, ...column }) => [
        key,
        { ...column, choices: choicesOf(column.name, checks) },
      ]),
    ),
  };
}

/** The closed list of a column whose check constraint is just that list. */
function choicesOf(name: string, checks: readonly string[]): string[] | null {
  const list = new RegExp(`^CHECK \\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)$`);
  const found = checks.map((sql) => list.exec(sql)?.[1]).find((text) => text !== undefined);
  return found?.match(/'[^']*'/g)?.map((value) => value.slice(1, -1)) ?? null;
}
