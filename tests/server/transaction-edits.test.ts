import { expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { compareTransactions, TRANSACTION_SORTS } from '#domain/ledger/transaction-sort.ts';
import { allTransactions } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { unknownId } from '../lib/ids.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { postAmount } from '../lib/post-amount.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();
const GIFTS = 'GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES';
const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';
const PERIOD = { from: '2026-11-01', to: '2026-11-20', environment: 'live' } as const;

/** A user with ten transactions of a shop, one of another shop and a salary. */
async function withTransactions() {
  const person = await signUp(product());
  const shop = Array.from({ length: 10 }, (_, at) => ({
    ...{ on: `2026-11-${String(at + 1).padStart(2, '0')}`, amount: `-${at + 5}.10` },
    ...{ name: 'LANTERN LANE TRADERS', id: `l${at}` },
  }));
  await importFile(
    product(),
    person,
    ofx([
      ...shop,
      { on: '2026-11-12', amount: '-48.00', name: 'CINDER GRILL', id: 'g' },
      { on: '2026-11-13', amount: '3000.00', name: 'ACME PAYROLL SALARY', id: 's' },
    ]),
  );
  await waitUntilIdle(product(), person.userId);
  return { person, transactionsOf: (q: string) => allTransactions(person, { ...PERIOD, q }) };
}

/** The integrity errors, and spending by category in the insights. */
async function spending(person: Person): Promise<Record<string, number>> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter(({ count, rule }) => count > 0 && !rule.includes('balance'))).toEqual([]);
  const { categories } = await person.call('getInsights', { query: PERIOD });
  return Object.fromEntries(categories.map((category) => [category.category, category.spendMinor]));
}

it('one call changes many transactions, which then ignore bank updates, and one call restores each', async () => {
  const { person, transactionsOf } = await withTransactions();
  const transactions = await transactionsOf('lantern');
  const [first, second, third] = transactions;
  if (!first || !second || !third) throw new Error('rows are missing');
  const detail = (id: string) => person.call('getTransaction', { params: { transactionId: id } });
  const stored = async () =>
    Promise.all(
      transactions.map(async ({ id }) => {
        const { category, categorySource, description, note, type } = (await detail(id)).transaction;
        return { category, categorySource, description, note, type };
      }),
    );
  await person.call('updateTransaction', {
    ...{ params: { transactionId: first.id }, body: { category: GROCERIES, note: 'for Ana' } },
  });
  await person.call('updateSplit', {
    params: { transactionId: third.id },
    body: {
      parts: [
        { category: GROCERIES, isHealth: false, amountMinor: -100 },
        { category: GIFTS, isHealth: false, amountMinor: third.amountMinor + 100 },
      ],
    },
  });
  const before = await stored();
  const spent = await spending(person);

  const filter = { ...PERIOD, q: 'lantern' };
  const change = { category: GIFTS, description: 'Lantern', addedNote: 'fair' };
  const ask = (body: Parameters<typeof person.ask<'editTransactions'>>[1]) =>
    person.ask('editTransactions', body);
  expectFailure(await ask({ body: { transactions: { filter, count: 9 }, change } }), 'Conflict');
  expectFailure(await ask({ body: { transactions: { filter, count: 10 }, change: {} } }), 'ValidationFailed');
  expectFailure(
    await ask({ body: { transactions: { filter, count: 10 }, change: { category: 'FUN' } } }),
    'ValidationFailed',
  );
  expectFailure(
    await ask({ body: { transactions: { ids: [unknownId('transaction')] }, change } }),
    'NotFound',
  );
  const edit = await person.call('editTransactions', {
    body: { transactions: { filter, count: 10 }, change },
  });
  expect(edit).toMatchObject({ changed: 10, divided: 1 });
  const edited = await stored();
  expect(new Set(edited.map(({ description }) => description))).toEqual(new Set(['Lantern']));
  expect(edited.map(({ category, categorySource }) => `${category} ${categorySource}`)).toEqual(
    edited.map((_, at) =>
      at === 2 ? `${before[2]?.category} ${before[2]?.categorySource}` : `${GIFTS} user`,
    ),
  );
  expect(edited.map(({ note }) => note)).toEqual(
    edited.map((_, at) => (at === 0 ? 'for Ana\nfair' : 'fair')),
  );
  const total = transactions.reduce((sum, transaction) => sum - transaction.amountMinor, 0);
  expect((await spending(person))[GIFTS]).toBe(total - 100);
  expect((await detail(second.id)).history.map(({ what, reason }) => [what, reason])).toContainEqual([
    'Category changed',
    expect.stringContaining('with 9 other transactions'),
  ]);

  // The user's later changes to a transaction are not undone with the rest.
  await person.call('updateTransaction', {
    ...{ params: { transactionId: second.id }, body: { category: 'ENTERTAINMENT_MUSIC_AND_AUDIO' } },
  });
  expect(await undo(person, edit)).toMatchObject({ kept: 1 });
  const { category, categorySource } = (await detail(second.id)).transaction;
  expect([category, categorySource]).toEqual(['ENTERTAINMENT_MUSIC_AND_AUDIO', 'user']);
  expect((await stored()).filter((_, at) => at !== 1)).toEqual(before.filter((_, at) => at !== 1));
  expectFailure(await person.ask('undoEvent', undoOf(edit)), 'Conflict');

  // Transactions recategorized as transfers don't count, and count again after an undo.
  const ids = transactions.filter((_, at) => at > 2).map(({ id }) => id);
  const between = await spending(person);
  const moved = await person.call('editTransactions', {
    body: { transactions: { ids }, change: { category: 'TRANSFER_OUT_ACCOUNT_TRANSFER' } },
  });
  expect(
    (await transactionsOf('lantern')).filter((transaction) => transaction.type === 'transfer'),
  ).toHaveLength(7);
  await spending(person);
  const back = await undo(person, moved);
  expect(await spending(person)).toEqual(between);
  // The undo is undone: they are transfers again.
  await undo(person, back);
  expect(
    (await transactionsOf('lantern')).filter((transaction) => transaction.type === 'transfer'),
  ).toHaveLength(7);
  expect(spent[GIFTS] ?? 0).toBeGreaterThan(0);
});

