import { describe, expect, it } from 'vitest';
import { allTransactions, type LinkedBank, linkAndImport, syncNow, type Transaction } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();

interface Doubt {
  readonly person: Person;
  readonly bank: LinkedBank;
  readonly pending: Transaction;
  readonly posted: Transaction;
  readonly spentBefore: number;
}

async function spentOf(person: Person): Promise<number> {
  return (await person.call('getTransactionTotals', { query: { from: '2000-01-01' } })).spendMinor;
}

/**
 * A pending transaction, and a posted one of the same merchant with a much higher amount that the bank does not link to
 * it.
 */
async function pendingInDoubt(): Promise<Doubt> {
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
  const spentBefore = await spentOf(person);
  const { row } = await bank.change({
    op: 'add',
    account: 'hsa',
    amountMinor: -5010,
    description: 'TRATTORIA ZUCCA',
    merchantName: 'Trattoria Zucca',
    category: 'FOOD_AND_DRINK_RESTAURANT',
    state: 'pending',
  });
  const [pending] = await allTransactions(person, { q: 'zucca' });
  await person.call('updateTransaction', {
    params: { transactionId: pending?.id ?? '' },
    body: { category: 'MEDICAL_DENTAL_CARE', note: 'with Ana' },
  });
  await bank.change({ op: 'post', row, linked: false, amountMinor: -9020 });
  const transactions = await allTransactions(person, { q: 'zucca' });
  expect(transactions).toHaveLength(2);
  return {
    person,
    bank,
    pending: transactions.find(({ status }) => status === 'pending') ?? expect.fail('no pending row'),
    posted: transactions.find(({ status }) => status === 'posted') ?? expect.fail('no posted row'),
    spentBefore,
  };
}

