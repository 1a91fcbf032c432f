import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/pool.ts';
import { allTransactions, type LinkedBank, linkAndImport, type Transaction } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();
type Environment = 'live' | 'sandbox';

/** The sum of the listed transactions in minor units. */
function sumOf(transactions: readonly Transaction[], currency: string) {
  const counted = transactions.filter(
    (transaction) => transaction.currency === currency && !transaction.isHeld,
  );
  const total = (type: Transaction['type']) =>
    counted
      .filter((transaction) => transaction.type === type)
      .reduce((sum, transaction) => sum + transaction.amountMinor, 0);
  return { spend: 0 - total('expense'), income: total('income') };
}

const minor = (amount: number) => Math.round(amount * 100);

/** Compares dashboard, list and insights of a period with the transactions in the list. */
async function expectAgreement(
  person: Person,
  environment: Environment,
  period: { from?: string; to?: string; compare?: 'days' | 'month' | 'year' },
): Promise<void> {
  const dashboard = await person.call('getDashboard', { query: { environment, ...period } });
  const transactions = await allTransactions(person, { environment, ...dashboard.period });
  const sums = sumOf(transactions, dashboard.currency);
  const name = JSON.stringify(dashboard.period);
  expect([minor(dashboard.totals.totalSpend), minor(dashboard.totals.income)], name).toEqual([
    sums.spend,
    sums.income,
  ]);
  expect(minor(dashboard.totals.savings), name).toBe(sums.income - sums.spend);
  const before = sumOf(
    await allTransactions(person, { environment, ...dashboard.previousPeriod }),
    dashboard.currency,
  );
  expect([minor(dashboard.previousTotals.totalSpend), minor(dashboard.previousTotals.income)], name).toEqual([
    before.spend,
    before.income,
  ]);
  const daily = (part: 'spend' | 'income') => dashboard.daily.reduce((sum, day) => sum + minor(day[part]), 0);
  expect([daily('spend'), daily('income')], name).toEqual([sums.spend, sums.income]);
  for (const other of dashboard.otherCurrencies) {
    const expected = sumOf(transactions, other.currency);
    expect([minor(other.totalSpend), minor(other.income)], other.currency).toEqual([
      expected.spend,
      expected.income,
    ]);
  }
  const totals = await person.call('getTransactionTotals', { query: { environment, ...dashboard.period } });
  expect(totals.others, name).toEqual(
    dashboard.otherCurrencies.map(({ currency, totalSpend, income }) => ({
      ...{ currency, spendMinor: minor(totalSpend), incomeMinor: minor(income), transferMinor: null },
    })),
  );
  expect(totals, name).toMatchObject({
    count: transactions.length,
    spendMinor: sums.spend,
    incomeMinor: sums.income,
  });
  const insights = await person.call('getInsights', { query: { environment, ...dashboard.period } });
  expect([insights.spendMinor, insights.incomeMinor], name).toEqual([sums.spend, sums.income]);
  expect(
    insights.categories.reduce((sum, category) => sum + category.spendMinor, 0),
    name,
  ).toBe(sums.spend);
}

/** Compares the twelve months of the trend with the transactions of each. */
async function expectTrend(person: Person, environment: Environment): Promise<void> {
  const { trend, currency } = await person.call('getDashboard', { query: { environment } });
  expect(trend).toHaveLength(12);
  const transactions = await allTransactions(person, { environment });
  for (const point of trend) {
    const expected = sumOf(
      transactions.filter((transaction) => transaction.occurredOn.startsWith(point.month)),
      currency,
    );
    expect([minor(point.spend), minor(point.income), minor(point.amount)], point.month).toEqual([
      expected.spend,
      expected.income,
      expected.spend - expected.income,
    ]);
  }
}

const PERIODS = [
  {},
  { from: '2026-11-01', to: '2026-11-30' },
  { from: '2026-02-01', to: '2026-02-28' },
  { from: '2025-12-31', to: '2026-01-01' },
  { from: '2026-10-07', to: '2026-10-07' },
  { from: '2024-01-01', to: '2026-12-31' },
  { from: '2030-01-01', to: '2030-12-31' },
];

