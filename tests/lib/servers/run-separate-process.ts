import process from 'node:process';
import { readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { startServer } from '#server/main.ts';
import { WEB_FIXTURE } from '../paths.ts';

// One process of several over the same database, in the part that RUN gives it. Its stand-ins belong to another.
const settings = readSettings(process.env);
const server = await startServer({
  settings,
  databaseUrl: settings.DATABASE_URL ?? '',
  encryptionKeys: await readEncryptionKeys(settings),
  standIns: JSON.parse(process.env.STAND_INS ?? ''),
  webDir: WEB_FIXTURE,
  rateLimitFactor: 1_000,
});
process.stdout.write('ready\n');
stopOnSignals(() => server.close());
