import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { sharedHome } from '#launch/embedded/home.ts';
import { startProduct } from '#launch/product.ts';
import type { RunningStandIns } from '#launch/stand-ins.ts';
import { WEB_FIXTURE } from './paths.ts';

/** The whole product in this process, over a database and stand-ins of its own. */
export interface TestProduct {
  readonly url: string;
  readonly databaseUrl: string;
  readonly plaidUrl: string;
  readonly googleUrl: string;
  /** The IMAP stand-in, where the product runs in this process. */
  readonly imap?: { readonly host: string; readonly port: number; readonly controlUrl: string };
  readonly mailUrl: string;
  /** Of the hosted identity's stand-in; empty unless it was chosen. */
  readonly firebaseUrl: string;
  /** What a further server over the same database is started with; null where it runs elsewhere. */
  readonly standIns: RunningStandIns | null;
  readonly dataDir: string;
  /** Reads and writes the database past row-level security, to see what is really stored. */
  readonly admin: pg.Pool;
  stop(): Promise<void>;
}

/** Tests call faster than people; the limits themselves have a test of their own. */
const RATE_FACTOR = 1_000;

/** Starts the product on a free port over an empty data folder. */
export async function startTestProduct(
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly rateLimitFactor?: number;
  } = {},
): Promise<TestProduct> {
  const dataDir = await newDataDir();
  const port = await freePort();
  const product = await startProduct({
    environment: { LOG_LEVEL: 'silent', ...options.environment, DATA_DIR: dataDir, PORT: String(port) },
    webDir: WEB_FIXTURE,
    rateLimitFactor: options.rateLimitFactor ?? RATE_FACTOR,
  });
  const admin = new pg.Pool({ connectionString: await adminUrlOf(dataDir, product.databaseUrl), max: 2 });
  admin.on('error', () => undefined);
  return {
    url: product.url,
    databaseUrl: product.databaseUrl,
    plaidUrl: product.standIns?.plaid.url ?? '',
    googleUrl: product.standIns?.google.url ?? '',
    ...(product.standIns ? { imap: product.standIns.imap } : {}),
    mailUrl: product.standIns?.mailCatcher.url ?? '',
    firebaseUrl: product.standIns?.firebase?.url ?? '',
    standIns: product.standIns,
    dataDir,
    admin,
    async stop() {
      await admin.end();
      await product.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** One product for all tests of a file; started before the first and ended after the last. */
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

/** A fresh folder that the database's own user may enter, also when the tests run as root. */
export async function newDataDir(): Promise<string> {
  const folder = path.join(tmpdir(), `fettle-test-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o755 });
  return folder;
}

/** Removes the folder, and what was put elsewhere for the database's own user. */
export async function removeDataDir(dataDir: string): Promise<void> {
  for (const place of [dataDir, sharedHome(dataDir)]) await rm(place, { recursive: true, force: true });
}

/** The address of the role that owns the embedded database. */
export async function adminUrlOf(dataDir: string, serviceUrl: string): Promise<string> {
  const stored: unknown = JSON.parse(await readFile(path.join(dataDir, 'postgres-passwords.json'), 'utf8'));
  if (!stored || typeof stored !== 'object' || !('admin' in stored)) throw new Error('no database passwords');
  const url = new URL(serviceUrl);
  url.username = 'postgres';
  url.password = String(stored.admin);
  return url.href;
}

/** A port that nothing listens on, out of the range from which the system itself gives ports to others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 21_000 + randomInt(11_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