/** Compares the stored sums with their transactions; empty if they agree. */
async function differences(userId: string): Promise<unknown[]> {
  const { rows } = await product().admin.query(
    `with rows as (select * from app.transactions where user_id = $1 and removed_at is null),
          day as (select is_sandbox, currency, occurred_on as day, '' as category,
            coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend, 0 as itemized,
                    coalesce(sum(amount_minor) filter (where flow = 'income'), 0) as income, count(*) as n from rows
                      group by 1, 2, 3),
          parts as (select r.is_sandbox, r.currency, r.occurred_on, r.flow, p.category, p.amount_minor, p.itemized
            from rows r cross join lateral (
                      select r.category, r.amount_minor, 0 as itemized where r.split is null union all
                      select e->>'category', sum((e->>'amountMinor')::bigint),
                        sum(case when e->>'receiptId' is null then 0 else (e->>'amountMinor')::bigint end)
                        from jsonb_array_elements(r.split) e group by 1) p),
          category as (select is_sandbox, currency, occurred_on as day, 'c:' || category as category,
            coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
            coalesce(-sum(itemized) filter (where flow in ('spend', 'refund')), 0) as itemized,
                    coalesce(sum(amount_minor) filter (where flow = 'income'), 0) as income,
                    count(*) filter (where flow in ('spend', 'refund')) as n from parts group by 1, 2, 3, 4),
          kept as (select is_sandbox, currency, day, '' as category, spend_minor as spend, 0 as itemized,
            income_minor as income, transaction_count as n from app.day_totals
            where user_id = $1 and transaction_count <> 0
                   union all select is_sandbox, currency, day, 'c:' || category, spend_minor, itemized_minor,
                     income_minor, spend_parts from app.category_totals where user_id = $1),
          fresh as (select * from day union all select * from category
            where (spend, itemized, income, n) is distinct from (0, 0, 0, 0))
     (select 'kept' as side, * from (select * from kept except select * from fresh) k) union all (select 'fresh', *
       from (select * from fresh except select * from kept) f)
     union all select 'empty', is_sandbox, currency, day, '', spend_minor, 0, income_minor, transaction_count
       from app.day_totals where user_id = $1 and transaction_count = 0
         and (spend_minor, income_minor, categories) <> (0, 0, '{}')`,
    [userId],
  );
  return rows;
}