it('a manual split keeps its proportions when the bank posts another amount; each step can be undone', async () => {
  const { person, transactionsOf } = await withTransactions();
  const [grill] = await transactionsOf('cinder');
  const [salary] = await transactionsOf('payroll');
  const params = { transactionId: grill?.id ?? '' };
  const detail = () => person.call('getTransaction', { params });
  const part = (amountMinor: number, more: { category?: string; name?: string } = {}) => ({
    ...{ category: 'FOOD_AND_DRINK_RESTAURANT', isHealth: false, amountMinor, ...more },
  });
  const whole = await spending(person);
  expectFailure(await person.ask('deleteSplit', { params }), 'Conflict');
  for (const parts of [
    [part(-2_400), part(-2_399)],
    [part(-4_900), part(100)],
    [part(-2_400), part(-2_400, { category: 'INCOME_SALARY' })],
    [part(-4_800)],
  ])
    expectFailure(await person.ask('updateSplit', { params, body: { parts } }), 'ValidationFailed');
  const other = await signUp(product());
  const halves = { parts: [part(-2_400, { name: 'Ana' }), part(-2_400)] };
  expectFailure(await other.ask('updateSplit', { params, body: halves }), 'NotFound');
  expectFailure(await other.ask('deleteSplit', { params }), 'NotFound');

  const first = await person.call('updateSplit', { params, body: halves });
  const gift = { parts: [part(-1_000, { category: GIFTS }), part(-3_800)] };
  const second = await person.call('updateSplit', { params, body: gift });
  const divided = await spending(person);
  expect(divided[GIFTS]).toBe((whole[GIFTS] ?? 0) + 1_000);
  const settle = (amountMinor: number) => postAmount(product(), person, params.transactionId, amountMinor);
  const amounts = async () => (await detail()).split?.map((each) => each.amountMinor);
  await settle(-5_301);
  expect(await amounts()).toEqual([-1_104, -4_197]);
  expect((await detail()).splitOfMinor).toBe(-4_800);
  await settle(-1);
  await settle(-4_800);
  expect(await amounts()).toEqual([-1_000, -3_800]);
  expect((await detail()).splitOfMinor).toBeNull();
  expect(await spending(person)).toEqual(divided);

  // The first change can't be undone while a later one exists; a posted amount is not a user's change.
  expectFailure(await person.ask('undoEvent', undoOf(first)), 'Conflict');
  await undo(person, second);
  expect((await detail()).split?.map((each) => [each.name, each.amountMinor])).toEqual([
    ['Ana', -2_400],
    ['', -2_400],
  ]);
  expectFailure(await person.ask('undoEvent', undoOf(second)), 'Conflict');
  await undo(person, first);
  expect(await spending(person)).toEqual(whole);

  // A transfer can't be split; income is split into income.
  await person.call('updateTransaction', { params, body: { category: 'TRANSFER_OUT_ACCOUNT_TRANSFER' } });
  expectFailure(await person.ask('updateSplit', { params, body: halves }), 'Conflict');
  const pay = { transactionId: salary?.id ?? '' };
  const wages = (category: string) => ({
    parts: [part(250_000, { category: 'INCOME_SALARY' }), part(50_000, { category })],
  });
  expectFailure(await person.ask('updateSplit', { params: pay, body: wages(GROCERIES) }), 'ValidationFailed');
  await person.call('updateSplit', { params: pay, body: wages('INCOME_OTHER') });
  const income = await person.call('getTransactionTotals', {
    query: { ...PERIOD, category: 'INCOME_OTHER' },
  });
  expect(income.incomeMinor).toBe(50_000);
});

