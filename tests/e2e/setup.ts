import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildScreens, WEB_DIR } from '../../src/launch/build-screens.ts';
import { tellScreens } from './lib/running.ts';

/** Builds the screens once for all browser tests. */
export default async function setup(): Promise<() => void> {
  await buildScreens();
  // A copy: what is built anew meanwhile must not change under the tests.
  const folder = mkdtempSync(path.join(tmpdir(), 'fettle-e2e-'));
  cpSync(WEB_DIR, folder, { recursive: true });
  tellScreens(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
