import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { type Database, openDatabase } from '#db/pool.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { allTransactions, linkAndImport, syncNow } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, deliverEmail, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();
let db: Database;

beforeAll(() => {
  db = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
});
afterAll(() => db.close());

const SANDBOX = { environment: 'sandbox' } as const;

const broken = async (person: Person) =>
  (await db.readAs(person.userId, checkPerson)).filter((finding) => finding.count > 0);

describe('the date of a transaction', () => {
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
    await deliverEmail(product(), NOOR, {
      at: '2026-11-18T12:00:00Z',
      ...orderEmail({
        merchant: 'Quill Books',
        orderId: 'QB-310772',
        unitPriceMinor: 2999,
        cardMask: '3390',
      }),
    });
    await person.call('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
  }, 120_000);

  it('is the purchase date, with the posting date next to it; the list and its filter use it', async () => {
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

  it('follows the setting, for stored and later transactions, and back again', async () => {
    const before = await allTransactions(person, SANDBOX);
    await person.call('updateProfile', { body: { datesBy: 'posting' } });
    expect((await person.call('getSettings')).settings.profile.datesBy).toBe('posting');
    const imported = await importFile(
      product(),
      person,
      ofx([{ id: 'day-1', on: '2026-03-04', amount: '-12.00', name: 'PURCHASE AUTHORIZED ON 03/02 KROGER' }]),
    );
    const posted = await allTransactions(person, SANDBOX);
    const live = await allTransactions(person, { environment: 'live' });
    expect(live).toHaveLength(1);
    expect([...posted, ...live].filter(({ occurredOn, postedOn }) => occurredOn !== postedOn)).toEqual([]);
    expect(await broken(person)).toEqual([]);
    await person.call('updateProfile', { body: { datesBy: 'purchase' } });
    const [kroger] = await allTransactions(person, { environment: 'live', q: 'kroger' });
    expect(kroger).toMatchObject({ occurredOn: '2026-03-02', postedOn: '2026-03-04' });
    await undo(person, imported);
    await waitUntilIdle(product(), person.userId);
    expect(await allTransactions(person, SANDBOX)).toEqual(before);
    expect(await broken(person)).toEqual([]);
  });

  it('is the matched receipt’s if the bank has none; without the match it is the posting date again', async () => {
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
    await waitUntilIdle(product(), person.userId);
    expect(await broken(person)).toEqual([]);
  });

  it('is set on transactions an earlier version stored without it, by any later write', async () => {
    const days = async () =>
      (await allTransactions(person, SANDBOX)).map(({ id, occurredOn }) => `${id} ${occurredOn}`);
    const before = await days();
    const { admin } = product();
    await admin.query(
      'update app.transactions set described_on = null, receipt_on = null, authorized_on = null where user_id = $1',
      [person.userId],
    );
    await importFile(
      product(),
      person,
      ofx([{ on: '2026-11-20', amount: '-4.10', name: 'QUINCE SHOP', id: 'q' }]),
    );
    await waitUntilIdle(product(), person.userId);
    const without = await days();
    await admin.query("update app.profiles set named_by = '' where user_id = $1", [person.userId]);
    await importFile(
      product(),
      person,
      ofx([{ on: '2026-11-21', amount: '-4.20', name: 'QUINCE SHOP', id: 'r' }]),
    );
    await waitUntilIdle(product(), person.userId);
    const again = await days();
    expect(again).not.toEqual(without);
    const books = (await allTransactions(person, { ...SANDBOX, q: 'quill books' }))[0];
    expect(before).toContain(`${books?.id} ${books?.occurredOn}`);
    expect(books?.occurredOn).toBe('2026-11-18');
    expect(await broken(person)).toEqual([]);
  });
});

describe('the current day', () => {
  it('is that of each user’s own time zone', async () => {
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
        const balances = await db.readAs(person.userId, (db) =>
          db.query<{ on: string }>('select balance_on as "on" from app.balances where user_id = $1', [
            db.userId,
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
