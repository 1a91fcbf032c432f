import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { allTransactions, type LinkedBank, linkAndImport, syncNow, type Transaction } from '../lib/bank.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

// The reconciliation table end to end: emulator or file, adapter, database, API. Everything the bank reports first is
// imported at once, then the user acts, then everything the bank reports next is imported at once.
const product = runProduct();

const find = (person: Person, q: string): Promise<Transaction[]> => allTransactions(person, { q });

async function only(person: Person, q: string): Promise<Transaction> {
  const transactions = await find(person, q);
  expect(transactions, q).toHaveLength(1);
  return transactions[0] ?? expect.fail();
}

async function keepsEveryRule(person: Person): Promise<void> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
}

describe('a bank feed, its pending transactions and the user’s edits', () => {
  let person: Person;
  let deleted: { eventId: string | null };
  let bank: LinkedBank;
  const first = new Map<string, Transaction>();

  async function add(description: string, amountMinor: number, on: string, more: object = {}) {
    const done = await bank.order({
      op: 'add',
      account: 'hsa',
      silent: true,
      ...{ description, amountMinor, on },
      ...more,
    });
    return String(member(done, 'row'));
  }

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person, { accounts: ['hsa', 'mastercard', 'savings'] });
    const pending = { state: 'pending' };
    const rows = {
      linked: await add('ZUCCHINI LINKED', -2011, '2026-11-18', pending),
      tipped: await add('ENDIVE BISTRO', -5007, '2026-11-18', pending),
      dropped: await add('CARDOON HOTEL', -5113, '2026-11-18', pending),
      twinA: await add('SORREL VENDING', -999, '2026-11-17', pending),
      twinB: await add('SORREL VENDING', -999, '2026-11-18', pending),
      changed: await add('LOVAGE MARKET', -3019, '2026-11-12'),
      deleted: await add('TANSY KIOSK', -4123, '2026-11-11'),
    };
    await syncNow(product(), person, bank.itemId);
    for (const q of ['zucchini', 'endive', 'cardoon', 'lovage', 'tansy']) first.set(q, await only(person, q));
    const medical = { category: 'MEDICAL_DENTAL_CARE' };
    await person.call('updateTransaction', { params: { transactionId: idOf('zucchini') }, body: medical });
    await person.call('updateTransaction', {
      params: { transactionId: idOf('lovage') },
      body: { ...medical, description: 'Mum’s groceries' },
    });
    deleted = await person.call('deleteTransaction', { params: { transactionId: idOf('tansy') } });
    const hsa = first.get('zucchini')?.accountId ?? '';
    const enter = (description: string, amountMinor: number, postedOn: string) =>
      person.call('createTransaction', {
        body: { accountId: hsa, description, amountMinor, postedOn, note: 'by hand' },
      });
    await enter('Walts', -7546, '2026-11-09');
    await enter('Quail eggs', -2002, '2026-11-02');
    await bank.order({ op: 'post', row: rows.linked, silent: true });
    await bank.order({ op: 'post', row: rows.tipped, amountMinor: -6008, silent: true });
    await bank.order({ op: 'remove', row: rows.dropped, silent: true });
    await bank.order({ op: 'post', row: rows.twinB, linked: false, silent: true });
    await bank.order({ op: 'post', row: rows.twinA, linked: false, silent: true });
    await bank.order({
      op: 'modify',
      row: rows.changed,
      amountMinor: -3100,
      description: 'LOVAGE MKT 22',
      silent: true,
    });
    await add('WALTS DRUGS', -7546, '2026-11-10');
    await add('MARROW CINEMA', -2002, '2026-11-07');
    await add('QUAIL EGGS FARM', -2002, '2026-11-03');
    await add('OKRA ON CARD', -8_017, '2026-11-03', { account: 'mastercard' });
    await add('PIX FROM JOAO', 8_017, '2026-11-05', { account: 'savings' });
    await add('PAYMENT THANK YOU QX9', 20_017, '2026-11-09', { account: 'mastercard' });
    await add('CARD PAYMENT 8802 QX9', -20_017, '2026-11-10', { account: 'savings' });
    await add('TRANSFER FROM HSA QY7', 31_337, '2026-11-01', { account: 'savings' });
    await add('TRANSFER TO SAVINGS QY7', -31_337, '2026-11-06');
    await syncNow(product(), person, bank.itemId);
    // Once more from the beginning, which must change nothing.
    await product().admin.query(
      'update app.bank_connections set cursor = null, needs_sweep = true where user_id = $1',
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
  });

  const idOf = (q: string): string => first.get(q)?.id ?? expect.fail(q);

  it('a pending transaction posts as the same transaction, with the user’s category', async () => {
    expect(await only(person, 'zucchini')).toMatchObject({
      id: idOf('zucchini'),
      status: 'posted',
      category: 'MEDICAL_DENTAL_CARE',
    });
  });

  it('a tip changes the amount of the same transaction; its history has both amounts', async () => {
    const transaction = await only(person, 'endive');
    expect(transaction).toMatchObject({ id: idOf('endive'), amountMinor: -6008, status: 'posted' });
    const { history } = await person.call('getTransaction', { params: { transactionId: transaction.id } });
    expect(JSON.stringify(history)).toContain('50.07');
    expect(JSON.stringify(history)).toContain('60.08');
  });

  it('a pending transaction without a posted form is removed', async () => {
    expect(await find(person, 'cardoon')).toEqual([]);
  });

  it('two equal pending transactions that post without a link stay two transactions', async () => {
    expect((await find(person, 'sorrel')).map((transaction) => transaction.status)).toEqual([
      'posted',
      'posted',
    ]);
  });

  it('a changed transaction has the bank’s amount and the user’s name and category', async () => {
    expect(await find(person, 'lovage')).toMatchObject([
      {
        id: idOf('lovage'),
        amountMinor: -3100,
        description: 'Mum’s groceries',
        category: 'MEDICAL_DENTAL_CARE',
      },
    ]);
  });

  it('a deleted transaction stays deleted after a full sync, until the user restores it', async () => {
    expect(await find(person, 'tansy')).toEqual([]);
    await undo(person, deleted);
    expect(await only(person, 'tansy')).toMatchObject({ id: idOf('tansy') });
  });

  it('a manual transaction and the bank’s merge, with the user’s texts and the bank’s date and amount', async () => {
    const row = await only(person, 'walts');
    const { transaction } = await person.call('getTransaction', { params: { transactionId: row.id } });
    expect(transaction).toMatchObject({
      description: 'Walts',
      note: 'by hand',
      originalDescription: 'WALTS DRUGS',
      isManual: false,
    });
    const answer = await person.ask('updateTransaction', {
      params: { transactionId: row.id },
      body: { amountMinor: -1 },
    });
    expect(answer.status).toBe(409);
  });

  it('of two bank transactions, the one with the same merchant merges with the manual one, in any order', async () => {
    const transactions = await allTransactions(person, { from: '2026-11-01', to: '2026-11-08' });
    expect(
      transactions
        .filter((transaction) => transaction.amountMinor === -2002)
        .map((transaction) => transaction.description.toLowerCase())
        .sort(),
    ).toEqual([expect.stringContaining('marrow'), 'quail eggs']);
  });

  it('money from a friend is not a transfer; a card payment is one even if the card posts first', async () => {
    expect((await only(person, 'okra')).type).toBe('expense');
    expect((await only(person, 'pix')).type).not.toBe('transfer');
    expect((await only(person, 'thank you qx9')).type).toBe('transfer');
    expect((await only(person, '8802 qx9')).type).toBe('transfer');
  });

  it('an inflow five days before the outflow is not its counterpart', async () => {
    for (const q of ['from hsa qy7', 'to savings qy7']) {
      const { id } = await only(person, q);
      const detail = await person.call('getTransaction', { params: { transactionId: id } });
      expect(detail.transaction.transfer, q).toBeNull();
    }
  });

  it('passes the integrity check', () => keepsEveryRule(person));
});

