import { startProduct } from '../../../src/launch/product.ts';
import { newDataDir, removeDataDir } from '../../lib/folders.ts';
import { screens, TEST_PORT, tellRunning } from './running.ts';

/** Who keeps the identities: the product itself, or the hosted service. */
export type Keeper = 'own' | 'hosted';

export interface WorkerProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the whole product for one worker, on data of its own. */
export async function startWorkerProduct(keeper: Keeper): Promise<WorkerProduct> {
  const folder = await newDataDir();
  const { url, standIns, stop } = await startProduct({
    environment: {
      ...{ PORT: TEST_PORT, DATA_DIR: folder, LOG_LEVEL: 'error' },
      ...(keeper === 'hosted' ? { IDENTITY: 'firebase' } : {}),
    },
    webDir: screens(),
    rateLimitFactor: 20,
  });
  tellRunning({
    folder,
    plaidUrl: standIns?.plaid.url ?? '',
    googleUrl: standIns?.google.url ?? '',
    mailUrl: standIns?.mailCatcher.url ?? '',
    pushUrl: standIns?.push.url ?? '',
    firebaseUrl: standIns?.firebase?.url ?? '',
  });
  return {
    url,
    async stop() {
      await stop();
      await removeDataDir(folder);
    },
  };
}
