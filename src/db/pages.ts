import type { UserDb } from './pool.ts';

const PAGE_ROWS = 2_000;

/**
 * The rows of a large answer, some at a time, so that never all of them stand in memory as the driver makes them. One
 * after another within a transaction.
 */
export async function* inPages<Row>(
  db: UserDb,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  await db.query(`declare pages no scroll cursor for ${sql}`, values);
  for (;;) {
    const rows = await db.query<Row>(`fetch ${PAGE_ROWS} from pages`);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) break;
  }
  await db.query('close pages');
}
