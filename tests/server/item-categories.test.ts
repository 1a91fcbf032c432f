import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { allTransactions, linkAndImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { quiet } from '../lib/jobs.ts';
import { connectGmail, JORDAN } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

/** The household of the sandbox with its mailbox: what the items of its receipts make of its categories. */
const product = runProduct();
const PERIOD = { from: '2025-01-01', to: '2026-11-30' } as const;
let person: Person;

beforeAll(async () => {
  person = await signUp(product(), 'Jordan Ellis');
  await linkAndImport(product(), person);
  await connectGmail(person, JORDAN);
  await person.call('requestGmailSync');
  await quiet(product(), person.userId);
}, 120_000);

type Listed = Awaited<ReturnType<typeof allTransactions>>[number];
const detailOf = (transactionId: string) => person.call('getTransaction', { params: { transactionId } });
const isCharge = ({ type, isHeld, isExcluded }: Listed) => type === 'expense' && !isHeld && !isExcluded;
const sum = (transactions: readonly Listed[]) =>
  -transactions
    .filter(isCharge)
    .reduce((total, { shareMinor, amountMinor }) => total + (shareMinor ?? amountMinor), 0);
/** Every transaction with what it counts as. */
const counted = async () =>
  (await allTransactions(person, PERIOD)).map(({ id, category, parts }) => ({ id, category, parts }));
const use = async (usesItemCategories: boolean) => {
  await person.call('updateProfile', { body: { usesItemCategories } });
  await quiet(product(), person.userId);
};

async function divided(): Promise<Listed> {
  const found = (await allTransactions(person, PERIOD)).find(
    ({ parts, isRefund }) => parts.length > 1 && !isRefund,
  );
  return found ?? expect.fail('nothing is divided by its items');
}

describe('a household whose receipts list items', () => {
  it('counts by them: parts add up to their transaction, and each figure is what its link opens', async () => {
    const transactions = await allTransactions(person, PERIOD);
    const split = transactions.filter(({ parts }) => parts.length > 0);
    expect(split.length).toBeGreaterThan(5);
    for (const { parts, amountMinor } of split)
      expect(parts.reduce((total, part) => total + part.amountMinor, 0)).toBe(amountMinor);
    const insights = await person.call('getInsights', { query: PERIOD });
    for (const { category, spendMinor, itemizedMinor } of insights.categories) {
      const query = { ...PERIOD, type: 'expense', category } as const;
      expect(sum(await allTransactions(person, query)), category).toBe(spendMinor);
      const items = { ...query, receipt: 'byItem' } as const;
      expect((await person.call('getTransactionTotals', { query: items })).spendMinor).toBe(itemizedMinor);
    }
    const itemized = insights.categories.reduce((total, own) => total + own.itemizedMinor, 0);
    expect(itemized).toBeGreaterThan(0);
    expect(sum(await allTransactions(person, { ...PERIOD, type: 'expense', receipt: 'byItem' }))).toBe(
      itemized,
    );
    const dashboard = await person.call('getDashboard', { query: PERIOD });
    expect(Math.round(dashboard.itemizedSpend * 100)).toBe(itemized);
  });

  it('counts the same however often it is derived, and as before once the setting was off and is on', async () => {
    const before = await counted();
    const health = (await person.call('getInsights', { query: PERIOD })).health.totalMinor;
    await use(false);
    const without = await allTransactions(person, PERIOD);
    expect(without.some(({ parts }) => parts.length > 0)).toBe(false);
    const insights = await person.call('getInsights', { query: PERIOD });
    expect(insights.categories.every(({ itemizedMinor }) => itemizedMinor === 0)).toBe(true);
    expect(insights.health.totalMinor).toBe(health);
    await use(true);
    expect(await counted()).toEqual(before);
    await use(true);
    expect(await counted()).toEqual(before);
  });

  it('a receipt that leaves takes what it said with it, and brings it back', async () => {
    const { id: transactionId } = await divided();
    const before = await detailOf(transactionId);
    const params = { transactionId, receiptId: before.receipts[0]?.id ?? '' };
    const removed = await person.call('unmatchReceipt', { params });
    await quiet(product(), person.userId);
    const without = await detailOf(transactionId);
    expect([without.split, without.transaction.parts]).toEqual([null, []]);
    await undo(person, removed);
    await quiet(product(), person.userId);
    expect((await detailOf(transactionId)).split).toEqual(before.split);
  });

  it('an automatic split that is undone stays undone, until the user wants it back', async () => {
    const { id: transactionId } = await divided();
    const { history, split } = await detailOf(transactionId);
    const event = history.find(({ what, canUndo }) => what === 'Split by receipt' && canUndo);
    const undone = await undo(person, { eventId: event?.id ?? '' });
    await quiet(product(), person.userId);
    expect((await detailOf(transactionId)).split).toBeNull();
    await use(false);
    await use(true);
    expect((await detailOf(transactionId)).split).toBeNull();
    await undo(person, undone);
    await quiet(product(), person.userId);
    expect((await detailOf(transactionId)).split).toEqual(split);
  });

  it('all that is suggested is accepted at once, with one event that undoes all of it', async () => {
    await use(false);
    const { proposals } = await person.call('listProposedSplits', { query: {} });
    expect(proposals.length).toBeGreaterThan(2);
    const splits = proposals.map(({ transactionId, parts }) => ({
      transactionId,
      parts: parts.map(({ category, isHealth, amountMinor }) => ({ category, isHealth, amountMinor })),
    }));
    const [first, ...others] = splits;
    const wrong = { ...(first ?? expect.fail()), parts: others[0]?.parts ?? [] };
    expectFailure(await person.ask('acceptSplits', { body: { splits: [wrong, ...others] } }), 'Conflict');
    const elsewhere = await signUp(product());
    expectFailure(await elsewhere.ask('acceptSplits', { body: { splits } }), 'NotFound');
    expectFailure(await person.ask('acceptSplits', { body: { splits: [] } }), 'ValidationFailed');
    const accepted = await person.call('acceptSplits', { body: { splits } });
    expect((await person.call('listProposedSplits', { query: {} })).proposals).toEqual([]);
    for (const { transactionId } of proposals) expect((await detailOf(transactionId)).split).not.toBeNull();
    await undo(person, accepted);
    await quiet(product(), person.userId);
    expect((await person.call('listProposedSplits', { query: {} })).proposals).toEqual(proposals);
    await use(true);
    const db = openDatabase({ url: product().databaseUrl });
    const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
    expect(findings.filter(({ count }) => count > 0)).toEqual([]);
  });
});
