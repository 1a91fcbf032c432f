import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { UserDb } from '#db/pool.ts';
import {
  trackReceiptChanges,
  trackTransactionChanges,
  trackTransferChanges,
} from '#db/repositories/matching/match-changes.ts';
import { updateMatches } from '#db/repositories/receipt-matches/update-matches.ts';
import { deleteReceipts, updateReceipts } from '#db/repositories/receipts/receipts.ts';
import { deleteTransactions, removeTransactions } from '#db/repositories/transactions/removal.ts';
import { deriveMatches } from '#server/features/derive/derive-matches.ts';
import { readDeriveScope } from '#server/features/derive/transactions-query.ts';
import { createReaderPool } from '#server/reading/reader-pool.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

const SHOPS = ['Willow Pottery', 'Harbor Books', 'Juniper Cafe', 'Netflix'];
const RECEIPTS = 24;
const ROWS = 30;
const RUNS = 5;
const ROUNDS = 8;

const database = runDatabase();
const readers = createReaderPool();
afterAll(() => readers.close());

const amount = fc.constantFrom<number>(500, 1_000, 1_500, 2_499);
const dayAt = (at: number) => new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10);
const on = fc.integer({ min: 0, max: 70 }).map(dayAt);
/** The account covers only the middle of the period; receipts outside it become transactions of their own. */
const SHOWN = { from: 25, to: 45 };
const shownOn = fc.integer({ min: SHOWN.from, max: SHOWN.to }).map(dayAt);
const shop = fc.constantFrom<string>(...SHOPS);
const receiptAt = fc.integer({ min: 1, max: RECEIPTS });
const transactionAt = fc.integer({ min: 1, max: ROWS });
const mail = fc.record({
  at: receiptAt,
  shop,
  amount,
  on,
  kind: fc.constantFrom('purchase', 'purchase', 'purchase', 'subscription', 'refund', 'shipping'),
  order: fc.constantFrom(null, null, 'ORDER-77', 'Order 88'),
  charged: fc.constantFrom(null, null, null, 0),
  state: fc.constantFrom('accepted', 'accepted', 'accepted', 'proposed', 'merged', 'rejected'),
  card: fc.constantFrom(null, null, '4242', '7007'),
});
const row = fc.record({
  at: transactionAt,
  shop,
  amount,
  on: shownOn,
  isIn: fc.boolean(),
  isPending: fc.boolean(),
  isGone: fc.boolean(),
});

