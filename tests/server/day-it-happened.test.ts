import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { type Database, openDatabase, type UserDb } from '#db/pool.ts';
import { everyTransaction } from '#db/repositories/transaction-filter.ts';
import { addDays, civilDateAt } from '#domain/calendar/civil-date.ts';
import { listPage } from '#server/features/transactions/list-query.ts';
import { allTransactions, linkAndImport, syncNow } from '../lib/bank.ts';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, deliver, NOOR, orderMail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();
let db: Database;

beforeAll(() => {
  db = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
});
afterAll(() => db.close());

const EVERYTHING = everyTransaction(false);
const SANDBOX = { world: 'sandbox' } as const;

const broken = async (person: Person) =>
  (await db.readAs(person.userId, checkPerson)).filter((finding) => finding.count > 0);

describe('the day a transaction happened', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp(product());
    const bank = await linkAndImport(product(), person);
    await bank.order({
      ...{ op: 'add', account: 'hsa', on: '2026-11-20', silent: true, id: 'books' },
      ...{ amountMinor: -2999, description: 'QUILL BOOKS' },
    });
    await syncNow(product(), person, bank.itemId);
    await connectGmail(person, NOOR);
    await deliver(product(), NOOR, {
      at: '2026-11-18T12:00:00Z',
      ...orderMail({ merchant: 'Quill Books', orderId: 'QB-310772', unitPriceMinor: 2999, cardMask: '3390' }),
    });
    await person.call('requestGmailSync');
    await quiet(product(), person.userId);
  }, 120_000);

  it('is that of the purchase, with the posting date beside it; the list and its filter follow it', async () => {
    const transactions = await allTransactions(person, SANDBOX);
    const later = transactions.filter((transaction) => transaction.postedOn > transaction.occurredOn);
    expect(later.length).toBeGreaterThan(100);
    for (const { occurredOn, authorizedOn } of later) if (authorizedOn) expect(occurredOn).toBe(authorizedOn);
    const days = transactions.map((transaction) => transaction.occurredOn);
    expect(days).toEqual([...days].sort().reverse());
    const acrossMonths = later.find(
      ({ occurredOn, postedOn }) => occurredOn.slice(0, 7) !== postedOn.slice(0, 7),
    );
    const { id, occurredOn } = acrossMonths ?? expect.fail();
    const found = await allTransactions(person, { from: occurredOn, to: occurredOn });
    expect(found.map((transaction) => transaction.id)).toContain(id);
    const { transactions: recent } = await person.call('getDashboard');
    expect(recent.map(({ date }) => date)).toEqual(days.slice(0, recent.length));
  });

  it('follows the setting, for what is stored and what comes later, and back again', async () => {
    const before = await allTransactions(person, SANDBOX);
    await person.call('updateProfile', { body: { datesBy: 'posting' } });
    expect((await person.call('getSettings')).settings.profile.datesBy).toBe('posting');
    const imported = await importFile(
      product(),
      person,
      ofx([{ id: 'day-1', on: '2026-03-04', amount: '-12.00', name: 'PURCHASE AUTHORIZED ON 03/02 KROGER' }]),
    );
    const posted = await allTransactions(person, SANDBOX);
    const live = await allTransactions(person, { world: 'live' });
    expect(live).toHaveLength(1);
    expect([...posted, ...live].filter(({ occurredOn, postedOn }) => occurredOn !== postedOn)).toEqual([]);
    expect(await broken(person)).toEqual([]);
    await person.call('updateProfile', { body: { datesBy: 'purchase' } });
    const [kroger] = await allTransactions(person, { world: 'live', q: 'kroger' });
    expect(kroger).toMatchObject({ occurredOn: '2026-03-02', postedOn: '2026-03-04' });
    await undo(person, imported);
    await quiet(product(), person.userId);
    expect(await allTransactions(person, SANDBOX)).toEqual(before);
    expect(await broken(person)).toEqual([]);
  });

  it('is that of the matched receipt where the bank knows none; without the match it is the posting date again', async () => {
    const [charge] = await allTransactions(person, { ...SANDBOX, q: 'quill' });
    const { id, hasReceipt, authorizedOn, postedOn } = charge ?? expect.fail();
    expect({ hasReceipt, authorizedOn, postedOn }).toEqual({
      ...{ hasReceipt: true, authorizedOn: null, postedOn: '2026-11-20' },
    });
    const params = { transactionId: id };
    const { receipts } = await person.call('getTransaction', { params });
    const receiptId = receipts[0]?.id ?? expect.fail();
    const day = async () => (await person.call('getTransaction', { params })).transaction;
    expect((await day()).occurredOn).toBe('2026-11-18');
    const unmatched = await person.call('unmatchReceipt', { params: { ...params, receiptId } });
    expect((await day()).occurredOn).toBe('2026-11-20');
    await undo(person, unmatched);
    expect((await day()).occurredOn).toBe('2026-11-18');
    await quiet(product(), person.userId);
    expect(await broken(person)).toEqual([]);
  });
});

