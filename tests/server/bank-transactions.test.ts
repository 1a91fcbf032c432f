import { beforeAll, describe, expect, it } from 'vitest';
import {
  allTransactions,
  institutionOf,
  type LinkedBank,
  linkAndImport,
  linkBank,
  syncNow,
  type Transaction,
  waitForImport,
} from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { ofx, preview } from '../lib/statements.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

async function emulatorCount(itemId: string): Promise<number> {
  const items = member(await controlEmulator(product().plaidUrl, { op: 'state' }), 'items');
  const item = (Array.isArray(items) ? items : []).find(
    (candidate) => member(candidate, 'itemId') === itemId,
  );
  return Number(member(item, 'transactions'));
}

describe('the first import', () => {
  it('shows no transactions until the bank is ready, then every listed transaction once', async () => {
    const person = await signUp(product());
    await controlEmulator(product().plaidUrl, { op: 'not_ready', item: 'next', calls: 3 });
    const bank = await linkBank(product(), person);
    const during = await person.call('getDashboard');
    expect(during.isImporting).toBe(true);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('importing');
    await waitForImport(product(), person, bank.itemId);
    const transactions = await allTransactions(person);
    expect(transactions).toHaveLength(await emulatorCount(bank.itemId));
    expect(new Set(transactions.map((transaction) => transaction.id)).size).toBe(transactions.length);
    expect((await person.call('getTransactionTotals')).count).toBe(transactions.length);
    expect(transactions.every((transaction) => transaction.isSandbox)).toBe(true);
    const after = await person.call('getDashboard');
    expect([after.isImporting, after.environment, after.environments]).toEqual([
      false,
      'sandbox',
      ['sandbox'],
    ]);
    expect(after.dataAsOf).not.toBeNull();
  });

  it('a full sync changes nothing: same transactions, IDs and decisions', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa', 'mastercard'] });
    const [chosen] = await allTransactions(person);
    await person.call('updateTransaction', {
      params: { transactionId: chosen?.id ?? '' },
      body: { category: 'MEDICAL_DENTAL_CARE', note: 'kept', description: 'My own name' },
    });
    const before = await allTransactions(person);
    await product().admin.query('update app.bank_connections set cursor = null where user_id = $1', [
      person.userId,
    ]);
    await syncNow(product(), person, bank.itemId);
    expect(await allTransactions(person)).toEqual(before);
  });

  it('drops the pages and restarts if the bank’s data changes between two pages', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['visa'] });
    const told = async () =>
      (await allTransactions(person)).map(({ postedOn, amountMinor, description }) =>
        JSON.stringify([postedOn, amountMinor, description]),
      );
    const before = (await told()).sort();
    expect(before.length, 'more than one page of 500').toBeGreaterThan(500);
    // As in a first import, where pages lost in the restart are not stored anywhere.
    for (const statement of [
      'delete from app.transactions where user_id = $1',
      'update app.bank_connections set cursor = null where user_id = $1',
    ])
      await product().admin.query(statement, [person.userId]);
    await bank.order({ op: 'mutation', afterPage: 1, times: 2 });
    await syncNow(product(), person, bank.itemId);
    const errors = (await bank.calls('/transactions/sync')).filter((call) => call.status === 400);
    expect(errors).toHaveLength(2);
    expect((await told()).sort()).toEqual(before);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
  });
});