/** Every change of receipts, transactions and decisions about them; each is one operation of the product. */
const step = fc.oneof(
  { weight: 5, arbitrary: mail.map((values) => ({ does: 'mail' as const, ...values })) },
  { weight: 4, arbitrary: row.map((values) => ({ does: 'row' as const, ...values })) },
  fc.record({ does: fc.constant('forget' as const), at: receiptAt }),
  fc.record({ does: fc.constant('dropRow' as const), at: transactionAt }),
  fc.record({
    does: fc.constantFrom('join' as const, 'decline' as const),
    at: receiptAt,
    row: transactionAt,
  }),
  fc.record({ does: fc.constant('unsay' as const), at: receiptAt }),
  fc.record({
    does: fc.constantFrom('pair' as const, 'part' as const),
    at: transactionAt,
    other: transactionAt,
  }),
  fc.record({ does: fc.constant('teach' as const), shop }),
  fc.record({ does: fc.constant('deleteOwn' as const), at: receiptAt }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const numberedUuid = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const receiptId = (at: number) => numberedUuid(1_000 + at);
const transactionId = (at: number) => numberedUuid(2_000 + at);
const ACCOUNT = numberedUuid(1);

/** Writes through the repositories, which record the changes for the next matching. */
async function take(user: UserDb, change: Step): Promise<void> {
  const { userId } = user;
  if (change.does === 'mail') await takeMail(user, change);
  else if (change.does === 'row') await takeTransaction(user, change);
  else if (change.does === 'forget') await deleteReceipts(user, [receiptId(change.at)]);
  else if (change.does === 'dropRow') await deleteTransactions(user, [transactionId(change.at)]);
  else if (change.does === 'join' || change.does === 'decline') {
    await updateMatches(
      user,
      `insert into app.receipt_matches as m (user_id, receipt_id, transaction_id, amount_minor, confidence, state,
        decided_by)
       select $1, r.id, t.id, abs(t.amount_minor), 1, $4, 'user' from app.receipts r, app.transactions t
        where r.user_id = $1 and r.id = $2 and r.state = 'accepted' and t.user_id = $1 and t.id = $3
       on conflict (user_id, receipt_id, transaction_id, option) do update
         set state = excluded.state, decided_by = 'user'`,
      [
        userId,
        receiptId(change.at),
        transactionId(change.row),
        change.does === 'join' ? 'matched' : 'declined',
      ],
      true,
    );
  } else if (change.does === 'unsay') {
    await updateMatches(
      user,
      `delete from app.receipt_matches m where user_id = $1 and receipt_id = $2 and decided_by = 'user'`,
      [userId, receiptId(change.at)],
      true,
    );
  } else if (change.does === 'pair') {
    await user.query(
      trackTransferChanges(
        `insert into app.transfers as x (user_id, outflow_id, inflow_id, confidence, decided_by)
         select $1, o.id, i.id, 1, 'user' from app.transactions o, app.transactions i
          where o.user_id = $1 and o.id = $2 and i.user_id = $1 and i.id = $3 and o.id <> i.id on conflict do nothing`,
      ),
      [userId, transactionId(change.at), transactionId(change.other)],
    );
  } else if (change.does === 'part') {
    await user.query(
      trackTransferChanges('delete from app.transfers x where x.user_id = $1 and outflow_id = $2'),
      [userId, transactionId(change.at)],
    );
  } else if (change.does === 'teach') {
    await user.query(
      `insert into app.merchant_aliases (user_id, description, merchant) values ($1, 'NETFLIX', $2) on conflict
        do nothing`,
      [userId, change.shop],
    );
  } else {
    const found = await user.query<{ id: string }>(
      'select id from app.transactions where user_id = $1 and id = $2 and is_from_receipt',
      [userId, receiptId(change.at)],
    );
    await removeTransactions(
      user,
      found.map(({ id }) => id),
      'user',
      new Date(),
    );
  }
}

async function takeMail(user: UserDb, email: Extract<Step, { does: 'mail' }>): Promise<void> {
  const id = receiptId(email.at);
  const known = await user.query('select 1 from app.receipts where user_id = $1 and id = $2', [
    user.userId,
    id,
  ]);
  const values = [
    ...[user.userId, id, email.kind, email.kind === 'shipping' ? 'merged' : email.state, email.shop],
    ...[email.order, email.on, email.amount, email.charged, email.card],
  ];
  if (known.length > 0)
    await updateReceipts(
      user,
      `update app.receipts r set kind = $3, state = $4, merchant = $5, order_id = $6, purchased_on = $7::date,
        received_at = $7::date,
         total_minor = $8, charged_minor = $9, card_last4 = $10 where user_id = $1 and id = $2`,
      values,
    );
  else
    await user.query(
      trackReceiptChanges(
        `insert into app.receipts as r (user_id, id, kind, state, merchant, merchant_key, order_id, purchased_on,
          received_at, currency, total_minor,
           charged_minor, card_last4, confidence, is_sandbox, reader_version)
         values ($1, $2, $3, $4, $5, lower($5), $6, $7, $7::date, 'USD', $8, $9, $10, 0.95, false, '1')`,
      ),
      values,
    );
}

async function takeTransaction(user: UserDb, drawn: Extract<Step, { does: 'row' }>): Promise<void> {
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
      drawn.shop,
    ],
  ];
  if (known.length > 0)
    await user.query(
      trackTransactionChanges(
        `update app.transactions t set posted_on = $3, amount_minor = $4, status = $5,
          original_description = upper($6), merchant = $6,
           removed_at = case when $7 then now() end where user_id = $1 and id = $2`,
      ),
      [...values, drawn.isGone],
    );
  else
    await user.query(
      trackTransactionChanges(
        `insert into app.transactions as t (user_id, id, posted_on, amount_minor, currency, status,
          original_description,
          description, merchant,
           merchant_key, flow, category, category_source, is_sandbox, account_id)
         values ($1, $2, $3, $4, 'USD', $5, upper($6), $6, $6, lower($6), $7, 'OTHER_OTHER', 'model', false, $8)`,
      ),
      [...values, drawn.isIn ? 'income' : 'spend', ACCOUNT],
    );
}

/** All stored results of matching receipts to transactions, without times and random IDs. */
async function outcome(userId: string): Promise<unknown> {
  const read = async (sql: string) => (await database().admin.query(sql, [userId])).rows;
  return {
    matches: await read(
      `select receipt_id, transaction_id, amount_minor, state, decided_by, option, reasons,
        round(confidence::numeric, 3) as confidence
         from app.receipt_matches where user_id = $1 order by 1, 2, 6`,
    ),
    receipts: await read('select id, state, proven_from from app.receipts where user_id = $1 order by 1'),
    asked: await read(
      `select receipt_id, reason, state, round(confidence::numeric, 3) as confidence from app.review_items
        where user_id = $1 order by 1`,
    ),
    rows: await read(
      `select id, amount_minor, posted_on, flow, has_receipt, items_text, removed_at is null as stands, removed_by,
        is_from_receipt, carried
         from app.transactions where user_id = $1 order by 1`,
    ),
    account: await read(`select is_closed from app.accounts where user_id = $1 and source = 'receipts'`),
  };
}

