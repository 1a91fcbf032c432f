import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { WEB_DIR } from './build-screens.ts';
import { startProduct } from './product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENS_PORT = 5173;

/** Runs the product with the screens served from source with hot reloading. */
const product = await startProduct({
  environment: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  webDir: WEB_DIR,
});
const screens = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  server: {
    ...{ port: SCREENS_PORT, strictPort: true },
    // The product accepts only its own host and origin.
    proxy: { '/api': { target: product.url, changeOrigin: true, headers: { origin: product.url } } },
  },
});
await screens.listen();
process.stdout.write(
  `Fettle is running at ${product.url}; the screens with hot reloading at http://localhost:${SCREENS_PORT}\n`,
);
stopOnSignals(async () => {
  await Promise.all([screens.close(), product.stop()]);
});
