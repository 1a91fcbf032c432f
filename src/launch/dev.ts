import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import { WEB_DIR } from './build-screens.ts';
import { startProduct } from './product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENS_PORT = 5173;

/** The product, and the screens from their sources with hot reloading in front of it. */
const product = await startProduct({
  environment: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  webDir: WEB_DIR,
});
const screens = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  server: { port: SCREENS_PORT, strictPort: true, proxy: { '/api': { target: product.url } } },
});
await screens.listen();
process.stdout.write(
  `Fettle is running at ${product.url}; the screens with hot reloading at http://localhost:${SCREENS_PORT}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    Promise.all([screens.close(), product.stop()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
