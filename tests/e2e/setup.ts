import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildScreens, WEB_DIR } from '../../src/launch/build-screens.ts';
import { startProduct } from '../../src/launch/product.ts';
import { TEST_PORT, tellRunning } from './lib/running.ts';

/** Starts the whole product once for all browser tests, on data of its own; ends it afterwards. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildScreens();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fettle-e2e-'));
  // A copy: what is built anew meanwhile must not change under the tests.
  const webDir = path.join(dataDir, 'screens');
  cpSync(WEB_DIR, webDir, { recursive: true });
  const product = await startProduct({
    environment: { PORT: TEST_PORT, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    webDir,
    rateLimitFactor: 20,
  });
  tellRunning({
    folder: dataDir,
    plaidUrl: product.standIns?.plaid.url ?? '',
    googleUrl: product.standIns?.google.url ?? '',
    mailUrl: product.standIns?.mailCatcher.url ?? '',
    pushUrl: product.standIns?.push.url ?? '',
    firebaseUrl: '',
    screens: webDir,
  });
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
