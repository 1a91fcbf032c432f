import process from 'node:process';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { startServer } from '#server/main.ts';
import { WEB_FIXTURE } from '../paths.ts';

// One of several processes over the same database, with the work that RUN selects. Another process runs its emulators.
const settings = readSettings(process.env);
const server = await startServer({
  settings,
  databaseUrl: settings.DATABASE_URL ?? '',
  encryptionKeys: await readEncryptionKeys(settings),
  emulators: JSON.parse(process.env.EMULATORS ?? ''),
  webDir: WEB_FIXTURE,
  rateLimitFactor: 1_000,
});
process.stdout.write('ready\n');
stopOnSignals(() => server.close());
