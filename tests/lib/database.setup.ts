import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { startEmbeddedPostgres } from '#launch/embedded/supervisor.ts';
import { tellCluster } from './database.ts';
import { newDataDir, removeDataDir } from './folders.ts';

let stop: (() => Promise<void>) | null = null;

/** One PostgreSQL for all server tests of a run; each product works on a copy of its migrated database. */
export async function setup(): Promise<void> {
  const dataDir = await newDataDir();
  const postgres = await startEmbeddedPostgres(dataDir);
  stop = async () => {
    await postgres.stop();
    await removeDataDir(dataDir);
  };
  await ensureServiceRole(postgres.adminUrl, postgres.serviceUrl);
  await migrate(postgres.adminUrl);
  tellCluster(postgres);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
