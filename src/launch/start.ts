import process from 'node:process';
import { ConfigError } from '#server/lib/config.ts';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { buildScreens, WEB_DIR } from './build-screens.ts';
import { startProduct } from './product.ts';
import { StartProblem } from './start-problem.ts';

try {
  await buildScreens();
  const product = await startProduct({ environment: process.env, webDir: WEB_DIR });
  process.stdout.write(`Fettle is running at ${product.url}\n`);
  stopOnSignals(() => product.stop());
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}

/** Prints an actionable error; the stack only on request. */
function describeError(error: unknown): string {
  if (error instanceof StartProblem || error instanceof ConfigError) return error.message;
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) return String(error.stack);
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    reasons.push(cause.message || cause.name);
  return `Fettle could not start: ${reasons.join(': ') || String(error)}`;
}
