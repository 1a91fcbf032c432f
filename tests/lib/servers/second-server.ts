import { startEdgeServer } from './edge-server.ts';
import type { TestProduct } from './product.ts';

export interface SecondServer {
  readonly product: TestProduct;
  stop(): Promise<void>;
}

/** A second server over the same database, emulators and key (base64). */
export async function startSecondServer(first: TestProduct, key: string): Promise<SecondServer> {
  // One public address, as behind a proxy, so that each server accepts the other's tokens.
  const environment = { PUBLIC_URL: first.url, REGISTRATION: 'open' };
  const server = await startEdgeServer(first, environment, {
    encryptionKeys: [Buffer.from(key, 'base64')],
  });
  return { product: { ...first, url: server.url }, stop: () => server.close() };
}
