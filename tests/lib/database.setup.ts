import process from 'node:process';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { createOnNodes, dropOnNodes } from './citus.ts';
import { provideCluster } from './database.ts';
import { newDataDir, removeDataDir } from './folders.ts';
import { COMPILED_CODE } from './paths.ts';
import { startPgbouncer } from './pgbouncer.ts';

/** Test data needn't survive a crash, so PostgreSQL doesn't wait for the disk. */
const FOR_ONE_RUN = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Several products run at a time, each with the connections of an installation.
  max_connections: '250',
};

let stop: (() => Promise<void>) | null = null;

/** One PostgreSQL for all server tests of a run; each product uses a copy of its migrated database. */
export async function setup(): Promise<void> {
  // Shares the compile cache between the processes that tests start.
  process.env.NODE_COMPILE_CACHE ??= COMPILED_CODE;
  if (process.env.CITUS_URL) return setUpDistributed(process.env.CITUS_URL);
  const dataDir = await newDataDir();
  const postgres = await startEmbeddedPostgres(dataDir, FOR_ONE_RUN);
  stop = async () => {
    await postgres.stop();
    await removeDataDir(dataDir);
  };
  await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
  await migrate(postgres.adminUrl);
  if (!process.env.WITH_PGBOUNCER) return provideCluster(postgres);
  const pool = await startPgbouncer(process.env.WITH_PGBOUNCER, postgres.serviceUrl);
  const stopPostgres = stop;
  stop = async () => {
    await pool.stop();
    await stopPostgres();
  };
  provideCluster({ ...postgres, pooledUrl: pool.through(postgres.serviceUrl) });
}

/** Uses a separate database in a running Citus cluster. */
async function setUpDistributed(coordinatorUrl: string): Promise<void> {
  const nodes = await createOnNodes(coordinatorUrl);
  const [adminUrl = ''] = nodes;
  const service = new URL(adminUrl);
  const database = service.pathname.slice(1);
  [service.username, service.password] = ['fettle_test', 'fettle_test'];
  stop = () => dropOnNodes(nodes, database);
  await ensureServiceRole(adminUrl, service.href);
  await migrate(adminUrl);
  provideCluster({ adminUrl, serviceUrl: service.href, nodes });
}

export async function teardown(): Promise<void> {
  await stop?.();
}