it('a category rule covers the merchant’s undecided and future transactions until the user ends it', async () => {
  const { person, transactionsOf } = await withTransactions();
  const transactions = await transactionsOf('lantern');
  const [first, second, third] = transactions.map(({ id }) => ({ transactionId: id }));
  if (!first || !second || !third) throw new Error('rows are missing');
  const held = transactions[0]?.category;
  const say = (params: { transactionId: string }, category: string) =>
    person.call('updateTransaction', { params, body: { category } });
  const told = async (q = 'lantern') => (await transactionsOf(q)).map(({ category }) => category);
  expectFailure(await person.ask('createCategoryRule', { params: first }), 'Conflict');
  const stranger = { transactionId: unknownId('transaction') };
  expectFailure(await person.ask('createCategoryRule', { params: stranger }), 'NotFound');
  await say(first, GIFTS);
  await say(second, GROCERIES);
  expect((await person.call('getTransaction', { params: first })).merchantOthers).toBe(8);
  expect(await person.call('createCategoryRule', { params: first })).toMatchObject({
    done: true,
    changed: 8,
  });
  await waitUntilIdle(product(), person.userId);
  expect(await told()).toEqual(transactions.map((_, at) => (at === 1 ? GROCERIES : GIFTS)));
  const { merchantRule, merchantOthers, transaction } = await person.call('getTransaction', {
    params: third,
  });
  expect([merchantRule?.category, merchantOthers, transaction.categorySource]).toEqual([GIFTS, 0, 'rule']);
  await spending(person);

  const late = { on: '2026-11-15', amount: '-7.00', name: 'LANTERN LANE TRADERS', id: 'late' };
  await importFile(product(), person, ofx([late]));
  await waitUntilIdle(product(), person.userId);
  expect((await told())[0]).toBe(GIFTS);

  // The later rule for the merchant applies; ending it restores the previous category of every transaction.
  await person.call('createCategoryRule', { params: second });
  await waitUntilIdle(product(), person.userId);
  expect(new Set((await told()).toSpliced(1, 1))).toEqual(new Set([GROCERIES]));
  expectFailure(await person.ask('deleteCategoryRule', { params: first }), 'NotFound');
  const ended = await person.call('deleteCategoryRule', { params: second });
  await waitUntilIdle(product(), person.userId);
  expect(await told()).toEqual([held, GIFTS, GROCERIES, ...transactions.slice(2).map(() => held)]);
  await undo(person, ended);
  await waitUntilIdle(product(), person.userId);
  expect(new Set((await told()).toSpliced(1, 1))).toEqual(new Set([GROCERIES]));
  await spending(person);
});

it('likely categories: the user’s choice for the merchant, then its history; none for another user', async () => {
  const { person, transactionsOf } = await withTransactions();
  const [first, second] = await transactionsOf('lantern');
  const likely = async (transactionId?: string) =>
    (await person.call('listLikelyCategories', { query: transactionId ? { transactionId } : {} })).categories;
  const usual = second?.category ?? '';
  expect((await likely()).slice(0, 1)).toEqual([usual]);
  const ids = { ids: [first?.id ?? ''] };
  await person.call('editTransactions', { body: { transactions: ids, change: { category: GIFTS } } });
  expect((await likely(second?.id)).slice(0, 2)).toEqual([GIFTS, usual]);
  const [salary] = await transactionsOf('payroll');
  expect((await likely(salary?.id))[0]).toBe('INCOME_SALARY');
  const stranger = { query: { transactionId: unknownId('transaction') } };
  expectFailure(await person.ask('listLikelyCategories', stranger), 'NotFound');
});

it('every sort order shows every transaction once, page by page, in the order of the screens', async () => {
  const { person } = await withTransactions();
  const transactions = await allTransactions(person, PERIOD);
  for (const sort of TRANSACTION_SORTS) {
    const listed: typeof transactions = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { ...PERIOD, sort, limit: 5, ...(cursor === undefined ? {} : { cursor }) };
      const page = await person.call('listTransactions', { query });
      listed.push(...page.transactions);
      cursor = page.nextCursor;
    }
    expect(listed, sort).toEqual(transactions.toSorted((a, b) => compareTransactions(sort, a, b)));
  }
  expectFailure(
    await person.ask('listTransactions', { query: { sort: 'random' as 'newest' } }),
    'ValidationFailed',
  );
});

it('a misspelled search gets a suggestion; a search with results is not corrected', async () => {
  const { person } = await withTransactions();
  const suggestionFor = async (q: string) =>
    (await person.call('listTransactions', { query: { ...PERIOD, q } })).suggestion;
  expect(await suggestionFor('lanten')).toBe('lantern');
  expect(await suggestionFor('cindr > 40')).toBe('cinder > 40');
  expect(await suggestionFor('cindr > 400')).toBeNull();
  expect(await suggestionFor('lantern')).toBeNull();
  expect(await suggestionFor('zebra')).toBeNull();
});
