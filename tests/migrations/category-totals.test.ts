import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { migrate, migrationNames, recreateTables } from '#db/migrate.ts';
import { openDatabase } from '#db/pool.ts';
import { copyDatabase } from '../lib/database.ts';

const USER = randomUUID();

/**
 * The transactions of one day: spend and a refund in a category, income, a transfer, and one split by a receipt's item.
 */
const TRANSACTIONS = [
  { amount: -500, flow: 'spend', category: 'A', split: null },
  { amount: 200, flow: 'refund', category: 'A', split: null },
  { amount: 9_000, flow: 'income', category: 'B', split: null },
  { amount: -4_000, flow: 'transfer', category: 'C', split: null },
  {
    ...{ amount: -1_000, flow: 'spend', category: 'D' },
    split: [
      { category: 'A', amountMinor: -300, receiptId: USER },
      { category: 'A', amountMinor: -100, receiptId: null },
      { category: 'D', amountMinor: -600, receiptId: null },
    ],
  },
];

async function fillAsBefore(client: pg.Client): Promise<void> {
  await client.query(
    `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
      values ($1, $1, 'file', 'A', 'checking', 'USD', false)`,
    [USER],
  );
  for (const { amount, flow, category, split } of TRANSACTIONS)
    await client.query(
      `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
        original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox, split,
        split_source)
       values ($1, gen_random_uuid(), $1, '2026-01-02', $2, 'USD', 'posted', '', '', '', '', $3, $4, 'model', false,
         $5::jsonb, case when $5::jsonb is not null then 'receipt' end)`,
      [USER, amount, flow, category, split === null ? null : JSON.stringify(split)],
    );
  await client.query(
    `insert into app.day_totals (user_id, is_sandbox, currency, day, spend_minor, income_minor, rows)
      values ($1, false, 'USD', '2026-01-02', 1300, 9000, 5)`,
    [USER],
  );
}

it('data stored before daily category sums is summed by category, and the check reports a wrong sum', async () => {
  const copy = await copyDatabase();
  if (!copy) throw new Error('this test needs the cluster that the server tests share');
  const earlier = (await migrationNames()).filter((name) => name < '0028');
  await recreateTables(copy.adminUrl, earlier, fillAsBefore);
  await migrate(copy.adminUrl);
  const db = openDatabase({ url: copy.serviceUrl, connectionsMax: 1 });
  const broken = async () =>
    (await db.readAs(USER, checkPerson))
      .filter(({ rule, count }) => /totals/.test(rule) && count > 0)
      .map(({ rule }) => rule);
  expect(
    await db.readAs(USER, (db) =>
      db.query(
        `select category, spend_minor as spend, itemized_minor as itemized, income_minor as income,
           spend_parts as parts from app.category_totals where user_id = $1 order by 1`,
        [USER],
      ),
    ),
  ).toEqual([
    { category: 'A', spend: 700, itemized: 300, income: 0, parts: 3 },
    { category: 'B', spend: 0, itemized: 0, income: 9_000, parts: 0 },
    { category: 'D', spend: 600, itemized: 0, income: 0, parts: 1 },
  ]);
  expect(await broken()).toEqual([]);
  for (const categories of [
    '{"A": [700, 300, 0, 3]}',
    '{"A": [700, 299, 0, 3], "B": [0, 0, 9000, 0], "D": [600, 0, 0, 1]}',
  ]) {
    await db.withUser(USER, (db) =>
      db.query('update app.day_totals set categories = $2 where user_id = $1', [USER, categories]),
    );
    expect(await broken()).toEqual(['category totals equal the sums of the transaction parts']);
  }
  await db.close();
  await copy.drop();
});
