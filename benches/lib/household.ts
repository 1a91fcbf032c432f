import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/pool.ts';
import { ensureServiceRole } from '#db/roles.ts';
import type { derive } from '#server/features/derive/derive.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { startEmbeddedPostgres } from '../../src/launch/embedded/supervisor.ts';
import { addPurchase, fillHousehold } from './fill-household.ts';
import { workedOn } from './processor-time.ts';

export interface Household {
  readonly db: Database;
  readonly services: Parameters<typeof derive>[0];
  /** A new person with so many transactions of five years; gives their id. */
  fill(rows: number): Promise<string>;
  /** One transaction of today, as a sync adds it. */
  addOne(userId: string): Promise<void>;
  /** Milliseconds that this process, its readers and the database worked. Linux only. */
  processorTime(work: () => Promise<unknown>): Promise<number>;
}

/** Runs `work` on a database of its own with the product's use cases in this process. */
export async function withHousehold<T>(work: (household: Household) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(`${tmpdir()}/fettle-bench-`);
  const postgres = await startEmbeddedPostgres(dataDir);
  await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
  await migrate(postgres.adminUrl);
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  const db = openDatabase({ url: postgres.serviceUrl, connectionsMax: 1, statementTimeoutMs: 600_000 });
  const readers = createReaderPool();
  const ids = createIdSource(systemClock);
  const nothing = async (): Promise<void> => {};
  try {
    return await work({
      db,
      services: {
        db,
        readers,
        ids,
        clock: systemClock,
        events: { publish: nothing },
        jobs: { send: nothing },
      },
      async fill(rows) {
        const userId = ids.next();
        await admin.query(
          `insert into identity."user" (id, name, email, "emailVerified") values ($1, 'Noor', $2, false)`,
          [userId, `${userId}@bench.example`],
        );
        await fillHousehold(db, admin, userId, rows, () => ids.next());
        return userId;
      },
      async addOne(userId) {
        await db.withUser(userId, (user) => addPurchase(user, () => ids.next()));
      },
      async processorTime(run) {
        const [backend] = await db.system.query<{ pid: number }>('select pg_backend_pid() as pid');
        const before = workedOn(backend?.pid ?? 0);
        await run();
        return workedOn(backend?.pid ?? 0) - before;
      },
    });
  } finally {
    readers.close();
    await db.close();
    await admin.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
