import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import type { UserDb } from '#db/pool.ts';
import { allTransactionsFilter } from '#db/repositories/transaction-filter.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { listTransactionPage } from '#server/features/transactions/list-query.ts';
import { listMerchantNames } from '#server/features/transactions/merchant-names-query.ts';
import { type Explained, withExplain } from '../lib/sql/explain.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

/** The column `occurred_on`: how it is computed, and how the list uses it. */
const database = runDatabase();

const EVERYTHING = allTransactionsFilter(false);

describe('the date a transaction happened', () => {
  const POSTED = '2026-03-10';
  const near = fc.option(fc.integer({ min: -20, max: 3 }).map((days) => addDays(POSTED, days)));
  const transaction = fc.record({
    authorizedOn: near,
    describedOn: near,
    receiptOn: near,
    amountMinor: fc.constantFrom(-500, 500),
    isManual: fc.boolean(),
    feedId: fc.option(fc.constant('feed')),
    isDatedByPosting: fc.boolean(),
  });
  type Drawn = typeof transaction extends fc.Arbitrary<infer T> ? T : never;

  /** The rule: the bank's date, else the date in its text, else the receipt's, if it is close enough. */
  function expectedDay(drawn: Drawn): string {
    if (drawn.isDatedByPosting || (drawn.isManual && drawn.feedId === null)) return POSTED;
    const within = (day: string | null, days: number) =>
      day !== null && day <= POSTED && day >= addDays(POSTED, -days) ? day : null;
    return (
      within(drawn.authorizedOn, 14) ??
      within(drawn.describedOn, 14) ??
      (drawn.amountMinor < 0 ? within(drawn.receiptOn, 7) : null) ??
      POSTED
    );
  }

  it('is the most reliable date near the posting, never after it; the sums follow', async () => {
    const userId = randomUUID();
    const accountId = randomUUID();
    await database().db.withUser(userId, (db) => addAccount(db, accountId));
    await fc.assert(
      fc.asyncProperty(transaction, async (drawn) => {
        const [stored] = await database().db.withUser(userId, (db) =>
          db.query<{ on: string }>(
            `insert into app.transactions (user_id, id, account_id, posted_on, authorized_on, described_on,
              receipt_on, amount_minor, is_manual, feed_id,
               is_dated_by_posting, currency, status, original_description, description, merchant, merchant_key,
                 flow, category, category_source, is_sandbox)
             values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, 'USD', 'posted', '', '', '', '',
               'spend', 'A', 'model', false)
             returning occurred_on as "on"`,
            [
              ...[userId, accountId, POSTED, drawn.authorizedOn, drawn.describedOn, drawn.receiptOn],
              ...[drawn.amountMinor, drawn.isManual, drawn.feedId, drawn.isDatedByPosting],
            ],
          ),
        );
        expect(stored?.on).toBe(expectedDay(drawn));
      }),
      { numRuns: 150 },
    );
    const findings = await database().db.readAs(userId, checkPerson);
    expect(findings.filter(({ rule, count }) => /totals equal/.test(rule) && count > 0)).toEqual([]);
  });
});

describe('a page of the list', () => {
  it('is read from an index, at 100,000 transactions', async () => {
    const userId = randomUUID();
    const accountId = randomUUID();
    await database().db.withUser(userId, async (db) => {
      await addAccount(db, accountId);
      await db.query(
        `insert into app.transactions (user_id, id, account_id, posted_on, authorized_on, amount_minor, currency,
          status, original_description, description,
           merchant, merchant_key, flow, category, category_source, is_sandbox)
         select $1, gen_random_uuid(), $2, date '2026-01-01' - n / 50, date '2026-01-01' - n / 50 - n % 4, -100,
           'USD', 'posted', '', '', '', '', 'spend',
           'A', 'model', false
           from generate_series(1, 100000) n`,
        [userId, accountId],
      );
    });
    await database().admin.query('analyze app.transactions');
    const steps = await database().db.readAs(userId, async (db) => {
      const seen: Explained[] = [];
      const explained = withExplain(db, (each) => seen.push(each));
      const page = { sort: 'newest', after: null, limit: 50 } as const;
      await listTransactionPage(explained, EVERYTHING, {
        ...page,
        after: { at: '2024-06-01', id: accountId },
      });
      await listTransactionPage(explained, { ...EVERYTHING, from: '2024-05-01', to: '2024-06-30' }, page);
      // Each order uses an index, from the first page on.
      for (const sort of ['largest', 'smallest', 'merchant', 'merchantDown'] as const)
        await listTransactionPage(explained, EVERYTHING, { ...page, sort });
      // A text search follows the order of the list, however frequent the text; its correction skips from name to name
      // in the index.
      await listTransactionPage(explained, { ...EVERYTHING, text: 'tea' }, page);
      await listMerchantNames(explained, false);
      return seen.flatMap((each) => each.steps);
    });
    const by = (index: string) => steps.filter((step) => step['Index Name'] === index);
    expect(by('transactions_newest')).toHaveLength(3);
    expect(by('transactions_amount')).toHaveLength(2);
    expect(by('transactions_merchant')).toHaveLength(4);
    expect(steps.filter((step) => /merchant_order > /.test(step['Index Cond'] ?? ''))).toHaveLength(1);
    // Only the parts of one transaction are sorted, never the transactions.
    expect(steps.flatMap((step) => step['Sort Key'] ?? []).filter((key) => /\bt\./.test(key))).toEqual([]);
  }, 60_000);
});

async function addAccount(db: UserDb, accountId: string): Promise<void> {
  await db.query(
    `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
      values ($1, $2, 'file', 'A', 'checking', 'USD', false)`,
    [db.userId, accountId],
  );
}
