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
import { cpuMsOf } from './cpu-time.ts';
import { addPurchase, fillHousehold } from './fill-household.ts';

export interface Household {
  readonly db: Database;
  readonly services: Parameters<typeof derive>[0];
  /** Creates a user with `rows` transactions over five years and returns their ID. */
  fill(rows: number): Promise<string>;
  /** Adds one transaction of today, as a sync does. */
  addPurchase(userId: string): Promise<void>;
  /** CPU time in milliseconds of this process, its readers and the database. Linux only. */
  measureCpuMs(work: () => Promise<unknown>): Promise<number>;
}

/** Runs `work` with the product's use cases in this process, on a separate database. */
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
      async addPurchase(userId) {
        await db.withUser(userId, (user) => addPurchase(user, () => ids.next()));
      },
      async measureCpuMs(run) {
        const [backend] = await db.system.query<{ pid: number }>('select pg_backend_pid() as pid');
        const before = cpuMsOf(backend?.pid ?? 0);
        await run();
        return cpuMsOf(backend?.pid ?? 0) - before;
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
