import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { UserDb } from '#db/pool.ts';
import { updateAccountSettings } from '#db/repositories/accounts/account-changes.ts';
import { consumeMatchChanges, trackTransactionChanges } from '#db/repositories/matching/match-changes.ts';
import { getOrCreateMatchState, requestFullStreamDetection } from '#db/repositories/matching/match-states.ts';
import {
  listMergedStreams,
  lockShownStreams,
  mergeStream,
  requestStreamDetection,
  updateStreamVerdict,
} from '#db/repositories/recurring-streams.ts';
import { refreshAccountFlows } from '#db/repositories/transactions/flows.ts';
import { deleteTransactions } from '#db/repositories/transactions/removal.ts';
import { confirmTransfer, declineTransfer } from '#db/repositories/transfers.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { isMergedInto } from '#domain/recurring/mergeable-streams.ts';
import { deriveStreams } from '#server/features/derive/derive-streams.ts';
import { pairTransactions } from '#server/features/derive/pair-transactions.ts';
import { readDeriveScope } from '#server/features/derive/transactions-query.ts';
import { updateCategoryQuestions } from '#server/features/derive/update-category-questions.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { applyDecision, arbitraryDecision, DECISION_CATEGORIES } from '../lib/category-decisions.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

const RUNS = 8;
const ROUNDS = 10;
const ROWS = 60;
const TODAY = '2026-08-15';

const database = runDatabase();
const readers = createReaderPool();
afterAll(() => readers.close());

const numberedUuid = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const transactionId = (at: number) => numberedUuid(2_000 + at);
const ACCOUNTS = ['checking', 'savings', 'credit', 'receipts'] as const;
const accountId = (kind: (typeof ACCOUNTS)[number]) => numberedUuid(1 + ACCOUNTS.indexOf(kind));

interface Drawn {
  readonly at: number;
  readonly account: (typeof ACCOUNTS)[number];
  readonly on: string;
  readonly amount: number;
  readonly text: string;
  readonly merchant: string;
  readonly isPending: boolean;
  readonly isGone: boolean;
}

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const TEXTS: readonly (readonly [text: string, merchant: string])[] = [
  ['ONLINE TRANSFER TO SAV 1183', 'Online transfer'],
  ['TRANSFER FROM CHK 4417', 'Transfer'],
  ['PAYMENT THANK YOU', 'Payment'],
  ['CARD AUTOPAY', 'Autopay'],
  ['WILLOW POTTERY 12', 'Willow Pottery'],
  ['WILLOWPOTTERY ONLINE', 'WillowPottery'],
  ['NETFLIX.COM 866', 'Netflix'],
  ['HARBOR GYM LTD', 'Harbor Gym'],
  ['JUNIPER CAFE 7', 'Juniper Cafe'],
  ['ZELLE TO MARA', 'Mara'],
  ['DEPOSIT', 'Deposit'],
  ['WITHDRAWAL RAINY DAY', 'Withdrawal'],
  ['PAYMENT RETURNED WILLOW', 'Willow Pottery'],
];
const row = fc
  .record({
    at: fc.integer({ min: 1, max: ROWS }),
    account: fc.constantFrom('checking', 'checking', 'savings', 'credit', 'receipts'),
    on: fc.oneof(fc.integer({ min: 0, max: 226 }), fc.integer({ min: 200, max: 215 })).map(day),
    amount: fc.constantFrom(500, 1_599, 2_000, 2_000, 45_00, 9_900, 12_345, 77_777),
    isIn: fc.boolean(),
    named: fc.constantFrom(...TEXTS),
    isPending: fc.nat(5).map((n) => n === 0),
    isGone: fc.nat(5).map((n) => n === 0),
  })
  .map(
    ({ isIn, named: [text, merchant], ...values }): Drawn => ({
      ...values,
      ...{ amount: isIn && values.account !== 'receipts' ? values.amount : -values.amount, text, merchant },
    }),
  );