describe('every total equals the transactions shown for the same filter, to the cent', () => {
  let person: Person;
  let bank: LinkedBank;

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person);
    await bank.change({
      op: 'add',
      account: 'visa',
      amountMinor: -4250,
      currency: 'EUR',
      description: 'KIOSK BERLIN',
      on: '2026-11-12',
    });
    await bank.change({
      op: 'add',
      account: 'visa',
      amountMinor: -777,
      state: 'pending',
      description: 'PENDING PEAR',
      on: '2026-11-20',
    });
  }, 90_000);

  it.each(PERIODS)('after an import, for %j', async (period) => {
    await expectAgreement(person, 'sandbox', period);
  });

  it.each([
    ['thirty days that are a complete month', { to: '2026-04-30' }, ['2026-03-02', '2026-03-31']],
    [
      'a month to date',
      { from: '2026-10-01', to: '2026-10-30', compare: 'month' as const },
      ['2026-09-01', '2026-09-30'],
    ],
    [
      'a year to date',
      { from: '2026-01-01', to: '2026-03-31', compare: 'year' as const },
      ['2025-01-01', '2025-03-31'],
    ],
  ])('compares %s with its previous days', async (_name, query, [from, to]) => {
    const { previousPeriod } = await person.call('getDashboard', { query });
    expect(previousPeriod).toEqual({ from, to });
    await expectAgreement(person, 'sandbox', query);
  });

  it('the monthly trend, and the stored sums', async () => {
    await expectTrend(person, 'sandbox');
    expect(await differences(person.userId)).toEqual([]);
  });

  it('transfers and card payments count for neither side', async () => {
    const transfers = await allTransactions(person, { type: 'transfer' });
    expect(transfers.length).toBeGreaterThan(20);
    const totals = await person.call('getTransactionTotals', { query: { type: 'transfer' } });
    expect(totals).toMatchObject({ count: transfers.length, spendMinor: 0, incomeMinor: 0 });
  });

  it.each([
    ['a word', { q: 'market' }],
    ['a category', { category: 'FOOD_AND_DRINK' }],
    ['a kind', { type: 'expense' as const }],
    ['pending rows', { status: 'pending' as const }],
    ['rows without a receipt', { receipt: 'without' as const, from: '2026-06-01', to: '2026-09-30' }],
  ])('the list’s totals under %s', async (_name, query) => {
    const transactions = await allTransactions(person, query);
    const totals = await person.call('getTransactionTotals', { query });
    const sums = sumOf(transactions, totals.currency);
    expect(transactions.length).toBeGreaterThan(0);
    expect(totals).toMatchObject({
      count: transactions.length,
      spendMinor: sums.spend,
      incomeMinor: sums.income,
    });
  });

  it('after the user’s edits', async () => {
    const transactions = await allTransactions(person, {
      type: 'expense',
      from: '2026-11-01',
      to: '2026-11-21',
    });
    const categories = [
      'TRANSFER_OUT_ACCOUNT_TRANSFER',
      'INCOME_WAGES',
      'MEDICAL_DENTAL_CARE',
      'FOOD_AND_DRINK_COFFEE',
    ];
    for (const [index, transaction] of transactions.slice(0, 8).entries())
      await person.ask('updateTransaction', {
        params: { transactionId: transaction.id },
        body: { category: categories[index % 4] ?? '' },
      });
    await expectAgreement(person, 'sandbox', {});
    await bank.change({ op: 'add', account: 'visa', amountMinor: -1, description: 'NUDGE' });
    await expectAgreement(person, 'sandbox', {});
    expect(await differences(person.userId)).toEqual([]);
  });

  it('live and sandbox transactions never share a total; after an undo everything is restored', async () => {
    const before = await person.call('getDashboard', { query: { environment: 'sandbox' } });
    const imported = await importFile(
      product(),
      person,
      ofx([
        { on: '2026-11-15', amount: '-31.07', name: 'QUINCE PHARMACY', id: 'a' },
        { on: '2026-11-16', amount: '1800.00', name: 'ACME PAYROLL', id: 'b' },
      ]),
    );
    await waitUntilIdle(product(), person.userId);
    await expectAgreement(person, 'live', {});
    await expectTrend(person, 'live');
    expect((await person.call('getDashboard')).environment).toBe('live');
    expect((await person.call('getDashboard', { query: { environment: 'sandbox' } })).totals).toEqual(
      before.totals,
    );
    await undo(person, imported);
    await waitUntilIdle(product(), person.userId);
    await expectAgreement(person, 'live', {});
    expect((await person.call('getDashboard', { query: { environment: 'live' } })).totals).toMatchObject({
      totalSpend: 0,
      income: 0,
      accounts: 0,
    });
    expect(await differences(person.userId)).toEqual([]);
  });

  it('in every time zone, a transaction’s date is the bank’s date', async () => {
    for (const timeZone of [
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'America/New_York',
    ]) {
      await person.call('updateProfile', { body: { timeZone } });
      await expectAgreement(person, 'sandbox', { from: '2026-11-01', to: '2026-11-20' });
      await expectAgreement(person, 'sandbox', {});
    }
  });
});

