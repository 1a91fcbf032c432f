import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#db/pool.ts';
import { copyDatabase, type TestDatabase } from '../database.ts';

/** A copy of the migrated database without a product. */
interface OwnDatabase extends Pick<TestDatabase, 'adminUrl'> {
  readonly db: Database;
  /** Reads the data of all users; one connection. */
  readonly admin: pg.Pool;
}

/** One database for all tests of a file, copied before the first and dropped after the last. */
export function runDatabase(options: { readonly statementTimeoutMs?: number } = {}): () => OwnDatabase {
  let database: OwnDatabase | null = null;
  let copy: TestDatabase | null = null;
  beforeAll(async () => {
    copy = await copyDatabase();
    if (!copy) throw new Error('this test needs the cluster that the server tests share');
    const { adminUrl, serviceUrl } = copy;
    const admin = new pg.Pool({ connectionString: adminUrl, max: 1 });
    // The end of the database ends its connection.
    admin.on('error', () => undefined);
    database = { adminUrl, db: openDatabase({ url: serviceUrl, connectionsMax: 2, ...options }), admin };
  });
  afterAll(async () => {
    await database?.db.close();
    await database?.admin.end();
    await copy?.drop();
  });
  return () => {
    if (!database) throw new Error('the database is not copied yet');
    return database;
  };
}
