import { startProduct } from '../../../src/launch/product.ts';
import { newDataDir, removeDataDir } from '../../lib/folders.ts';
import { type Running, screens } from './running.ts';

/** Where identities are stored: in the product or at the hosted service. */
export type IdentityKind = 'local' | 'hosted';

export interface BrowserProduct {
  readonly running: Running;
  stop(): Promise<void>;
}

/** Starts the product for the tests of one worker, with its own data. */
export async function startBrowserProduct(identity: IdentityKind, port: string): Promise<BrowserProduct> {
  const folder = await newDataDir();
  const { url, emulators, stop } = await startProduct({
    environment: {
      ...{ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' },
      ...(identity === 'hosted' ? { IDENTITY: 'firebase' } : {}),
    },
    webDir: screens(),
    rateLimitFactor: 20,
  });
  const running = {
    ...{ url, folder },
    plaidUrl: emulators?.plaid.url ?? '',
    googleUrl: emulators?.google.url ?? '',
    mailUrl: emulators?.mailCatcher.url ?? '',
    pushUrl: emulators?.push.url ?? '',
    firebaseUrl: emulators?.firebase?.url ?? '',
  };
  return {
    running,
    async stop() {
      await stop();
      await removeDataDir(folder);
    },
  };
}
