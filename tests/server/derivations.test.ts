import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/pool.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';
import { findMatches } from '#server/features/derive/run-ledger-tasks.ts';
import { type JobSender, openJobSender } from '#server/jobs/queue.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
let db: Database;
let jobs: JobSender;
let other: pg.Client;

beforeAll(async () => {
  db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
  jobs = await openJobSender(db, createLogger('silent'));
  other = new pg.Client({ connectionString: product().adminUrl });
  await other.connect();
});
afterAll(async () => {
  await jobs.stop();
  await db.close();
  await other.end();
});

async function countDeriving(userId: string): Promise<number> {
  const { rows } = await product().admin.query(
    `select from pgboss.job where name = 'derive' and state = 'active' and data->>'userId' = $1`,
    [userId],
  );
  return rows.length;
}

it('a long derivation of one user blocks neither other users’ nor that user’s reads', async () => {
  const long = await signUp(product(), 'Long Vale');
  const short = await signUp(product(), 'Short Vale');
  for (const { call } of [long, short]) await call('getSettings');
  await other.query('begin');
  await other.query("select pg_advisory_xact_lock(hashtextextended('derive|' || $1::text, 0))", [
    long.userId,
  ]);
  await jobs.send('derive', long.userId, { userId: long.userId });
  await waitFor('the long derivation to begin', async () => (await countDeriving(long.userId)) > 0);
  // Another job of the first user, which must not run beside the first one, is queued before the other user's.
  await jobs.send('derive', long.userId, { userId: long.userId });
  await jobs.send('derive', short.userId, { userId: short.userId });
  await waitUntilIdle(product(), short.userId);
  for (const id of ['listReviewItems', 'getDashboard', 'listTransactions', 'listSubscriptions'] as const)
    await long.call(id);
  expect(await countDeriving(long.userId)).toBe(1);
  await other.query('commit');
  await waitUntilIdle(product(), long.userId);
});

it('many receipts are matched in a reader process with the same result', async () => {
  const days = Array.from({ length: 120 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const transactions = days.map(
    (on, at): MatchTransaction => ({
      ...{ id: `t${at}`, accountId: 'a', accountMask: '4242', postedOn: on, authorizedOn: on },
      ...{ amountMinor: -1_000 - (at % 40), currency: 'USD', description: 'HARBOR BOOKS 12', pending: false },
      ...{ merchant: 'Harbor Books', originalAmountMinor: null, originalCurrency: null },
    }),
  );
  const receipts = days.map(
    (on, at): MatchReceipt => ({
      ...{ id: `r${at}`, kind: 'purchase', merchant: 'Harbor Books', orderId: `HB-${at}`, purchasedOn: on },
      ...{ receivedAt: on, currency: 'USD', totalMinor: 1_000 + (at % 40), chargedMinor: null },
      ...{ tipMinor: null, cardLast4: at % 2 ? '4242' : null, fromDomain: 'harborbooks.test' },
    }),
  );
  const pool = createReaderPool();
  const asked: string[] = [];
  const readers: typeof pool = {
    ...{ close: () => pool.close() },
    run: (name, ...rest) => {
      asked.push(name);
      return pool.run(name, ...rest);
    },
  };
  try {
    const found = await findMatches({ readers }, 'u', transactions, { receipts });
    expect(found).toEqual(matchReceipts({ receipts, transactions }));
    expect(found.matches.length).toBeGreaterThan(100);
    expect(asked).toEqual(['matchReceipts']);
  } finally {
    pool.close();
  }
});