describe('a posted transaction that may belong to a pending one', () => {
  it('is asked about on both transactions, and only the posted one counts meanwhile', async () => {
    const { person, pending, posted, spentBefore } = await pendingInDoubt();
    expect([pending.isHeld, posted.isHeld]).toEqual([true, false]);
    expect([pending.hasSuggestion, posted.hasSuggestion]).toEqual([true, true]);
    expect((await spentOf(person)) - spentBefore).toBe(9020);
    const detail = await person.call('getTransaction', { params: { transactionId: posted.id } });
    expect(detail.possibleMatches).toMatchObject([
      { transactionId: pending.id, kind: 'posted', isNewer: false, amountMinor: -5010 },
    ]);
    const other = await person.call('getTransaction', { params: { transactionId: pending.id } });
    expect(other.possibleMatches).toMatchObject([{ transactionId: posted.id, isNewer: true }]);
  });

  it('if the same: one transaction with the posted amount and the user’s edits; undo separates them', async () => {
    const { person, bank, pending, posted, spentBefore } = await pendingInDoubt();
    const params = { transactionId: posted.id, otherId: pending.id };
    const kept = await person.call('decidePossibleMatch', { params, body: { decision: 'same' } });
    expect(kept.transactionId).toBe(pending.id);
    const merged = await allTransactions(person, { q: 'zucca' });
    expect(merged).toMatchObject([
      {
        id: pending.id,
        amountMinor: -9020,
        status: 'posted',
        category: 'MEDICAL_DENTAL_CARE',
        isHeld: false,
      },
    ]);
    expect((await spentOf(person)) - spentBefore).toBe(9020);
    const detail = await person.call('getTransaction', { params: { transactionId: pending.id } });
    expect(detail.transaction.note).toBe('with Ana');
    expect(detail.mergedTransactions).toMatchObject([{ transactionId: posted.id }]);
    expect(detail.possibleMatches).toEqual([]);
    expectFailure(await person.ask('getTransaction', { params: { transactionId: posted.id } }), 'NotFound');
    await product().admin.query('update app.bank_connections set cursor = null where user_id = $1', [
      person.userId,
    ]);
    await syncNow(product(), person, bank.itemId);
    expect(await allTransactions(person, { q: 'zucca' }), 'reading all again does not part them').toEqual(
      merged,
    );
    expectFailure(
      await person.ask('decidePossibleMatch', { params, body: { decision: 'same' } }),
      'Conflict',
    );

    const parted = await undo(person, kept);
    await waitUntilIdle(product(), person.userId);
    const two = await allTransactions(person, { q: 'zucca' });
    expect(
      two
        .map((transaction) => [
          transaction.id,
          transaction.amountMinor,
          transaction.status,
          transaction.isHeld,
        ])
        .sort(),
    ).toEqual(
      [posted, pending]
        .map((transaction) => [
          transaction.id,
          transaction.amountMinor,
          transaction.status,
          transaction.isHeld,
        ])
        .sort(),
    );
    expect((await spentOf(person)) - spentBefore).toBe(9020);
    // After the undo they are one again; a later change to the other one must not be lost.
    const again = await undo(person, parted);
    expect(await allTransactions(person, { q: 'zucca' })).toEqual(merged);
    const its = { transactionId: pending.id };
    const noted = await person.call('updateTransaction', { params: its, body: { note: 'with Ben' } });
    expectFailure(await person.ask('undoEvent', undoOf(again)), 'Conflict');
    await undo(person, noted);
    await undo(person, again);
    expect(await allTransactions(person, { q: 'zucca' })).toHaveLength(2);
  });

  it('if different: the removed pending one is deleted, and the pair is never asked about again', async () => {
    const { person, bank, pending, posted, spentBefore } = await pendingInDoubt();
    const params = { transactionId: pending.id, otherId: posted.id };
    await person.call('decidePossibleMatch', { params, body: { decision: 'different' } });
    await waitUntilIdle(product(), person.userId);
    expect(
      (await allTransactions(person, { q: 'zucca' })).map((transaction) => [
        transaction.id,
        transaction.hasSuggestion,
      ]),
    ).toEqual([[posted.id, false]]);
    expect((await spentOf(person)) - spentBefore).toBe(9020);
    await product().admin.query('update app.bank_connections set cursor = null where user_id = $1', [
      person.userId,
    ]);
    await syncNow(product(), person, bank.itemId);
    expect(
      (await allTransactions(person, { q: 'zucca' })).map((transaction) => transaction.hasSuggestion),
    ).toEqual([false]);
  });

  it('cannot be decided by another user', async () => {
    const { pending, posted } = await pendingInDoubt();
    const stranger = await signUp(product());
    const params = { transactionId: posted.id, otherId: pending.id };
    expectFailure(
      await stranger.ask('decidePossibleMatch', { params, body: { decision: 'same' } }),
      'NotFound',
    );
  });
});

describe('a file row that may repeat a transaction', () => {
  it('is added on request and merged by the user; undoing the import leaves the first one unchanged', async () => {
    const person = await signUp(product());
    await importFile(
      product(),
      person,
      ofx([{ on: '2026-11-02', amount: '-80.13', name: 'BIRTHDAY PRESENT', id: 'a-1' }]),
    );
    const [first] = await allTransactions(person);
    const again = ofx([{ on: '2026-11-03', amount: '-80.13', name: 'TOY PALACE', id: '900001' }]);
    const importAll = async () => {
      const { id } = await preview(product(), person, again);
      return person.call('confirmImport', {
        params: { importId: id },
        body: { addPossibleMatches: true },
      });
    };
    const second = await importAll();
    const transactions = await allTransactions(person);
    expect(transactions).toHaveLength(2);
    expect(transactions.every((transaction) => transaction.hasSuggestion)).toBe(true);
    const added = transactions.find((transaction) => transaction.id !== first?.id);
    const params = { transactionId: added?.id ?? '', otherId: first?.id ?? '' };
    await person.call('decidePossibleMatch', { params, body: { decision: 'same' } });
    expect(await allTransactions(person)).toMatchObject([{ id: first?.id, hasSuggestion: false }]);
    await importAll();
    expect(await allTransactions(person), 'the same file again adds nothing').toHaveLength(1);
    await undo(person, second);
    await waitUntilIdle(product(), person.userId);
    expect(await allTransactions(person)).toEqual([first]);
  });
});
