import { readSettings } from '#server/lib/config.ts';
import { type RunningServer, type ServerOptions, startServer } from '#server/main.ts';
import { WEB_FIXTURE } from '../paths.ts';
import { freePort } from '../ports.ts';
import type { TestProduct } from './product.ts';
import { shareReaders } from './shared-readers.ts';

export interface EdgeServer extends RunningServer {
  readonly port: number;
}

/** A server over a product's database and emulators with its own settings, as behind a proxy. */
export async function startEdgeServer(
  product: TestProduct,
  environment: Readonly<Record<string, string>> = {},
  options: Partial<Pick<ServerOptions, 'rateLimitFactor' | 'connectionLimits' | 'encryptionKeys'>> = {},
): Promise<EdgeServer> {
  if (!product.emulators) throw new Error('a server at the edge needs the emulators of a product');
  const port = await freePort();
  const server = await startServer({
    settings: readSettings({
      ...{ LOG_LEVEL: 'silent', DATA_DIR: product.dataDir, PORT: String(port) },
      ...environment,
    }),
    databaseUrl: product.databaseUrl,
    encryptionKeys: [Buffer.from(product.encryptionKey ?? '', 'base64')],
    emulators: product.emulators,
    webDir: WEB_FIXTURE,
    rateLimitFactor: 1_000,
    readers: shareReaders(),
    ...options,
  });
  return { ...server, port };
}