describe('stored sums', () => {
  let db: Database;
  beforeAll(() => {
    db = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
  });
  afterAll(() => db.close());

  const flow = fc.constantFrom('spend', 'income', 'refund', 'transfer');
  const day = fc
    .integer({ min: 0, max: 80 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  const look = fc.record({
    day,
    amount: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    flow,
    category: fc.constantFrom('A', 'B'),
    isSandbox: fc.boolean(),
  });
  const COLUMNS = {
    day: 'posted_on',
    amount: 'amount_minor',
    currency: 'currency',
    flow: 'flow',
    category: 'category',
    isSandbox: 'is_sandbox',
  } as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), rows: fc.array(look, { minLength: 1, maxLength: 5 }) }),
    // One column at a time, because a sum that omits a column is only wrong while the others are unchanged.
    fc.record({
      kind: fc.constant('change' as const),
      pick: fc.nat(),
      look,
      column: fc.constantFrom<keyof typeof COLUMNS>(
        'day',
        'amount',
        'currency',
        'flow',
        'category',
        'isSandbox',
      ),
    }),
    fc.record({
      kind: fc.constant('split' as const),
      pick: fc.nat(),
      share: fc.nat({ max: 5_000 }),
      isItem: fc.boolean(),
    }),
    fc.record({
      kind: fc.constantFrom(
        'remove' as const,
        'restore' as const,
        'delete' as const,
        'note' as const,
        'all' as const,
      ),
      pick: fc.nat(),
    }),
  );

  const OTHER = {
    ...{ day: '2026-02-03', amount: -200, currency: 'EUR', flow: 'income', category: 'B', isSandbox: true },
  } as const;

  it.each(
    // The keys of an object with exactly these keys.
    Object.keys(COLUMNS) as (keyof typeof COLUMNS)[],
  )('follow a change of only %s', async (name) => {
    const userId = randomUUID();
    await db.withUser(userId, async (db) => {
      await db.query(
        `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
          values ($1, $1, 'file', 'A', 'checking', 'USD', false)`,
        [userId],
      );
      await db.query(
        `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
          original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
         values ($1, $1, $1, '2026-01-02', -100, 'USD', 'posted', '', '', '', '', 'spend', 'A', 'model', false)`,
        [userId],
      );
      await db.query(`update app.transactions set ${COLUMNS[name]} = $2 where user_id = $1`, [
        userId,
        OTHER[name],
      ]);
    });
    expect(await differences(userId)).toEqual([]);
  });

  it('equal the sum of the transactions after any history of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const userId = randomUUID();
        const accountId = randomUUID();
        const ids: string[] = [];
        await db.withUser(userId, (db) =>
          db.query(
            `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
              values ($1, $2, 'file', 'A', 'checking', 'USD', false)`,
            [userId, accountId],
          ),
        );
        for (const move of steps) {
          await db.withUser(userId, async (db) => {
            const id = 'pick' in move ? (ids[move.pick % Math.max(1, ids.length)] ?? randomUUID()) : '';
            if (move.kind === 'add') {
              for (const transaction of move.rows) {
                ids.push(randomUUID());
                await db.query(
                  `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
                    original_description, description, merchant, merchant_key, flow, category, category_source,
                    is_sandbox)
                   values ($1, $2, $3, $4, $5, $6, 'posted', '', '', '', '', $7, $8, 'model', $9)`,
                  [
                    userId,
                    ids.at(-1),
                    accountId,
                    transaction.day,
                    transaction.amount,
                    transaction.currency,
                    transaction.flow,
                    transaction.category,
                    transaction.isSandbox,
                  ],
                );
              }
            } else if (move.kind === 'change') {
              await db.query(
                `update app.transactions set ${COLUMNS[move.column]} = $3 where user_id = $1 and id = $2`,
                [userId, id, move.look[move.column]],
              );
            } else if (move.kind === 'split') {
              const parts =
                "json_build_object('category', 'A', 'amountMinor', $3::bigint, 'receiptId', $4::text), " +
                "json_build_object('category', 'A', 'amountMinor', 1), json_build_object('category', 'B', " +
                "'amountMinor', amount_minor - $3 - 1)";
              await db.query(
                `update app.transactions set split = (select jsonb_build_array(${parts})), split_source = 'user'
                  where user_id = $1 and id = $2`,
                [userId, id, move.share, move.isItem ? userId : null],
              );
            } else {
              const statements = {
                remove: 'update app.transactions set removed_at = now() where user_id = $1 and id = $2',
                restore: 'update app.transactions set removed_at = null where user_id = $1 and id = $2',
                delete: 'delete from app.transactions where user_id = $1 and id = $2',
                note: "update app.transactions set note = 'x' where user_id = $1 and id = $2",
                all: `update app.transactions set amount_minor = amount_minor + 1, flow = 'spend'
                  where user_id = $1 and id >= $2`,
              };
              await db.query(statements[move.kind], [userId, id]);
            }
          });
        }
        expect(await differences(userId)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('equal the transactions after concurrent changes', async () => {
    const userId = randomUUID();
    const accountId = randomUUID();
    await db.withUser(userId, (db) =>
      db.query(
        `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
          values ($1, $2, 'file', 'A', 'checking', 'USD', false)`,
        [userId, accountId],
      ),
    );
    const many = openDatabase({ url: product().databaseUrl, connectionsMax: 6 });
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        many.withUser(userId, (db) =>
          db.query(
            `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
              original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
             select a.user_id, md5($3::int || '-' || n)::uuid, a.id, date '2026-01-01' + n, -n * 100 - $3::int,
               'USD', 'posted', '', '',
               '', '', 'spend', 'C' || (n % 3), 'model', false
               from app.accounts a, generate_series(1, 20) as n where a.user_id = $1 and a.id = $2
               order by n * (case when $3::int % 2 = 0 then 1 else -1 end)`,
            [userId, accountId, index],
          ),
        ),
      ),
    );
    await many.close();
    expect(await differences(userId)).toEqual([]);
  });
});