describe('statement files', () => {
  let person: Person;
  const day = (n: number) => `2026-10-${String(n).padStart(2, '0')}`;
  const transactionOf = (n: number, amount: string, name: string, id: string) => ({
    on: day(n),
    amount,
    name,
    id,
  });

  beforeAll(async () => {
    person = await signUp(product());
  });

  const count = async () => (await person.call('getTransactionTotals')).count;

  it('the same file twice adds nothing; an overlapping one adds only the new transactions', async () => {
    const rows = Array.from({ length: 15 }, (_, n) =>
      transactionOf(n + 1, `-${n + 1}.${n + 10}`, `SHOP ${n}`, `7000${n}`),
    );
    const before = await count();
    await importFile(product(), person, ofx(rows.slice(0, 10), { id: '1111' }));
    await importFile(product(), person, ofx(rows.slice(0, 10), { id: '1111' }));
    expect(await count()).toBe(before + 10);
    await importFile(product(), person, ofx(rows.slice(4, 14), { id: '1111' }));
    expect(await count()).toBe(before + 14);
  });

  it('equal transactions of one day are counted: two stay two, and a third is added once', async () => {
    const before = await count();
    const line = '2026-10-05,-4.50,COFFEE CORNER\n';
    const csv = (n: number) => `Date,Amount,Description\n${line.repeat(n)}2026-10-20,-31.00,BOOKS\n`;
    const run = async (n: number) => {
      const shown = await preview(product(), person, csv(n), 'coffee.csv');
      await person.call('confirmImport', { params: { importId: shown.id }, body: {} });
    };
    await run(2);
    expect(await count()).toBe(before + 3);
    await run(2);
    expect(await count()).toBe(before + 3);
    await run(3);
    expect(await count()).toBe(before + 4);
  });

  it('transactions that share an ID (a fee, or the next month’s) stay separate', async () => {
    const before = await count();
    const pair = [
      transactionOf(3, '-100.00', 'MERCADO LISBOA', '9'),
      transactionOf(3, '-3.00', 'FOREIGN FEE', '9'),
    ];
    await importFile(product(), person, ofx(pair, { id: '2222' }));
    await importFile(product(), person, ofx(pair, { id: '2222' }));
    expect(await count()).toBe(before + 2);
    const august = [{ on: '2026-08-04', amount: '-10.00', name: 'AUGUST ROW', id: '1' }];
    const september = [{ on: '2026-09-04', amount: '-25.00', name: 'SEPTEMBER ROW', id: '1' }];
    await importFile(product(), person, ofx(august, { id: '3333' }));
    await importFile(product(), person, ofx(september, { id: '3333' }));
    expect(await count()).toBe(before + 4);
    expect(await only(person, 'august row')).toMatchObject({ amountMinor: -1000 });
  });

  it('linking an account after file imports merges the overlap and keeps the earlier months', async () => {
    const reader = await signUp(product());
    await linkAndImport(product(), reader, { accounts: ['hsa'] });
    const bankTransactions = await allTransactions(reader);
    const old = bankTransactions.filter((transaction) => transaction.postedOn < '2026-09-01');
    const mover = await signUp(product());
    const file = ofx(
      old.map((transaction, index) => ({
        on: transaction.postedOn,
        amount: (transaction.amountMinor / 100).toFixed(2),
        name: transaction.description.toUpperCase(),
        id: `F${index}00`,
      })),
      { id: '000000003390', kind: 'SAVINGS' },
    );
    await importFile(product(), mover, file);
    // Sandbox data is never mixed with real data: here the file counts as sandbox data.
    for (const table of ['transactions', 'accounts'])
      await product().admin.query(`update app.${table} set is_sandbox = true where user_id = $1`, [
        mover.userId,
      ]);
    const before = await allTransactions(mover);
    expect(before).toHaveLength(old.length);
    await linkAndImport(product(), mover, { accounts: ['hsa'] });
    const after = await allTransactions(mover);
    expect(after).toHaveLength(bankTransactions.length);
    const shape = (transactions: readonly Transaction[]) =>
      transactions
        .map((transaction) => [transaction.id, transaction.postedOn, transaction.amountMinor].join())
        .sort();
    expect(shape(after.filter((transaction) => transaction.postedOn < '2026-09-01'))).toEqual(shape(before));
    expect((await mover.call('listAccounts')).accounts).toHaveLength(1);
    await keepsEveryRule(mover);
  });

  it('an account in another currency is never matched by number alone', async () => {
    const rows = [transactionOf(8, '-64.00', 'GLOBE ARTICHOKE', '64001')];
    await importFile(product(), person, ofx(rows, { id: '4444' }));
    await importFile(product(), person, ofx(rows, { id: '5555', currency: 'EUR' }));
    expect((await find(person, 'artichoke')).map((transaction) => transaction.currency).sort()).toEqual([
      'EUR',
      'USD',
    ]);
  });

  it('passes the integrity check', async () => {
    await waitUntilIdle(product(), person.userId);
    await keepsEveryRule(person);
  });
});
