import process from 'node:process';
import { ConfigError, readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { startServer } from '#server/main.ts';
import { type Command, EXIT_FAILED } from './lib/command.ts';
import { message } from './lib/output.ts';

/** Runs only the server, for a machine with its own PostgreSQL and real providers: no emulators, build or migration. */
export const command: Command = {
  usage: '',
  argsMin: 0,
  async run() {
    try {
      const settings = readSettings(process.env);
      if (!settings.DATABASE_URL || !settings.ENCRYPTION_KEY) {
        message(
          'fettle serve needs DATABASE_URL and ENCRYPTION_KEY. To try Fettle without them, use npm start.',
        );
        return EXIT_FAILED;
      }
      const server = await startServer({
        settings,
        databaseUrl: settings.DATABASE_URL,
        encryptionKeys: await readEncryptionKeys(settings),
        emulators: null,
        webDir: new URL('../../dist/web', import.meta.url).pathname,
      });
      message(`Fettle is running at ${server.url}`);
      stopOnSignals(() => server.close());
      return await new Promise<never>(() => undefined);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      message(error.message);
      return EXIT_FAILED;
    }
  },
};
