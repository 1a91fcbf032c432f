import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerUrlOf } from '#db/roles.ts';
import { linkAndImport } from '../lib/bank.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { openScreen } from '../lib/live-events.ts';
import { connectGmail, SAM } from '../lib/mail.ts';
import { signUp } from '../lib/person.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../lib/pgbouncer.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const program = findPgbouncer();
if (!program)
  process.stdout.write(
    'Not run: the tests of a connection pool need PgBouncer on the PATH or at PGBOUNCER_PATH.\n',
  );

describe.runIf(program)('behind a connection pool in transaction mode', () => {
  let pool: Pgbouncer;
  let product: TestProduct;

  beforeAll(async () => {
    const { TEST_SERVICE_URL: serviceUrl = '' } = process.env;
    pool = await startPgbouncer(program ?? '', serviceUrl);
    process.env.TEST_POOLED_URL = pool.through(serviceUrl);
    product = await startTestProduct();
  });
  afterAll(async () => {
    process.env.TEST_POOLED_URL = '';
    await product.stop();
    await pool.stop();
  });

  it('a first sync of bank and mailbox, its events and the screens work, each user with their own data', async () => {
    const before = await pool.transactions();
    const [person, stranger] = [await signUp(product), await signUp(product, 'Ada Stranger')];
    const screen = await openScreen(product, person);
    await linkAndImport(product, person);
    await connectGmail(person, SAM);
    await person.call('requestGmailSync');
    await waitFor('the sync on screen', async () =>
      screen.events.some(({ data }) => member(data, 'state') === 'COMPLETED'),
    );
    screen.close();
    await waitUntilIdle(product, person.userId);
    // In turn and simultaneously, over shared connections.
    for (let turn = 0; turn < 5; turn += 1) {
      const [mine, other] = await Promise.all([
        person.call('listTransactions', { query: {} }),
        stranger.call('listTransactions', { query: {} }),
        person.call('getDashboard', { query: {} }),
        stranger.call('getDashboard', { query: {} }),
        person.call('getSettings'),
        person.call('listAccounts'),
        person.call('listReviewItems'),
      ]);
      expect(mine.transactions.length).toBeGreaterThan(10);
      expect(other.transactions).toEqual([]);
    }
    expect((await person.call('getGmailSync')).sync).toMatchObject({ state: 'COMPLETED' });
    expect((await pool.transactions()) - before, 'all of it went through the pool').toBeGreaterThan(300);
  }, 120_000);

  it('both roles have the same statement timeouts as on direct connections', async () => {
    for (const url of [product.databaseUrl, workerUrlOf(product.databaseUrl)]) {
      const client = new pg.Client({ connectionString: pool.through(url) });
      await client.connect();
      const { rows } = await client.query(
        "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
      );
      await client.end();
      expect(rows).toEqual([{ statement: '20s', lock: '10s' }]);
    }
  });
});
