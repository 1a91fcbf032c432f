import type { UserDb } from './pool.ts';

const PAGE_ROWS = 2_000;

/**
 * Reads a large result in pages to bound memory. The driver allocates each string anew, so equal values in `repeated`
 * columns are shared. Run one such query at a time per transaction.
 */
export async function* inPages<Row>(
  db: UserDb,
  sql: string,
  values: readonly unknown[],
  repeated: readonly (keyof Row)[],
): AsyncGenerator<Row[]> {
  const texts = new Map<Row[keyof Row], Row[keyof Row]>();
  await db.query(`declare pages no scroll cursor for ${sql}`, values);
  for (;;) {
    const rows = await db.query<Row>(`fetch ${PAGE_ROWS} from pages`);
    for (const row of rows) {
      for (const name of repeated) {
        const same = texts.get(row[name]);
        if (same === undefined) texts.set(row[name], row[name]);
        else row[name] = same;
      }
    }
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) break;
  }
  await db.query('close pages');
}