describe('transactions changed by the bank', () => {
  let person: Person;
  let bank: LinkedBank;

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  });

  const find = async (q: string): Promise<Transaction[]> => allTransactions(person, { q });
  const only = async (q: string): Promise<Transaction> => {
    const transactions = await find(q);
    expect(transactions).toHaveLength(1);
    return transactions[0] ?? expect.fail();
  };

  it('modified: the same transaction with the new amount and date, without the old amount anywhere', async () => {
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -1234,
      description: 'QUINCE PHARMACY 0001',
    });
    const before = await only('quince');
    await bank.change({ op: 'modify', row, amountMinor: -2345, on: '2026-11-12' });
    const after = await only('quince');
    expect([after.id, after.amountMinor, after.postedOn]).toEqual([before.id, -2345, '2026-11-12']);
  });

  it.each([
    ['named by the bank', true],
    ['not named by the bank', false],
  ])('posted, its pending row %s: the same row with the user’s edits', async (name, linked) => {
    const word = linked ? 'TAMARIND' : 'ROSEHIP';
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -4210,
      description: `${word} CLINIC 8841`,
      merchantName: `${word} Clinic`,
      state: 'pending',
    });
    const pending = await only(word);
    expect(pending.status, name).toBe('pending');
    await person.call('updateTransaction', {
      params: { transactionId: pending.id },
      body: { category: 'MEDICAL_DENTAL_CARE', note: 'crown', description: `${word} crown` },
    });
    await bank.change({ op: 'post', row, linked });
    const posted = await only(word);
    expect(posted).toMatchObject({
      id: pending.id,
      status: 'posted',
      amountMinor: -4210,
      category: 'MEDICAL_DENTAL_CARE',
      description: `${word} crown`,
    });
    const detail = await person.call('getTransaction', { params: { transactionId: posted.id } });
    expect(detail.transaction.note).toBe('crown');
    expect(detail.transaction.categorySource).toBe('user');
  });

  it('a tip: the posted amount counts instead of the pending one', async () => {
    const before = await person.call('getDashboard', { query: { environment: 'sandbox' } });
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -5000,
      description: 'SORREL TABLE',
      category: 'FOOD_AND_DRINK_RESTAURANT',
      state: 'pending',
    });
    const pending = await only('sorrel');
    await bank.change({ op: 'tip', row, tipMinor: 900 });
    await bank.change({ op: 'post', row });
    const posted = await only('sorrel');
    expect([posted.id, posted.amountMinor]).toEqual([pending.id, -5900]);
    const after = await person.call('getDashboard', { query: { environment: 'sandbox' } });
    expect(after.totals.totalSpend - before.totals.totalSpend).toBeCloseTo(59, 6);
  });

  it('removed: not in the list, totals or details; listed again: the same transaction with its note', async () => {
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -700,
      description: 'MEDLAR KIOSK',
    });
    const added = await only('medlar');
    await person.call('updateTransaction', { params: { transactionId: added.id }, body: { note: 'mine' } });
    const counted = await person.call('getTransactionTotals');
    await bank.change({ op: 'remove', row });
    expect(await find('medlar')).toEqual([]);
    const less = await person.call('getTransactionTotals');
    expect([counted.count - less.count, counted.spendMinor - less.spendMinor]).toEqual([1, 700]);
    expectFailure(await person.ask('getTransaction', { params: { transactionId: added.id } }), 'NotFound');
    await bank.change({ op: 'restore', row });
    expect((await only('medlar')).id).toBe(added.id);
    const detail = await person.call('getTransaction', { params: { transactionId: added.id } });
    expect(detail.transaction.note).toBe('mine');
    const { postedOn: on, accountId } = await only('medlar');
    const { id } = await preview(
      product(),
      person,
      ofx([{ on, amount: '-7.00', name: 'MEDLAR KIOSK', id: 'm1' }]),
    );
    const body = { targets: [{ index: 0, accountId }] };
    await person.call('confirmImport', { params: { importId: id }, body });
    expect((await only('medlar')).id, 'a file that lists it too').toBe(added.id);
  });

  it('a category set by the user survives all bank updates', async () => {
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -800,
      description: 'LOQUAT STORE',
    });
    const added = await only('loquat');
    await person.call('updateTransaction', {
      params: { transactionId: added.id },
      body: { category: 'MEDICAL_VETERINARY_SERVICES' },
    });
    await bank.change({ op: 'modify', row, category: 'FOOD_AND_DRINK_COFFEE', amountMinor: -801 });
    expect(await only('loquat')).toMatchObject({
      category: 'MEDICAL_VETERINARY_SERVICES',
      amountMinor: -801,
    });
  });

  it('two equal transactions of one day are two transactions', async () => {
    for (const id of ['twin-a', 'twin-b'])
      await bank.change({ op: 'add', id, account: 'hsa', amountMinor: -250, description: 'CARDOON TRAM' });
    expect(await find('cardoon')).toHaveLength(2);
  });

  it('over several days, new transactions arrive and every transaction is listed once', async () => {
    await controlEmulator(product().plaidUrl, { op: 'advance', days: 3 });
    await controlEmulator(product().plaidUrl, { op: 'settle' });
    await waitUntilIdle(product(), person.userId);
    const transactions = await waitFor('the new rows', async () => {
      const all = await allTransactions(person);
      return all.length === (await emulatorCount(bank.itemId)) ? all : null;
    });
    expect(new Set(transactions.map((transaction) => transaction.id)).size).toBe(transactions.length);
  });
});
