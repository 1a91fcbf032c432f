import process from 'node:process';
import { startProduct } from '#launch/product.ts';
import { stopOnSignals } from '#server/lib/stop-signals.ts';
import { WEB_FIXTURE } from '../paths.ts';

// The product in a separate process, for tests that kill it. Prints its URLs on the first line.
const product = await startProduct({
  environment: process.env,
  webDir: WEB_FIXTURE,
  rateLimitFactor: Number(process.env.RATE_LIMIT_FACTOR ?? 1_000),
});
process.stdout.write(
  `${JSON.stringify({
    url: product.url,
    databaseUrl: product.databaseUrl,
    adminUrl: product.adminUrl,
    plaidUrl: product.emulators?.plaid.url,
    googleUrl: product.emulators?.google.url,
    mailUrl: product.emulators?.mailCatcher.url,
    imap: product.emulators?.imap,
    routes: product.routes,
  })}\n`,
);
stopOnSignals(() => product.stop());
