import { beforeAll, describe, expect, it } from 'vitest';
import { allTransactions } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();
const DENTAL = 'MEDICAL_DENTAL_CARE';
const GIFTS = 'GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES';
let person: Person;
let params: { transactionId: string };

const opened = () => person.call('getTransaction', { params });
const word = async () => {
  const { category, categorySource, description } = (await opened()).transaction;
  return { category, categorySource, description };
};
const edit = (body: { category?: string; description?: string; note?: string }) =>
  person.call('updateTransaction', { params, body });

beforeAll(async () => {
  person = await signUp(product());
  await importFile(
    product(),
    person,
    ofx([{ on: '2026-11-15', amount: '-31.07', name: 'QUINCE PHARMACY', id: 'a' }]),
  );
  await waitUntilIdle(product(), person.userId);
  params = { transactionId: (await allTransactions(person))[0]?.id ?? '' };
});

describe('an undo', () => {
  it('restores the value and its source, so that nothing stays locked, and can be undone in turn', async () => {
    const before = await word();
    expect(before.categorySource).not.toBe('user');
    const changed = await edit({ category: DENTAL });
    const after = await word();
    expect(after).toEqual({ ...before, category: DENTAL, categorySource: 'user' });
    const back = await undo(person, changed);
    expect(await word()).toEqual(before);
    const again = await undo(person, back);
    expect(await word()).toEqual(after);
    await undo(person, again);
    expect(await word()).toEqual(before);
    const [newest, ...older] = (await opened()).history;
    expect(newest).toMatchObject({ what: 'Category changed (undone)', source: 'user', canUndo: true });
    expect(older.some((event) => event.canUndo)).toBe(false);
  });

  it('of one field leaves the others unchanged; of several it restores all', async () => {
    const before = await word();
    const both = await edit({ category: DENTAL, description: 'Dentist' });
    const noted = await edit({ note: 'receipt in the drawer' });
    await undo(person, both);
    expect(await word()).toEqual(before);
    expect((await opened()).transaction.note).toBe('receipt in the drawer');
    await undo(person, noted);
    expect((await opened()).transaction.note).toBe('');
  });

  it('rejects an unknown ID, an undone event, and one that a newer change builds on', async () => {
    const nothing = { params: { eventId: unknownId('event') } };
    expectFailure(await person.ask('undoEvent', nothing), 'NotFound');
    const first = await edit({ category: DENTAL });
    const second = await edit({ category: GIFTS });
    expectFailure(await (await signUp(product())).ask('undoEvent', undoOf(second)), 'NotFound');
    expectFailure(await person.ask('undoEvent', undoOf(first)), 'Conflict');
    expect(await word()).toMatchObject({ category: GIFTS });
    await undo(person, second);
    expectFailure(await person.ask('undoEvent', undoOf(second)), 'Conflict');
    const answers = await Promise.all(['a', 'b'].map(() => person.ask('undoEvent', undoOf(first))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects a change made only by the bank', async () => {
    const { rows } = await product().admin.query<{ id: string }>(
      `insert into app.history_events (user_id, id, transaction_id, source, kind, details)
       values ($1, gen_random_uuid(), $2, 'provider', 'removedByBank', '{}') returning id`,
      [person.userId, params.transactionId.replace('txn_', '')],
    );
    const eventId = `evt_${rows[0]?.id.replaceAll('-', '')}`;
    expectFailure(await person.ask('undoEvent', undoOf({ eventId })), 'Conflict');
  });

  it('is not offered for an edit that changes nothing', async () => {
    const changed = await edit({ category: DENTAL });
    expect(await edit({ category: DENTAL })).toMatchObject({ eventId: null });
    await undo(person, changed);
  });
});

it('restores a claim, its steps and its deletion, and redoes them with the same number', async () => {
  await edit({ category: DENTAL });
  const line = { transactionId: params.transactionId, receiptId: null, item: null };
  const created = await person.call('createClaim', { body: { lines: [line], as: 'elsewhere' } });
  const listed = async () =>
    (await person.call('listClaims', { query: {} })).claims.map(({ number, state }) => [number, state]);
  expect(await listed()).toEqual([[1, 'elsewhere']]);
  const back = await undo(person, created);
  expect(await listed()).toEqual([]);
  await undo(person, back);
  expect(await listed()).toEqual([[1, 'elsewhere']]);
  const claimId = created.claim.id;
  const named = await person.call('updateClaim', { params: { claimId }, body: { patient: 'Ana' } });
  const deleted = await person.call('deleteClaim', { params: { claimId } });
  expect(await listed()).toEqual([]);
  await undo(person, deleted);
  expect((await person.call('listClaims', { query: {} })).claims[0]).toMatchObject({ patient: 'Ana' });
  // The line is in another claim by now, so it can't be restored to this one.
  const removed = await person.call('deleteClaim', { params: { claimId } });
  await person.call('createClaim', { body: { lines: [line], as: 'elsewhere' } });
  expectFailure(await person.ask('undoEvent', undoOf(removed)), 'Conflict');
  expectFailure(await person.ask('undoEvent', undoOf(named)), 'Conflict');
});

it('counts an excluded account again', async () => {
  const [account] = (await person.call('listAccounts')).accounts;
  const accountId = account?.id ?? '';
  const spent = async () => (await person.call('getDashboard')).totals.totalSpend;
  const before = await spent();
  expect(before).toBeGreaterThan(0);
  const hidden = await person.call('updateAccount', { params: { accountId }, body: { isCounted: false } });
  expect(await spent()).toBe(0);
  await undo(person, hidden);
  expect(await spent()).toBe(before);
});