/** Monthly charges of a gym; the first ones are not a stream yet. */
const gym = (nth: number): Drawn => ({
  ...{
    at: 200 + nth,
    account: 'checking',
    on: day(nth * 30 + 8),
    amount: -31_00,
    isPending: false,
    isGone: false,
  },
  ...{ text: `LAUREL GYM ${nth}`, merchant: 'Laurel Gym' },
});
const some = fc.integer({ min: 1, max: ROWS + 40 });
const said = arbitraryDecision(some.map(transactionId)).map((saying) => ({
  does: 'say' as const,
  ...saying,
}));
const step = fc.oneof(
  { weight: 12, arbitrary: row.map((values) => ({ does: 'row' as const, values })) },
  {
    weight: 4,
    arbitrary: fc
      .record({ nth: fc.nat(6), isGone: fc.nat(3).map((n) => n === 0) })
      .map(({ nth, isGone }) => ({ does: 'row' as const, values: { ...gym(nth), isGone } })),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), at: some }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('confirm' as const, 'decline' as const), nth: fc.nat(20) }),
  },
  { weight: 10, arbitrary: said },
  fc.record({ does: fc.constant('leave out' as const) }),
  fc.record({ does: fc.constant('judge' as const), nth: fc.nat(3) }),
  { weight: 4, arbitrary: fc.record({ does: fc.constant('merge' as const), nth: fc.nat(20) }) },
  fc.record({ does: fc.constant('separate' as const), nth: fc.nat(3) }),
  fc.record({ does: fc.constant('rename' as const) }),
  fc.record({ does: fc.constant('match' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

async function put(user: UserDb, drawn: Drawn): Promise<void> {
  const id = transactionId(drawn.at);
  const [known] = await user.query<{ isFromReceipt: boolean }>(
    'select is_from_receipt as "isFromReceipt" from app.transactions where user_id = $1 and id = $2',
    [user.userId, id],
  );
  const isFromReceipt = drawn.account === 'receipts';
  if (known && known.isFromReceipt !== isFromReceipt) return;
  // As matching does when it changes a transaction that represents a receipt.
  if (isFromReceipt) await requestFullStreamDetection(user, false);
  const values = [
    ...[
      user.userId,
      id,
      drawn.on,
      drawn.amount,
      drawn.isPending ? 'pending' : 'posted',
      drawn.text,
      drawn.merchant,
    ],
    ...[merchantKey(drawn.merchant), accountId(drawn.account)],
  ];
  if (known)
    await user.query(
      trackTransactionChanges(
        `update app.transactions t set posted_on = $3, amount_minor = $4, status = $5, original_description = $6,
          merchant = $7, merchant_key = $8, account_id = $9, removed_at = case when $10 then now() end
          where user_id = $1 and id = $2`,
      ),
      [...values, drawn.isGone],
    );
  else
    await user.query(
      trackTransactionChanges(
        `insert into app.transactions as t (user_id, id, posted_on, amount_minor, currency, status,
          original_description, description, merchant, merchant_key, account_id, is_from_receipt, flow, category,
          category_source, is_sandbox)
         values ($1, $2, $3, $4, 'USD', $5, $6, $7, $7, $8, $9, $10, 'spend', $11, 'provider', false)`,
      ),
      [...values, isFromReceipt, DECISION_CATEGORIES[drawn.at % DECISION_CATEGORIES.length]],
    );
}

let merges = 0;

async function take(user: UserDb, change: Step): Promise<void> {
  const { userId } = user;
  if (change.does === 'row') await put(user, change.values);
  else if (change.does === 'delete') await deleteTransactions(user, [transactionId(change.at)]);
  else if (change.does === 'confirm' || change.does === 'decline') {
    const pairs = await user.query<{ outflowId: string; inflowId: string }>(
      `select outflow_id as "outflowId", inflow_id as "inflowId" from app.transfers where user_id = $1
       union select outflow_id, inflow_id from app.transfer_suggestions where user_id = $1 and state = 'open'
       order by 1, 2`,
      [userId],
    );
    const pair = pairs[change.nth % Math.max(1, pairs.length)];
    if (pair && change.does === 'confirm') await confirmTransfer(user, pair);
    else if (pair) await declineTransfer(user, pair, 0.7, new Date());
  } else if (change.does === 'say') await applyDecision(user, change);
  else if (change.does === 'leave out') {
    const [credit] = await user.query<{ isCounted: boolean }>(
      'select is_counted as "isCounted" from app.accounts where user_id = $1 and id = $2',
      [userId, accountId('credit')],
    );
    await updateAccountSettings(user, accountId('credit'), { isCounted: credit?.isCounted === false });
    await refreshAccountFlows(user, accountId('credit'));
  } else if (change.does === 'judge') {
    const streams = await user.query<{ id: string }>(
      'select id from app.recurring_streams where user_id = $1 order by 1',
      [userId],
    );
    const stream = streams[change.nth % Math.max(1, streams.length)];
    if (stream) await updateStreamVerdict(user, stream.id, 'not_subscription');
  } else if (change.does === 'merge') await mergeSome(user, change.nth);
  else if (change.does === 'separate') {
    const merged = await listMergedStreams(user, false);
    const stream = merged[change.nth % Math.max(1, merged.length)];
    if (stream) await separate(user, stream.id);
  } else if (change.does === 'rename')
    await user.query(
      `update app.accounts set name = case when name = 'Savings' then 'Rainy Day' else 'Savings' end
        where user_id = $1 and id = $2`,
      [userId, accountId('savings')],
    );
  else await consumeMatchChanges(user, false);
}

/** Merges two streams of one direction, as the product does. */
async function mergeSome(user: UserDb, nth: number): Promise<void> {
  const ids = await user.query<{ id: string }>(
    'select id from app.recurring_streams where user_id = $1 order by 1',
    [user.userId],
  );
  const shown = await lockShownStreams(
    user,
    ids.map(({ id }) => id),
  );
  const pairs = shown.flatMap((a, at) =>
    shown.slice(at + 1).flatMap((b) => (a.direction === b.direction ? [[a, b] as const] : [])),
  );
  const [a, b] = pairs[nth % Math.max(1, pairs.length)] ?? [];
  if (!a || !b) return;
  const [merged, kept] = isMergedInto(a, b) ? [a, b] : [b, a];
  await mergeStream(user, merged.id, kept.id);
  merges += 1;
}

/** Does what the undo of a merge does. */
async function separate(user: UserDb, id: string): Promise<void> {
  await user.query('update app.recurring_streams set merged_into = null where user_id = $1 and id = $2', [
    user.userId,
    id,
  ]);
  await requestStreamDetection(user, [id]);
}

/** Months of a video service, savings and credit card payments. */
function habits(): Drawn[] {
  const month = (n: number) => day(n * 30 + 3);
  const visit = (account: Drawn['account'], on: string, amount: number, text: string, merchant: string) => ({
    ...{ account, on, amount, text, merchant, isPending: false, isGone: false },
  });
  return Array.from({ length: 4 }, (_, n) => [
    visit('checking', month(n), -20_000 - 100 * n, 'ONLINE TRANSFER TO SAV 1183', 'Online transfer'),
    visit('savings', month(n), 20_000 + 100 * n, 'TRANSFER FROM CHK 4417', 'Transfer'),
    visit('checking', month(n), -50_000 - 100 * n, 'CARD AUTOPAY', 'Autopay'),
    visit('credit', month(n), 50_000 + 100 * n, 'PAYMENT THANK YOU', 'Payment'),
    visit('credit', month(n), -1_599, 'NETFLIX.COM 866', 'Netflix'),
  ])
    .flat()
    .map((visit, at) => ({ ...visit, at: ROWS + 1 + at }));
}

/** A user with four accounts, whose changes are recorded. */
async function signUp(userId: string): Promise<void> {
  await database().admin.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ($1, 'Noor', $2, false)`,
    [userId, `${userId}@pairs.example`],
  );
  await database().db.withUser(userId, async (user) => {
    await user.query('insert into app.profiles (user_id) values ($1)', [userId]);
    for (const [name, type, source, mask] of [
      ['Checking', 'checking', 'file', '4417'],
      ['Savings', 'savings', 'file', '1183'],
      ['Sapphire', 'credit', 'file', '3391'],
      ['From receipts', 'other', 'receipts', null],
    ] as const)
      await user.query(
        `insert into app.accounts (user_id, id, source, external_id, name, account_type, currency, mask, is_sandbox)
         values ($1, $2, $3, $4, $4, $5, 'USD', $6, false)`,
        [userId, accountId(type === 'other' ? 'receipts' : type), source, name, type, mask],
      );
    await getOrCreateMatchState(user, false);
    for (const visit of habits()) await put(user, visit);
  });
}

/** All stored results of pairing transfers, category questions and stream detection. */
async function outcome(userId: string): Promise<unknown> {
  const read = async (sql: string) => (await database().admin.query(sql, [userId])).rows;
  return {
    pairs: await read(
      `select outflow_id, inflow_id, decided_by, confidence from app.transfers where user_id = $1 order by 1, 2`,
    ),
    asked: await read(
      `select outflow_id, inflow_id, state, confidence from app.transfer_suggestions where user_id = $1 order by 1, 2`,
    ),
    flows: await read('select id, flow, category from app.transactions where user_id = $1 order by 1'),
    streams: await read('select * from app.recurring_streams where user_id = $1 order by id'),
    questions: await read(
      `select transaction_id, merchant_key, basis, current_category, other_category, choices, similar_count,
        confidence, state, answer
        from app.category_questions where user_id = $1 order by 1`,
    ),
  };
}

const MARK = 'of an earlier pairing';

/** Pairs transfers and detects streams; true if only the changes were examined. */
async function follow(userId: string): Promise<boolean> {
  await database().admin.query(
    `update app.match_states set pairing = jsonb_set(pairing, '{watched}', pairing->'watched' || to_jsonb($2::text))
      where user_id = $1 and pairing is not null`,
    [userId, MARK],
  );
  await derivePairs(userId);
  const { rows } = await database().admin.query<{ followed: boolean }>(
    `select coalesce(pairing->'watched' ? $2, false) as followed from app.match_states where user_id = $1
      and not is_sandbox`,
    [userId, MARK],
  );
  return rows[0]?.followed ?? false;
}

async function derivePairs(userId: string): Promise<void> {
  const clock = { now: () => new Date(`${TODAY}T12:00:00Z`) };
  const nothing = async (): Promise<void> => {};
  const ids = createIdSource(systemClock);
  const needs = {
    db: database().db,
    readers,
    clock,
    ids,
    events: { publish: nothing },
    jobs: { send: nothing },
  };
  const scope = await database().db.readAs(userId, (user) => readDeriveScope(user, clock.now()));
  await needs.db.withUser(userId, (user) => pairTransactions(needs, user, scope));
  await database().db.withUser(userId, (user) => updateCategoryQuestions(needs, user, scope, null));
  await database().db.withUser(userId, (user) => deriveStreams(needs, user, scope));
}

it('after any random changes, incremental pairing gives the same result as pairing everything', async () => {
  let person = 0;
  let followedRounds = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 20, maxLength: 20 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: ROUNDS, maxLength: ROUNDS }),
      async (beginning, rounds) => {
        person += 1;
        const userId = numberedUuid(900_000 + person);
        await signUp(userId);
        await database().db.withUser(userId, async (user) => {
          for (const values of beginning) await put(user, values);
        });
        await derivePairs(userId);
        for (const steps of rounds) {
          await database().db.withUser(userId, async (user) => {
            for (const step of steps) await take(user, step);
          });
          if (await follow(userId)) followedRounds += 1;
          const followed = await outcome(userId);
          await database().admin.query('update app.match_states set pairing = null where user_id = $1', [
            userId,
          ]);
          await derivePairs(userId);
          expect(followed).toEqual(await outcome(userId));
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(merges).toBeGreaterThan(RUNS);
  expect(followedRounds).toBeGreaterThan((RUNS * ROUNDS) / 8);
});
