import path from 'node:path';
import process from 'node:process';
import { type Database, openDatabase } from '#db/pool.ts';
import { connectionOf } from './embedded-database.ts';

/** Runs `work` on the configured database, or on the embedded one of `DATA_DIR` when it is running. */
export async function withDatabase<T>(
  work: (db: Database, urls: { serviceUrl: string; adminUrl: string | null }) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: given, DATABASE_ADMIN_URL: admin } = process.env;
  const urls = given
    ? { serviceUrl: given, adminUrl: admin ?? null }
    : await connectionOf(path.resolve(process.env.DATA_DIR ?? './data'));
  const db = openDatabase({ url: urls.serviceUrl, connectionsMax: 2, statementTimeoutMs: 600_000 });
  try {
    return await work(db, urls);
  } finally {
    await db.close();
  }
}
