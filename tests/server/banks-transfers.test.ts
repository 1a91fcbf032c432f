import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { allTransactions, type LinkedBank, linkAndImport, type Transaction } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();

let person: Person;
let bank: LinkedBank;

beforeAll(async () => {
  person = await signUp(product());
  bank = await linkAndImport(product(), person, { accounts: ['checking', 'savings', 'hsa'] });
});

async function add(
  account: string,
  amountMinor: number,
  on: string,
  description: string,
): Promise<Transaction> {
  await bank.change({ op: 'add', account, amountMinor, on, description, category: 'OTHER_OTHER' });
  const transactions = await allTransactions(person, { q: description });
  const transaction =
    transactions.find((candidate) => candidate.amountMinor === amountMinor) ??
    expect.fail(`no row ${description}`);
  // Whatever its description says, the transaction counts until it is paired.
  await person.call('updateTransaction', {
    params: { transactionId: transaction.id },
    body: { category: amountMinor < 0 ? 'OTHER_OTHER' : 'INCOME_OTHER' },
  });
  return transaction;
}

const transactionOf = async (transaction: Transaction): Promise<Transaction> =>
  (await person.call('getTransaction', { params: { transactionId: transaction.id } })).transaction;
const detailOf = (transaction: Transaction) =>
  person.call('getTransaction', { params: { transactionId: transaction.id } });
async function keepsEveryRule(): Promise<void> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
}
const possible = async () =>
  (await person.call('getDashboard')).attention.find((item) => item.kind === 'review')?.title ?? null;

describe('likely transfers', () => {
  it('of one outflow and two inflows, both pairs are suggested; the rejected inflow is income', async () => {
    const out = await add('checking', -51_237, '2026-11-07', 'ONLINE TRANSFER ZAMBEZI');
    const into = await add('savings', 51_237, '2026-11-09', 'ONLINE TRANSFER CONGO');
    const other = await add('hsa', 51_237, '2026-11-09', 'ONLINE TRANSFER LIMPOPO');
    await bank.change({ op: 'add', account: 'hsa', amountMinor: -2, description: 'STIR FIRST' });
    const asked = await detailOf(out);
    // While the pair is in question, neither half counts.
    expect(asked.transaction).toMatchObject({ type: 'transfer', hasSuggestion: true, transfer: null });
    expect(asked.transferSuggestions.map((transaction) => transaction.transactionId).sort()).toEqual(
      [into.id, other.id].sort(),
    );
    expect(await possible()).toMatch(/^\d+ items? to review$/);
    await person.call('decideTransfer', {
      params: { transactionId: into.id, otherId: out.id },
      body: { decision: 'confirm' },
    });
    const types = async () =>
      Promise.all([out, into, other].map(async (transaction) => (await transactionOf(transaction)).type));
    const atOnce = await types();
    expect(atOnce.slice(0, 2)).toEqual(['transfer', 'transfer']);
    expect(atOnce[2]).toBe('income');
    await waitUntilIdle(product(), person.userId);
    expect(await types(), 'working everything out anew changes nothing').toEqual(atOnce);
    expect((await detailOf(out)).transaction.transfer).toMatchObject({
      transactionId: into.id,
      decidedBy: 'user',
    });
    expect((await detailOf(other)).transferSuggestions).toEqual([]);
  });

  it('an answered suggestion is not repeated, even by a pairing that was already running', async () => {
    const out = await add('checking', -38_213, '2026-11-03', 'ONLINE TRANSFER TIGRIS');
    const into = await add('savings', 38_213, '2026-11-04', 'ONLINE TRANSFER EUPHRATES');
    await person.call('decideTransfer', {
      params: { transactionId: into.id, otherId: out.id },
      body: { decision: 'confirm' },
    });
    await waitUntilIdle(product(), person.userId);
    const asked = async () => (await person.call('listReviewItems', { query: { limit: 200 } })).pairs.length;
    const before = { pairs: await asked(), title: await possible() };
    await product().admin.query(
      `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state)
        values ($1, $2, $3, 0.6, 'open')`,
      [person.userId, ...[out, into].map(({ id }) => id.replace('txn_', ''))],
    );
    expect({ pairs: await asked(), title: await possible() }).toEqual(before);
  });

  it('an undone answer is a suggestion again, and stays one after repeated derivations', async () => {
    const out = await add('checking', -43_219, '2026-11-05', 'ONLINE TRANSFER ORINOCO');
    const into = await add('savings', 43_219, '2026-11-06', 'ONLINE TRANSFER PARANA');
    const third = {
      account: 'hsa',
      amountMinor: 43_219,
      on: '2026-11-06',
      description: 'ONLINE TRANSFER URUGUAY',
    };
    const { row } = await bank.change({ op: 'add', category: 'OTHER_OTHER', ...third });
    const done = await person.call('decideTransfer', {
      params: { transactionId: out.id, otherId: into.id },
      body: { decision: 'confirm' },
    });
    await undo(person, done);
    // Without the third transaction, the pairing would be certain.
    await bank.change({ op: 'remove', row });
    for (const stir of ['STIR ONE', 'STIR TWO']) {
      await bank.change({ op: 'add', account: 'hsa', amountMinor: -3, description: stir });
      const asked = await detailOf(out);
      expect(asked.transferSuggestions.map((transaction) => transaction.transactionId)).toContain(into.id);
      expect(asked.transaction).toMatchObject({ type: 'transfer', transfer: null });
      expect((await transactionOf(into)).type).toBe('transfer');
    }
  });

  it('rejected: both transactions count, and the pair is never suggested again', async () => {
    const before = await possible();
    const out = await add('checking', -61_991, '2026-11-10', 'ONLINE TRANSFER OKAVANGO');
    const into = await add('savings', 61_991, '2026-11-11', 'ONLINE TRANSFER VOLTA');
    const third = await add('hsa', 61_991, '2026-11-11', 'ONLINE TRANSFER CUBANGO');
    for (const inflow of [into, third])
      await person.call('decideTransfer', {
        params: { transactionId: out.id, otherId: inflow.id },
        body: { decision: 'refuse' },
      });
    await waitUntilIdle(product(), person.userId);
    await bank.change({ op: 'add', account: 'hsa', amountMinor: -1, description: 'STIR' });
    const asked = await detailOf(out);
    expect(asked.transferSuggestions).toEqual([]);
    expect([asked.transaction.type, asked.transaction.hasSuggestion]).toEqual(['expense', false]);
    expect(await possible()).toBe(before);
  });

  it('two transactions that cannot be a transfer are rejected', async () => {
    const one = await add('checking', -7_001, '2026-11-12', 'STALL ONE');
    const two = await add('savings', -7_001, '2026-11-12', 'STALL TWO');
    expectFailure(
      await person.ask('decideTransfer', {
        params: { transactionId: one.id, otherId: two.id },
        body: { decision: 'confirm' },
      }),
      'ValidationFailed',
    );
  });
});

