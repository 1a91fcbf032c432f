import path from 'node:path';
import process from 'node:process';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { readSettings } from '#server/lib/config.ts';
import { startEmbeddedPostgres } from './embedded/supervisor.ts';

/** Migrates the configured database, or the data folder's embedded one. */
const settings = readSettings(process.env);
const embedded = settings.DATABASE_ADMIN_URL
  ? null
  : await startEmbeddedPostgres(path.resolve(settings.DATA_DIR));
const adminUrl = settings.DATABASE_ADMIN_URL ?? embedded?.adminUrl ?? '';
const serviceUrl = settings.DATABASE_URL ?? embedded?.serviceUrl ?? '';
await ensureServiceRole(adminUrl, serviceUrl, settings.JOBS_DATABASE_URL);
const { applied } = await migrate(adminUrl);
process.stdout.write(
  applied.length === 0 ? 'The schema is up to date.\n' : `Applied ${applied.join(', ')}\n`,
);
await embedded?.stop();