/** A user with one account. */
async function signUp(userId: string): Promise<string> {
  await database().admin.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ($1, 'Noor', $2, false)`,
    [userId, `${userId}@changes.example`],
  );
  await database().db.withUser(userId, async (user) => {
    await user.query('insert into app.profiles (user_id) values ($1)', [userId]);
    await user.query(
      `insert into app.accounts (user_id, id, source, external_id, name, account_type, currency, mask, is_sandbox)
       values ($1, $2, 'file', 'one', 'Checking', 'checking', 'USD', '4242', false)`,
      [userId, ACCOUNT],
    );
    for (const [at, on] of [dayAt(SHOWN.from), dayAt(SHOWN.to)].entries())
      await take(user, {
        ...{ does: 'row', at: -1 - at, on, shop: 'Rent', amount: 120_000 },
        ...{ isIn: false, isPending: false, isGone: false },
      });
  });
  return userId;
}

/** A version of the last derivation's knowledge: replaced only by a full derivation. */
async function stateOf(userId: string): Promise<string> {
  const { rows } = await database().admin.query<{ version: string }>(
    'select xmin::text as version from app.match_states where user_id = $1 and not is_sandbox',
    [userId],
  );
  return rows[0]?.version ?? '';
}

const needs = () => ({ db: database().db, readers, clock: systemClock, ids: createIdSource(systemClock) });

async function match(userId: string): Promise<void> {
  await database().db.withUser(userId, async (user) =>
    deriveMatches(needs(), user, await readDeriveScope(user, systemClock.now())),
  );
}

it('after any random changes, incremental matching gives the same result as full matching', async () => {
  let person = 0;
  let followedRounds = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 60, maxLength: 60 }),
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: ROUNDS, maxLength: ROUNDS }),
      async (beginning, rounds) => {
        person += 1;
        const userId = numberedUuid(900_000 + person);
        await database().db.withUser(await signUp(userId), async (user) => {
          for (const step of beginning) await take(user, step);
        });
        // The first derivation examines everything, the second one only later changes.
        await match(userId);
        await match(userId);
        for (const steps of rounds) {
          await database().db.withUser(userId, async (user) => {
            for (const step of steps) await take(user, step);
          });
          const state = await stateOf(userId);
          await match(userId);
          if (state === (await stateOf(userId))) followedRounds += 1;
          const followed = await outcome(userId);
          await database().admin.query(
            `update app.match_states set basis = '', spans = '' where user_id = $1`,
            [userId],
          );
          await match(userId);
          expect(followed).toEqual(await outcome(userId));
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(followedRounds).toBeGreaterThan((RUNS * ROUNDS) / 2);
});

it('a transaction is matched once the other side of its transfer is removed, until that is restored', async () => {
  const userId = await signUp(numberedUuid(800_000));
  const [shop, amount, on] = ['Willow Pottery', 1_500, dayAt(35)];
  const paid = { does: 'row', shop, amount, on, isPending: false, isGone: false } as const;
  const change = async (...steps: readonly Step[]) => {
    await database().db.withUser(userId, async (user) => {
      for (const step of steps) await take(user, step);
    });
    await match(userId);
    const { rows } = await database().admin.query(
      `select m.transaction_id from app.receipt_matches m join app.transactions t using (user_id)
        where user_id = $1 and t.id = m.transaction_id and m.state = 'matched' and not t.is_from_receipt`,
      [userId],
    );
    return rows.map((row) => row.transaction_id);
  };
  const transfer = [
    { ...paid, at: 1, isIn: false },
    { ...paid, at: 2, isIn: true },
    { does: 'pair', at: 1, other: 2 },
  ] as const;
  await change(...transfer);
  const receipt = { does: 'mail', at: 1, shop, amount, on, kind: 'purchase', state: 'accepted' } as const;
  expect(await change({ ...receipt, order: null, charged: null, card: '4242' })).toEqual([]);
  expect(await change({ ...paid, at: 2, isIn: true, isGone: true })).toEqual([transactionId(1)]);
  expect(await change({ ...paid, at: 2, isIn: true })).toEqual([]);
});
