import type { UserDb } from '#db/pool.ts';
import type { TableReading } from '../../lib/read-statement.ts';

const KEPT_MAX = 200;

/** How the person said tables are to be read, by their header. */
export async function listTableReadings(db: UserDb): Promise<Record<string, TableReading>> {
  const rows = await db.query<{ fingerprint: string; mapping: TableReading }>(
    'select fingerprint, mapping from app.column_mappings where user_id = $1 order by updated_at desc limit $2',
    [db.userId, KEPT_MAX],
  );
  return Object.fromEntries(rows.map((row) => [row.fingerprint, row.mapping]));
}

/** Remembers it for the next table with this header. */
export async function rememberTableReading(
  db: UserDb,
  fingerprint: string,
  reading: TableReading,
): Promise<void> {
  await db.query(
    `insert into app.column_mappings (user_id, fingerprint, mapping) values ($1, $2, $3)
     on conflict (user_id, fingerprint) do update set mapping = excluded.mapping, updated_at = now()`,
    [db.userId, fingerprint, JSON.stringify(reading)],
  );
}
