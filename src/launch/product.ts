import { connect } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';
import { ensureServiceRole } from '#db/roles.ts';
import { mayUseEmulators, readSettings, type Settings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { type RunningServer, startServer } from '#server/main.ts';
import type { ReaderPool } from '#server/reading/reader-pool.ts';
import { startEmbeddedPostgres } from './embedded/supervisor.ts';
import { type RunningEmulators, startEmulators } from './start-emulators.ts';
import { StartProblem } from './start-problem.ts';

export interface ProductOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly webDir: string;
  readonly rateLimitFactor?: number;
  /** Starts the emulators in another way than in their own process. */
  readonly startEmulators?: typeof startEmulators;
  /** Readers other than the server's own processes. */
  readonly readers?: ReaderPool;
}

export interface RunningProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** The role that owns the schema; null if unknown. */
  readonly adminUrl: string | null;
  readonly emulators: RunningEmulators | null;
  readonly routes: RunningServer['routes'];
  stop(): Promise<void>;
}

/** A data folder is used by one server at a time. */
const OWNER_LOCK = 7_316_202_612;

/** Starts database, migrations, emulators and server in this order; `stop` ends them in reverse. */
export async function startProduct(options: ProductOptions): Promise<RunningProduct> {
  const settings = readSettings(options.environment);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const database = await openDatabaseServer(settings, stops);
    await assertPortIsFree(settings);
    if (database.adminUrl) {
      await ensureServiceRole(database.adminUrl, database.serviceUrl, settings.JOBS_DATABASE_URL);
      await migrate(database.adminUrl);
    }
    const encryptionKeys = await readEncryptionKeys(settings);
    const emulators =
      mayUseEmulators(settings) && needsEmulators(settings)
        ? await (options.startEmulators ?? startEmulators)(settings.DATA_DIR, needsHostedEmulator(settings))
        : null;
    if (emulators) stops.push(() => emulators.stop());
    const server: RunningServer = await startServer({
      ...{ settings, encryptionKeys, emulators },
      databaseUrl: database.serviceUrl,
      webDir: options.webDir,
      ...(options.rateLimitFactor === undefined ? {} : { rateLimitFactor: options.rateLimitFactor }),
      ...(options.readers && { readers: options.readers }),
    });
    stops.push(() => server.close());
    const { url, routes } = server;
    return {
      ...{ url, routes, emulators, stop },
      ...{ databaseUrl: database.serviceUrl, adminUrl: database.adminUrl },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabaseServer(
  settings: Settings,
  stops: (() => Promise<void>)[],
): Promise<{ serviceUrl: string; adminUrl: string | null }> {
  if (settings.DATABASE_URL)
    return { serviceUrl: settings.DATABASE_URL, adminUrl: settings.DATABASE_ADMIN_URL ?? null };
  const embedded = await startEmbeddedPostgres(path.resolve(settings.DATA_DIR));
  const owner = new pg.Client({ connectionString: embedded.adminUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  const { rows } = await owner.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    OWNER_LOCK,
  ]);
  if (!rows[0]?.mine) {
    await owner.end();
    throw new StartProblem(
      `Fettle is already running on this data (${path.resolve(settings.DATA_DIR)}). Stop it first, or ` +
        'set DATA_DIR to another folder.',
    );
  }
  embedded.adopt();
  stops.push(async () => {
    await owner.end().catch(() => undefined);
    await embedded.stop();
  });
  return { serviceUrl: embedded.serviceUrl, adminUrl: embedded.adminUrl };
}

function needsEmulators(settings: Settings): boolean {
  return (
    !settings.PLAID_CLIENT_ID ||
    !settings.GOOGLE_CLIENT_ID ||
    !settings.SMTP_URL ||
    needsHostedEmulator(settings)
  );
}

function needsHostedEmulator(settings: Settings): boolean {
  return settings.IDENTITY === 'firebase' && !settings.FIREBASE_API_KEY;
}

/** Fails before anything else starts if the port is in use; otherwise another program would answer on it. */
async function assertPortIsFree({ HOST, PORT }: Settings): Promise<void> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: HOST === '0.0.0.0' ? '127.0.0.1' : HOST, port: PORT });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (isTaken)
    throw new StartProblem(
      `Port ${PORT} is in use by another program. Stop it, or choose another port: PORT=3100 npm start`,
    );
}