describe('the rule of the day', () => {
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

  /** The rule in plain words: the bank's date, else that in its text, else that of the receipt, each near enough. */
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

  it('takes the most reliable date that is near the posting, never one after it; the sums follow', async () => {
    const userId = randomUUID();
    const accountId = randomUUID();
    await db.withUser(userId, (own) => addAccount(own, accountId));
    await fc.assert(
      fc.asyncProperty(transaction, async (drawn) => {
        const [stored] = await db.withUser(userId, (own) =>
          own.query<{ on: string }>(
            `insert into app.transactions (user_id, id, account_id, posted_on, authorized_on, described_on, receipt_on, amount_minor, is_manual, feed_id,
               is_dated_by_posting, currency, status, original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
             values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, 'USD', 'posted', '', '', '', '', 'spend', 'A', 'model', false)
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
    const findings = await db.readAs(userId, checkPerson);
    expect(findings.filter(({ rule, count }) => /totals equal/.test(rule) && count > 0)).toEqual([]);
  });
});

describe('days', () => {
  it('are those of each user’s own time zone, at the same moment', async () => {
    // 25 hours apart: never the same day.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const days = await Promise.all(
      zones.map(async (timeZone) => {
        const person = await signUp(product());
        await person.call('updateProfile', { body: { timeZone } });
        const before = civilDateAt(new Date(), timeZone);
        await person.call('createAccount', {
          body: { name: 'Cash tin', accountType: 'other', currency: 'USD', balanceMinor: 5_000 },
        });
        const { period } = await person.call('getDashboard');
        const balances = await db.readAs(person.userId, (own) =>
          own.query<{ on: string }>('select balance_on as "on" from app.balances where user_id = $1', [
            own.userId,
          ]),
        );
        expect([before, civilDateAt(new Date(), timeZone)]).toContain(balances[0]?.on);
        expect(period.to.slice(0, 7)).toBe(balances[0]?.on.slice(0, 7));
        return balances[0]?.on;
      }),
    );
    expect(days[0]).not.toBe(days[1]);
  });
});

describe('a page of the list', () => {
  it('is read from an index, at 100,000 transactions', async () => {
    const userId = randomUUID();
    const accountId = randomUUID();
    await db.withUser(userId, async (own) => {
      await addAccount(own, accountId);
      await own.query(
        `insert into app.transactions (user_id, id, account_id, posted_on, authorized_on, amount_minor, currency, status, original_description, description,
           merchant, merchant_key, flow, category, category_source, is_sandbox)
         select $1, gen_random_uuid(), $2, date '2026-01-01' - n / 50, date '2026-01-01' - n / 50 - n % 4, -100, 'USD', 'posted', '', '', '', '', 'spend',
           'A', 'model', false
           from generate_series(1, 100000) n`,
        [userId, accountId],
      );
    });
    await product().admin.query('analyze app.transactions');
    const lines = await db.readAs(userId, async (own) => {
      const plan: string[] = [];
      const explaining: UserDb = {
        ...own,
        query: async (sql, values) => {
          const rows = await own.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
          plan.push(...rows.map((row) => row['QUERY PLAN']));
          return [];
        },
      };
      const page = { sort: 'newest', after: null, limit: 50 } as const;
      await listPage(explaining, EVERYTHING, { ...page, after: { at: '2024-06-01', id: accountId } });
      await listPage(explaining, { ...EVERYTHING, from: '2024-05-01', to: '2024-06-30' }, page);
      // Each order has an index, from its first page on.
      for (const sort of ['largest', 'smallest', 'merchant', 'merchantDown'] as const)
        await listPage(explaining, EVERYTHING, { ...page, sort });
      return plan;
    });
    expect(lines.filter((line) => line.includes('transactions_newest'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('transactions_amount'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('transactions_merchant'))).toHaveLength(2);
    // The parts of one transaction are sorted; the transactions never are.
    expect(lines.filter((line) => /Sort Key: .*\bt\./.test(line))).toEqual([]);
  }, 60_000);
});

async function addAccount(own: UserDb, accountId: string): Promise<void> {
  await own.query(
    `insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox) values ($1, $2, 'file', 'A', 'checking', 'USD', false)`,
    [own.userId, accountId],
  );
}
