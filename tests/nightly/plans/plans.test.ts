import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/system/clock-and-ids.ts';
import { migrate } from '#db/migrate.ts';
import { type Database, openDatabase } from '#db/pool.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { newDataDir, removeDataDir } from '../../lib/folders.ts';
import { databaseWithExplain, type Explained } from '../../lib/sql/explain.ts';
import { fillMany } from './fill-many.ts';
import { HOT } from './hot.ts';

const MANY = 1_000_000;
/** Other users in the same tables, so that a plan that reads a complete table is never good. */
const OTHERS = 50;
const FEW = 1_000;
const FILLING_MS = 1_200_000;

describe('with a million transactions of one user', () => {
  const userId = randomUUID();
  let dataDir = '';
  let postgres: EmbeddedPostgres;
  let db: Database;

  beforeAll(async () => {
    dataDir = await newDataDir();
    postgres = await startEmbeddedPostgres(dataDir);
    await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
    await migrate(postgres.adminUrl);
    const admin = new pg.Client({ connectionString: postgres.adminUrl });
    await admin.connect();
    for (let other = 0; other < OTHERS; other += 1) await fillMany(admin, randomUUID(), FEW);
    await fillMany(admin, userId, MANY);
    await admin.query('vacuum analyze');
    await admin.end();
    db = openDatabase({ url: postgres.serviceUrl, connectionsMax: 2, statementTimeoutMs: FILLING_MS });
  }, FILLING_MS);
  afterAll(async () => {
    await db.close();
    await postgres.stop();
    await removeDataDir(dataDir);
  });

  it.each(Object.entries(HOT))(
    'no statement of %s reads more pages than its limit',
    async (_, { pages, run }) => {
      const seen: Explained[] = [];
      const explaining = databaseWithExplain(db, (each) => seen.push(each));
      await run({ db: explaining, clock: systemClock }, userId);
      expect(seen.length).toBeGreaterThan(0);
      expect(
        seen.filter((each) => each.pages > pages).map(({ sql, pages: read }) => `${read} pages: ${sql}`),
      ).toEqual([]);
    },
  );
});
