import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningEmulators } from '#launch/start-emulators.ts';
import { WEB_FIXTURE } from '../paths.ts';
import { freePort } from '../ports.ts';
import { startWithDatabase } from './start-with-database.ts';

/** The complete product in this process, with its own database and emulators. */
export interface TestProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** Connection of the role that owns the schema. */
  readonly adminUrl: string;
  readonly plaidUrl: string;
  readonly googleUrl: string;
  /** The IMAP emulator, if the product runs in this process. */
  readonly imap?: { readonly host: string; readonly port: number; readonly controlUrl: string };
  readonly mailUrl: string;
  /** URL of the hosted identity's emulator; empty unless configured. */
  readonly firebaseUrl: string;
  /** Settings for another server over the same database; null if the database runs elsewhere. */
  readonly emulators: RunningEmulators | null;
  readonly dataDir: string;
  /** In base64, if the test chose it; otherwise the product stores it in its data folder. */
  readonly encryptionKey?: string;
  /** Environment of commands for this product. */
  readonly cliEnvironment?: Readonly<Record<string, string>>;
  /** Accesses the database past row-level security, to check the stored data. */
  readonly admin: pg.Pool;
  stop(): Promise<void>;
}

/** Tests call faster than users do; rate limits have their own test. */
const RATE_FACTOR = 1_000;

/** Starts the product on a free port over an empty data folder. */
export async function startTestProduct(
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly rateLimitFactor?: number;
  } = {},
): Promise<TestProduct> {
  const { testPath } = expect.getState();
  const { product, dataDir, environment, database, stop } = await startWithDatabase({
    environment: { LOG_LEVEL: 'silent', PORT: String(await freePort()), ...options.environment },
    webDir: WEB_FIXTURE,
    rateLimitFactor: options.rateLimitFactor ?? RATE_FACTOR,
    ...(testPath ? { name: testPath } : {}),
  });
  const adminUrl = product.adminUrl ?? '';
  const admin = new pg.Pool({ connectionString: adminUrl, max: 2 });
  admin.on('error', () => undefined);
  return {
    url: product.url,
    databaseUrl: database?.serviceUrl ?? product.databaseUrl,
    adminUrl,
    plaidUrl: product.emulators?.plaid.url ?? '',
    googleUrl: product.emulators?.google.url ?? '',
    ...(product.emulators ? { imap: product.emulators.imap } : {}),
    mailUrl: product.emulators?.mailCatcher.url ?? '',
    firebaseUrl: product.emulators?.firebase?.url ?? '',
    emulators: product.emulators,
    dataDir,
    ...(environment.ENCRYPTION_KEY ? { encryptionKey: environment.ENCRYPTION_KEY } : {}),
    admin,
    async stop() {
      await admin.end();
      await stop();
    },
  };
}

/** One product for all tests of a file, started before the first and stopped after the last. */
export function runProduct(options: Parameters<typeof startTestProduct>[0] = {}): () => TestProduct {
  let product: TestProduct | null = null;
  beforeAll(async () => {
    product = await startTestProduct(options);
  });
  afterAll(async () => product?.stop());
  return () => {
    if (!product) throw new Error('the product is not running yet');
    return product;
  };
}
