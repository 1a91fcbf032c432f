import { startWithDatabase } from '../../lib/servers/start-with-database.ts';
import { type Running, screens } from './running.ts';

/** Where identities are stored: in the product or at the hosted service. */
export type IdentityKind = 'local' | 'hosted';

export interface BrowserProduct {
  readonly running: Running;
  stop(): Promise<void>;
}

/** Starts the product for the tests of one worker, with its own data. */
export async function startBrowserProduct(identity: IdentityKind, port: string): Promise<BrowserProduct> {
  const { product, dataDir, environment, stop } = await startWithDatabase({
    environment: {
      PORT: port,
      LOG_LEVEL: 'error',
      ...(identity === 'hosted' ? { IDENTITY: 'firebase' } : {}),
    },
    webDir: screens(),
    rateLimitFactor: 20,
  });
  const { url, databaseUrl, emulators } = product;
  const running = {
    ...{ url, folder: dataDir, databaseUrl, environment },
    plaidUrl: emulators?.plaid.url ?? '',
    googleUrl: emulators?.google.url ?? '',
    mailUrl: emulators?.mailCatcher.url ?? '',
    pushUrl: emulators?.push.url ?? '',
    firebaseUrl: emulators?.firebase?.url ?? '',
  };
  return { running, stop };
}
