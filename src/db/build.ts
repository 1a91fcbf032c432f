import {
  CamelCasePlugin,
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { QueryArrayResult } from 'pg';
import type { Schema } from './generated/schema.ts';

/**
 * Builds statements that are checked against the schema when they compile: tables as `app.receiptLineItems`, columns in
 * camelCase. It never touches a database; `Queryable.run` runs what it builds.
 */
export const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** A statement of the builder, as text and values; rows come as arrays and get their names in `transactionsOf`. */
export function compiled(query: Compilable): { text: string; values: unknown[]; rowMode: 'array' } {
  const { sql, parameters } = query.compile();
  return { text: sql, values: [...parameters], rowMode: 'array' };
}

/** Rows with the columns' names in camelCase. */
export function rowsOf<Row>({ fields, rows }: QueryArrayResult): Row[] {
  const names = fields.map(({ name }) =>
    name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return rows.map((values: unknown[]) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    // The builder derived the row's type from the generated schema and the columns that were selected.
    return row as Row;
  });
}
