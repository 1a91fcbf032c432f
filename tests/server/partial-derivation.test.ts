import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { UserDb } from '#db/pool.ts';
import { trackReceiptChanges, trackTransactionChanges } from '#db/repositories/matching/match-changes.ts';
import { type ChangedSide, markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { updateReceipts } from '#db/repositories/receipts/receipts.ts';
import { deleteTransactions } from '#db/repositories/transactions/removal.ts';
import { derive } from '#server/features/derive/derive.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

const SHOPS = [
  ...['Willow Pottery', 'Harbor Books', 'Juniper Cafe', 'Netflix', 'Sage Pharmacy', 'Laurel Gym'],
  ...['Maple Market', 'Birch Tools', 'Fern Florist', 'Cedar Bakery'],
];
const CATEGORIES = ['GENERAL_MERCHANDISE_OTHER', 'FOOD_AND_DRINK_COFFEE', 'MEDICAL_DENTAL_CARE'];
const ROWS = 60;
const RECEIPTS = 25;
const RUNS = 8;
const ROUNDS = 10;
const TODAY = '2026-08-15';

const database = runDatabase();
const readers = createReaderPool();
afterAll(() => readers.close());

const numberedUuid = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const transactionId = (at: number) => numberedUuid(2_000 + at);
const receiptId = (at: number) => numberedUuid(1_000 + at);
const ACCOUNT = numberedUuid(1);
const CLAIM = numberedUuid(2);

const on = fc.integer({ min: 0, max: 90 }).map((ago) => dayAgo(ago));
const dayAgo = (ago: number) => new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10);
const amount = fc.constantFrom<number>(2_000, 4_500, 9_900, 15_000);
const transaction = fc.record({
  at: fc.integer({ min: 1, max: ROWS }),
  shop: fc.constantFrom<string>(...SHOPS),
  category: fc.constantFrom<string>(...CATEGORIES),
  amount,
  on,
  isIn: fc.nat(19).map((n) => n === 0),
  isPending: fc.nat(5).map((n) => n === 0),
  isGone: fc.nat(5).map((n) => n === 0),
});
type Purchase = typeof transaction extends fc.Arbitrary<infer Value> ? Value : never;
const receipt = fc.record({
  at: fc.integer({ min: 1, max: RECEIPTS }),
  shop: fc.constantFrom<string>(...SHOPS),
  amount,
  on,
  kind: fc.constantFrom('purchase', 'purchase', 'purchase', 'subscription', 'refund'),
  order: fc.constantFrom(null, null, 'ORDER-77', 'Order 88'),
  isHealth: fc.boolean(),
});
const step = fc.oneof(
  { weight: 10, arbitrary: transaction.map((values) => ({ does: 'transaction' as const, ...values })) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delete' as const), at: fc.integer({ min: 1, max: ROWS }) }),
  },
  { weight: 1, arbitrary: receipt.map((values) => ({ does: 'receipt' as const, ...values })) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes a change as the product does, and returns which side it changed. */
async function take(user: UserDb, change: Step): Promise<ChangedSide> {
  if (change.does === 'receipt') {
    await putReceipt(user, change);
    return 'receipts';
  }
  if (change.does === 'delete') await deleteTransactions(user, [transactionId(change.at)]);
  else await putTransaction(user, change);
  return 'transactions';
}

async function putTransaction(user: UserDb, drawn: Extract<Step, { does: 'transaction' }>): Promise<void> {
  const id = transactionId(drawn.at);
  const known = await user.query('select 1 from app.transactions where user_id = $1 and id = $2', [
    user.userId,
    id,
  ]);
  const values = [
    ...[
      user.userId,
      id,
      drawn.on,
      drawn.isIn ? drawn.amount : -drawn.amount,
      drawn.isPending ? 'pending' : 'posted',
    ],
    ...[drawn.shop, drawn.category],
  ];
  if (known.length > 0)
    await user.query(
      trackTransactionChanges(
        `update app.transactions t set posted_on = $3, amount_minor = $4, status = $5,
          original_description = upper($6), merchant = $6, merchant_key = lower($6),
          category = case when category_source = 'model' then $7 else category end,
          removed_at = case when $8 then now() end where user_id = $1 and id = $2`,
      ),
      [...values, drawn.isGone],
    );
  else
    await user.query(
      trackTransactionChanges(
        `insert into app.transactions as t (user_id, id, posted_on, amount_minor, currency, status,
          original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox,
          account_id)
         values ($1, $2, $3, $4, 'USD', $5, upper($6), $6, $6, lower($6), 'spend', $7, 'model', false, $8)`,
      ),
      [...values, ACCOUNT],
    );
}

/** Adds a complete payment to the submitted claim. */
async function claim(user: UserDb, id: string): Promise<void> {
  await user.query(
    `insert into app.claim_lines (user_id, id, claim_id, transaction_id, service_on, paid_on, provider, description,
      class, hsa_eligibility, is_itemized, amount_minor, account_name, holds)
     select user_id, id, $3, id, posted_on, posted_on, merchant, merchant, 'none', 'unknown', false, -amount_minor,
       'Checking', true from app.transactions where user_id = $1 and id = $2 and amount_minor < 0
     on conflict do nothing`,
    [user.userId, id, CLAIM],
  );
}

async function putReceipt(user: UserDb, drawn: Extract<Step, { does: 'receipt' }>): Promise<void> {
  const id = receiptId(drawn.at);
  const known = await user.query('select 1 from app.receipts where user_id = $1 and id = $2', [
    user.userId,
    id,
  ]);
  const values = [user.userId, id, drawn.kind, drawn.shop, drawn.order, drawn.on, drawn.amount];
  if (known.length > 0)
    await updateReceipts(
      user,
      `update app.receipts r set kind = $3, merchant = $4, merchant_key = lower($4), order_id = $5,
        purchased_on = $6::date, received_at = $6::date, total_minor = $7 where user_id = $1 and id = $2`,
      values,
    );
  else
    await user.query(
      trackReceiptChanges(
        `insert into app.receipts as r (user_id, id, kind, state, merchant, merchant_key, order_id, purchased_on,
          received_at, currency, total_minor, confidence, is_sandbox, reader_version)
         values ($1, $2, $3, 'accepted', $4, lower($4), $5, $6, $6::date, 'USD', $7, 0.95, false, '1')`,
      ),
      values,
    );
  await user.query('delete from app.receipt_line_items where user_id = $1 and receipt_id = $2', [
    user.userId,
    id,
  ]);
  await user.query(
    `insert into app.receipt_line_items (user_id, receipt_id, position, name, amount_minor, class, is_health,
      hsa_eligibility)
     values ($1, $2, 1, 'Item', $3, $4, $5, $6)`,
    drawn.isHealth
      ? [user.userId, id, drawn.amount, 'dental_supplies', true, 'eligible']
      : [user.userId, id, drawn.amount, 'groceries', false, 'not_eligible'],
  );
}

/** Four of five receipts at the beginning are those of a transaction. */
function paidBy(purchase: Purchase | undefined, at: number) {
  const kind = 'purchase' as const;
  return purchase && at % 5 > 0
    ? { shop: purchase.shop, amount: purchase.amount, on: purchase.on, kind }
    : {};
}

async function signUp(userId: string): Promise<void> {
  await database().admin.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ($1, 'Noor', $2, false)`,
    [userId, `${userId}@partial.example`],
  );
  await database().db.withUser(userId, async (user) => {
    await user.query('insert into app.profiles (user_id) values ($1)', [userId]);
    await user.query(
      `insert into app.accounts (user_id, id, source, external_id, name, account_type, currency, mask, is_sandbox)
       values ($1, $2, 'file', 'one', 'Checking', 'checking', 'USD', '4242', false)`,
      [userId, ACCOUNT],
    );
    await user.query(
      `insert into app.claims (user_id, id, number, state, submitted_on, is_sandbox, currency, created_at, changed_at)
       values ($1, $2, 1, 'submitted', '${TODAY}', false, 'USD', now(), now())`,
      [userId, CLAIM],
    );
  });
}

/** Everything that a derivation writes, without times and IDs of its own. */
async function outcome(userId: string) {
  const read = async (sql: string) => (await database().admin.query(sql, [userId])).rows;
  return {
    findings: await read(
      `select kind, key, on_day, finding - 'planId' as finding, is_current, counterparty from app.findings
        where user_id = $1 order by 1, 2`,
    ),
    notices: await read(
      `select kind, event_key, withdrawn_at is null as holds from app.notifications where user_id = $1
        order by 1, 2`,
    ),
    transactions: await read(
      'select id, flow, category, split, split_source from app.transactions where user_id = $1 order by 1',
    ),
    streams: await read(
      'select merchant, transaction_ids, class from app.recurring_streams where user_id = $1 order by 2',
    ),
    questions: await read(
      `select transaction_id, basis, current_category, other_category, similar_count, state
        from app.category_questions where user_id = $1
        order by 1`,
    ),
  };
}

const nothing = async (): Promise<void> => {};
const services = () => ({
  ...{ db: database().db, readers, ids: createIdSource(systemClock), jobs: { send: nothing } },
  ...{ clock: { now: () => new Date(`${TODAY}T12:00:00Z`) }, events: { publish: nothing } },
});

/** A complete comparison saves the days of all facts; a partial one keeps this mark. */
const MARK = 'of an earlier run';

async function deriveAndSee(userId: string): Promise<boolean> {
  await database().admin.query(
    `update app.match_states set pairing = jsonb_set(pairing, '{factDays,mark}', to_jsonb($2::text))
      where user_id = $1 and pairing ? 'factDays'`,
    [userId, MARK],
  );
  await derive(services(), userId);
  const { rows } = await database().admin.query<{ kept: boolean }>(
    `select coalesce(pairing->'factDays'->>'mark' = $2, false) as kept from app.match_states
      where user_id = $1 and not is_sandbox`,
    [userId, MARK],
  );
  return rows[0]?.kept ?? false;
}

it('after any random changes, a partial derivation gives the same result as a complete one', async () => {
  let person = 0;
  let partialRounds = 0;
  let changedRounds = 0;
  let refundRounds = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 60, maxLength: 60 }),
      fc.array(receipt, { minLength: 25, maxLength: 25 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: ROUNDS, maxLength: ROUNDS }),
      async (transactions, receipts, rounds) => {
        person += 1;
        const userId = numberedUuid(900_000 + person);
        await signUp(userId);
        await database().db.withUser(userId, async (user) => {
          for (const [at, values] of transactions.entries())
            await putTransaction(user, { does: 'transaction', ...values, at: at + 1 });
          for (const [at, values] of receipts.entries())
            await putReceipt(user, {
              does: 'receipt',
              ...values,
              ...paidBy(transactions[at * 2], at),
              at: at + 1,
            });
          for (let at = 1; at <= ROWS; at += 2) await claim(user, transactionId(at));
        });
        // The first derivation has no state yet.
        await derive(services(), userId);
        await derive(services(), userId);
        for (const steps of rounds) {
          await database().db.withUser(userId, async (user) => {
            for (const step of steps) await markDerivationPending(user, await take(user, step));
          });
          const before = await outcome(userId);
          const isPartial = await deriveAndSee(userId);
          const partial = await outcome(userId);
          if (isPartial) partialRounds += 1;
          if (isPartial && partial.findings.some(({ kind }) => kind === 'claim_refunded')) refundRounds += 1;
          if (isPartial && !isDeepStrictEqual(before.findings, partial.findings)) changedRounds += 1;
          await database().admin.query(
            `update app.match_states set basis = '', spans = '', pairing = null where user_id = $1`,
            [userId],
          );
          await derive(services(), userId);
          expect(partial).toEqual(await outcome(userId));
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(partialRounds).toBeGreaterThan((RUNS * ROUNDS) / 3);
  expect(changedRounds).toBeGreaterThan((RUNS * ROUNDS) / 12);
  expect(refundRounds).toBeGreaterThan((RUNS * ROUNDS) / 12);
}, 180_000);