describe('a transfer whose other side is removed', () => {
  const typesOf = async (...transactions: Transaction[]) =>
    Promise.all(transactions.map(async (transaction) => (await transactionOf(transaction)).type));

  it('by the user counts on its own, and is a transfer again after the undo', async () => {
    const out = await add('checking', -72_331, '2026-11-03', 'ONLINE TRANSFER MEKONG');
    const into = await add('savings', 72_331, '2026-11-04', 'ONLINE TRANSFER IRRAWADDY');
    await person.call('decideTransfer', {
      params: { transactionId: out.id, otherId: into.id },
      body: { decision: 'confirm' },
    });
    const deleted = await person.call('deleteTransaction', { params: { transactionId: into.id } });
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(out)).transaction).toMatchObject({ type: 'expense', transfer: null });
    await keepsEveryRule();
    await undo(person, deleted);
    await waitUntilIdle(product(), person.userId);
    expect(await typesOf(out, into)).toEqual(['transfer', 'transfer']);
    expect((await detailOf(out)).transaction.transfer).toMatchObject({
      ...{ transactionId: into.id, decidedBy: 'user' },
    });
  });

  it('by the bank counts on its own, after an edit as well', async () => {
    const { row } = await bank.change({
      ...{ op: 'add', account: 'checking', amountMinor: -83_117, on: '2026-11-03' },
      ...{ description: 'ONLINE TRANSFER YANGTZE', category: 'OTHER_OTHER' },
    });
    const into = await add('savings', 83_117, '2026-11-04', 'ONLINE TRANSFER AMUR');
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(into)).transaction.transfer).toMatchObject({ decidedBy: 'model' });
    await bank.change({ op: 'remove', row });
    expect((await detailOf(into)).transaction).toMatchObject({ type: 'income', transfer: null });
    await person.call('updateTransaction', {
      params: { transactionId: into.id },
      body: { category: 'INCOME_SALARY' },
    });
    expect(await typesOf(into)).toEqual(['income']);
    await keepsEveryRule();
  });
});

describe('an automatically paired transfer', () => {
  it('can be separated by the user: both count immediately, and the pair is not created again', async () => {
    const paired = await allTransactions(person, { type: 'transfer' });
    const details = await Promise.all(paired.slice(0, 40).map(detailOf));
    const found = details.find((each) => each.transaction.transfer?.decidedBy === 'model');
    const transaction = found?.transaction ?? expect.fail('no transfer was paired by itself');
    const otherId = transaction.transfer?.transactionId ?? '';
    await person.call('unpairTransfer', { params: { transactionId: transaction.id } });
    const types = async () =>
      Promise.all(
        [transaction.id, otherId].map(
          async (transactionId) =>
            (await person.call('getTransaction', { params: { transactionId } })).transaction.type,
        ),
      );
    expect((await types()).includes('transfer')).toBe(false);
    await waitUntilIdle(product(), person.userId);
    const after = await person.call('getTransaction', { params: { transactionId: transaction.id } });
    expect(after.transaction.transfer?.transactionId, 'each may find its true half').not.toBe(otherId);
    expect(after.transferSuggestions.map(({ transactionId }) => transactionId)).not.toContain(otherId);
    await person.call('decideTransfer', {
      params: { transactionId: transaction.id, otherId },
      body: { decision: 'confirm' },
    });
    await waitUntilIdle(product(), person.userId);
    expect(await types()).toEqual(['transfer', 'transfer']);
  });
});
