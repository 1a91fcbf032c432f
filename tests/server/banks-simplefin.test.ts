import { describe, expect, it } from 'vitest';
import { allTransactions, institutionOf, syncNow, type Transaction, waitForImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

async function bridgeOf(): Promise<string> {
  const answer = await send(`${product().url}/api/v1/config`, {});
  const hint = member(answer.json, 'data', 'capabilities', 'simplefin', 'hint');
  return String(hint).replace('/create', '');
}

const order = async (operation: Readonly<Record<string, unknown>>) =>
  controlEmulator(await bridgeOf(), operation);
const newToken = async () => String(member(await order({ op: 'token' }), 'setupToken'));

async function connect(person: Person): Promise<string> {
  const { itemId } = await person.call('connectSimplefin', { body: { setupToken: await newToken() } });
  await waitForImport(product(), person, itemId);
  return itemId;
}

describe('connecting with SimpleFIN', () => {
  it('claims a token once and imports accounts and transactions, marked as sandbox, whose totals agree', async () => {
    const person = await signUp(product());
    const setupToken = await newToken();
    const linked = await person.call('connectSimplefin', { body: { setupToken } });
    await waitForImport(product(), person, linked.itemId);
    const { accounts } = await person.call('listAccounts');
    expect(
      accounts.map((account) => [account.accountType, account.mask, account.source, account.isSandbox]),
    ).toEqual([
      ['credit', '4417', 'simplefin', true],
      ['savings', '0007', 'simplefin', true],
      ['checking', '7715', 'simplefin', true],
    ]);
    expect(new Set(accounts.map((account) => account.institutionName))).toEqual(
      new Set(['First Platypus Bank', 'Harbor Light Credit Union']),
    );
    expect(accounts.map(({ gapMinor }) => gapMinor)).toEqual([0, 0, 0]);
    const transactions = await allTransactions(person);
    expect(transactions.length).toBeGreaterThan(50);
    expect(new Set(transactions.map((transaction) => transaction.id)).size).toBe(transactions.length);
    const again = await person.ask('connectSimplefin', { body: { setupToken } });
    expectFailure(again, 'ValidationFailed');
    expect(again.text).toContain('already used');
    const { rows: stored } = await product().admin.query(
      `select count(*)::int as open from app.bank_connections
        where position('/simplefin'::bytea in access_token_sealed) > 0`,
    );
    expect(stored, 'the access is sealed').toEqual([{ open: 0 }]);
  });

  it.each([
    ['no token at all', 'hello'],
    ['an address that is not encrypted', btoa('http://example.test/claim/1')],
    ['this very server', btoa('https://127.0.0.1/claim/1')],
    ['a service of the network', btoa('https://169.254.169.254/latest')],
    ['another scheme', btoa('file:///etc/passwd')],
  ])('%s is rejected with an explanation', async (_name, setupToken) => {
    const person = await signUp(product());
    const answer = await person.ask('connectSimplefin', { body: { setupToken } });
    expectFailure(answer, 'ValidationFailed');
    expect((await person.call('getSettings')).settings.connectedServices.plaid.institutions).toEqual([]);
  });

  it('requests at most 45 days at a time, and overlaps when it syncs again', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const before = await allTransactions(person);
    await syncNow(product(), person, itemId);
    expect(await allTransactions(person)).toEqual(before);
    const calls = member(await order({ op: 'calls' }), 'calls');
    const windows = (Array.isArray(calls) ? calls : [])
      .map((call) => new URLSearchParams(String(member(call, 'query'))))
      .filter((query) => query.has('start-date'))
      .map((query) => (Number(query.get('end-date')) - Number(query.get('start-date'))) / 86_400);
    expect(Math.max(...windows)).toBe(45);
    expect(windows.at(-1)).toBe(16);
  });
});

