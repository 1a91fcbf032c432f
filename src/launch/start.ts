import process from 'node:process';
import { ConfigError } from '#server/lib/config.ts';
import { buildScreens, WEB_DIR } from './build-screens.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { StartProblem } from './start-problem.ts';

try {
  await buildScreens();
  const product = await startProduct({ environment: process.env, webDir: WEB_DIR });
  process.stdout.write(`Fettle is running at ${product.url}\n`);
  stopOnSignals(product);
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** The first signal lets running calls end; a second one does not wait. */
function stopOnSignals(product: RunningProduct): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(130);
      isStopping = true;
      product.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
