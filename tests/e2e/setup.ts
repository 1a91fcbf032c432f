import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { buildScreens, WEB_DIR } from '../../src/launch/build-screens.ts';
import { setup as startDatabase, teardown as stopDatabase } from '../lib/database.setup.ts';
import { startBrowserProduct } from './lib/product.ts';
import { portOfWorker, saveRunning, saveScreensFolder } from './lib/running.ts';

/** Builds the screens once and starts a database and a product per worker; stops them after all browser tests. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await startDatabase();
  await buildScreens();
  // A copy, so that a later build can't change the screens during the tests.
  const folder = mkdtempSync(path.join(tmpdir(), 'fettle-e2e-'));
  cpSync(WEB_DIR, folder, { recursive: true });
  saveScreensFolder(folder);
  const products = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const product = await startBrowserProduct('local', String(portOfWorker(worker)));
      saveRunning(product.running, worker);
      return product;
    }),
  );
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}