describe('SimpleFIN transactions', () => {
  const transactionsOf = (person: Person, q: string): Promise<Transaction[]> =>
    allTransactions(person, { q });

  it('a pending transaction posts under a new ID, even with a tip; uncertain cases are asked about', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const add = async (amountMinor: number, description: string) =>
      String(
        member(await order({ op: 'add', account: 'visa', amountMinor, description, pending: true }), 'row'),
      );
    const same = await add(-5013, 'TRATTORIA ZUCCA');
    const tip = await add(-4017, 'OSTERIA ANATRA');
    const doubt = await add(-3019, 'ENOTECA FICO');
    await syncNow(product(), person, itemId);
    const pending = await transactionsOf(person, 'zucca');
    expect(pending).toMatchObject([{ status: 'pending' }]);
    await order({ op: 'post', row: same });
    await order({ op: 'post', row: tip, amountMinor: -4800 });
    await order({ op: 'post', row: doubt, amountMinor: -5900 });
    await syncNow(product(), person, itemId);
    expect(await transactionsOf(person, 'zucca')).toMatchObject([
      { id: pending[0]?.id, status: 'posted', amountMinor: -5013 },
    ]);
    expect(await transactionsOf(person, 'anatra')).toMatchObject([{ status: 'posted', amountMinor: -4800 }]);
    const asked = await transactionsOf(person, 'fico');
    expect(
      asked.map((transaction) => [transaction.status, transaction.isHeld, transaction.hasSuggestion]).sort(),
    ).toEqual([
      ['pending', true, true],
      ['posted', false, true],
    ]);
  });

  it('a transaction that is no longer listed stays', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const added = await order({
      op: 'add',
      account: 'visa',
      amountMinor: -777,
      description: 'GELATERIA NOCE',
    });
    await syncNow(product(), person, itemId);
    await order({ op: 'drop', row: String(member(added, 'row')) });
    await syncNow(product(), person, itemId);
    expect(await transactionsOf(person, 'noce')).toHaveLength(1);
  });

  it('protocol version 1 gives the same result', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const before = await allTransactions(person);
    await order({ op: 'version', version: 1 });
    await syncNow(product(), person, itemId);
    expect(await allTransactions(person)).toEqual(before);
    await order({ op: 'version', version: 2 });
  });
});

describe('a failing SimpleFIN server', () => {
  it('its messages are shown as plain text, while the rest is imported', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    await order({ op: 'problems', errlist: [{ code: 'con.auth', msg: '<b>Sign in</b> at Harbor Light' }] });
    await syncNow(product(), person, itemId);
    expect(await institutionOf(person, itemId)).toMatchObject({
      status: 'healthy',
      statusMessage: 'Message from the provider: Sign in at Harbor Light',
    });
    await order({ op: 'problems', errlist: [] });
    await syncNow(product(), person, itemId);
    expect((await institutionOf(person, itemId))?.statusMessage).toBeNull();
  });

  it('a listing with an error closes no account, and a complete one closes those it lacks', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const unlisted = ['harbor-savings', 'harbor-checking'];
    const closed = async () =>
      (await person.call('listAccounts', { query: { all: 'true' } })).accounts
        .filter(({ closedReason }) => closedReason === 'not_listed')
        .map(({ mask }) => mask);
    await order({
      op: 'problems',
      errlist: [{ code: 'con.auth', msg: 'Sign in at Harbor Light' }],
      unlisted,
    });
    await syncNow(product(), person, itemId);
    expect(await closed()).toEqual([]);
    await order({ op: 'problems', errlist: [], unlisted });
    await syncNow(product(), person, itemId);
    expect(await closed()).toEqual(['0007', '7715']);
    await order({ op: 'problems', errlist: [] });
    await syncNow(product(), person, itemId);
    expect(await closed()).toEqual([]);
  });

  it.each([
    [403, 'needs_reauth', 'ended Fettle’s access'],
    [402, 'needs_reauth', 'payment'],
  ])('%i is reported, and the transactions stay', async (status, state, words) => {
    const person = await signUp(product());
    const itemId = await connect(person);
    const before = await allTransactions(person);
    await order({ op: 'fail', status, path: '/simplefin/accounts' });
    await syncNow(product(), person, itemId);
    const shown = await institutionOf(person, itemId);
    expect(shown).toMatchObject({ status: state, provider: 'simplefin' });
    expect(shown?.statusMessage).toContain(words);
    expect(await allTransactions(person)).toEqual(before);
    const again = await connect(person);
    expect(await allTransactions(person), 'a new token goes on with the same accounts and rows').toEqual(
      before,
    );
    const { institutions } = (await person.call('getSettings')).settings.connectedServices.plaid;
    expect(institutions.map(({ itemId }) => itemId)).toEqual([again]);
  });

  it('a temporary failure asks nothing of the user, and a failing first sync keeps the token', async () => {
    const person = await signUp(product());
    const setupToken = await newToken();
    await order({ op: 'fail', status: 503, path: '/simplefin/accounts', times: 2 });
    const { itemId } = await person.call('connectSimplefin', { body: { setupToken } });
    await waitForImport(product(), person, itemId);
    expect((await allTransactions(person)).length).toBeGreaterThan(50);
  });

  it('can be disconnected like any bank', async () => {
    const person = await signUp(product());
    const itemId = await connect(person);
    await person.call('disconnectBank', { params: { itemId }, query: { deleteData: 'true' } });
    await waitUntilIdle(product(), person.userId);
    expect(await allTransactions(person, { environment: 'sandbox' })).toEqual([]);
    expectFailure(await person.ask('createLinkToken', { body: { itemId } }), 'NotFound');
  });
});
