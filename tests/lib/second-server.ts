import { readSettings } from '#server/lib/config.ts';
import { startServer } from '#server/main.ts';
import { WEB_FIXTURE } from './paths.ts';
import { freePort, type TestProduct } from './product.ts';

export interface SecondServer {
  readonly product: TestProduct;
  stop(): Promise<void>;
}

/** Another server process' worth of the product over the same database, stand-ins and key (base64). */
export async function startSecondServer(first: TestProduct, key: string): Promise<SecondServer> {
  if (!first.standIns) throw new Error('a second server needs the stand-ins of the first');
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    DATA_DIR: first.dataDir,
    PORT: String(await freePort()),
    // One address outside, as behind a proxy: tokens of one server are taken by the other.
    PUBLIC_URL: first.url,
  });
  const server = await startServer({
    settings,
    databaseUrl: first.databaseUrl,
    encryptionKey: Buffer.from(key, 'base64'),
    standIns: first.standIns,
    webDir: WEB_FIXTURE,
    rateLimitFactor: 1_000,
  });
  return { product: { ...first, url: server.url }, stop: () => server.close() };
}
