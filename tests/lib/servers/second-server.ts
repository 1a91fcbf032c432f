import { startEdgeServer } from './edge-server.ts';
import type { TestProduct } from './product.ts';

export interface SecondServer {
  readonly product: TestProduct;
  stop(): Promise<void>;
}

/** Another server process' worth of the product over the same database, stand-ins and key (base64). */
export async function startSecondServer(first: TestProduct, key: string): Promise<SecondServer> {
  // One address outside, as behind a proxy: tokens of one server are taken by the other.
  const environment = { PUBLIC_URL: first.url, REGISTRATION: 'open' };
  const server = await startEdgeServer(first, environment, {
    encryptionKeys: [Buffer.from(key, 'base64')],
  });
  return { product: { ...first, url: server.url }, stop: () => server.close() };
}
