import { beforeAll, describe, expect, it } from 'vitest';
import { allTransactions, institutionOf, type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();
const SYNC = '/transactions/sync';

describe('a failing bank provider', () => {
  let person: Person;
  let bank: LinkedBank;
  let stuck: { readonly person: Person; readonly bank: LinkedBank };
  let count = 0;

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    // Runs during the other tests: the provider accepts the call and never responds.
    const other = await signUp(product());
    stuck = { person: other, bank: await linkAndImport(product(), other, { accounts: ['hsa'] }) };
    await stuck.bank.order({
      op: 'add',
      account: 'hsa',
      amountMinor: -100,
      description: 'SLOWPOKE DELI',
      silent: true,
    });
    await stuck.bank.order({ op: 'fail', path: SYNC, mode: 'hang', delayMs: 60_000 });
    await other.call('syncBankConnection', { params: { itemId: stuck.bank.itemId } });
  });

  it.each([
    ['too many requests', { mode: 'error', error: 'RATE_LIMIT_EXCEEDED' }],
    ['a server error', { mode: 'error', error: 'INTERNAL_SERVER_ERROR' }],
    [
      'pages that change under way, again and again',
      { mode: 'error', error: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION', times: 6 },
    ],
    ['a bare 503', { mode: 'status', status: 503, body: 'upstream is away' }],
    ['a page instead of JSON', { mode: 'html' }],
    ['half an answer', { mode: 'truncate' }],
    ['a line cut before the answer', { mode: 'cut' }],
    ['an answer lost on its way', { mode: 'lost_answer' }],
    ['a list where a cursor belongs', { mode: 'drift', set: [{ at: 'next_cursor', value: [] }] }],
    [
      'pages that never end',
      {
        mode: 'drift',
        set: [
          { at: 'has_more', value: true },
          { at: 'next_cursor', value: 'same' },
        ],
        times: 2,
      },
    ],
  ])('%s: nothing is lost or duplicated, and the next sync has the updates', async (_name, fault) => {
    const before = await allTransactions(person);
    count += 1;
    const description = `GOOSEBERRY SHOP ${1000 + count}`;
    await bank.order({ op: 'add', account: 'hsa', amountMinor: -100 - count, description, silent: true });
    await bank.order({ op: 'fail', path: SYNC, ...fault });
    await syncNow(product(), person, bank.itemId);
    const after = await allTransactions(person);
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter((transaction) => !before.some((old) => old.id === transaction.id))).toMatchObject([
      { amountMinor: -100 - count },
    ]);
    expect((await bank.calls(SYNC)).filter((call) => call.fault !== null).length).toBeGreaterThanOrEqual(
      count,
    );
    expect(
      (await institutionOf(person, bank.itemId))?.status,
      'a passing failure asks nothing of the person',
    ).toBe('healthy');
  });

  it('unknown words and amounts are skipped, and the rest of the page is imported', async () => {
    for (const name of ['A', 'B', 'C'])
      await bank.order({
        op: 'add',
        account: 'hsa',
        amountMinor: -700,
        description: `MULBERRY ${name}`,
        silent: true,
      });
    await bank.order({
      op: 'fail',
      path: SYNC,
      mode: 'drift',
      set: [
        { at: 'added.0.personal_finance_category.primary', value: 'SPACE_TRAVEL' },
        { at: 'added.0.payment_channel', value: 'telepathy' },
        { at: 'added.1.amount', value: null },
        { at: 'accounts.0.subtype', value: 'moon base' },
      ],
    });
    await syncNow(product(), person, bank.itemId);
    expect((await allTransactions(person, { q: 'mulberry' })).length).toBeGreaterThanOrEqual(2);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
  });

  it('a connection that needs the user notifies once, keeps its transactions and stops polling', async () => {
    const before = await allTransactions(person);
    await bank.order({ op: 'login_required' });
    await controlEmulator(product().plaidUrl, { op: 'settle' });
    const callsBefore = (await bank.calls(SYNC)).length;
    await waitUntilIdle(product(), person.userId);
    await person.ask('syncBankConnection', { params: { itemId: bank.itemId } });
    await waitUntilIdle(product(), person.userId);
    expect((await bank.calls(SYNC)).length - callsBefore, 'no storm of calls').toBeLessThanOrEqual(2);
    const shown = await institutionOf(person, bank.itemId);
    expect(shown).toMatchObject({
      status: 'needs_reauth',
      statusMessage: 'The bank needs you to sign in again.',
    });
    const { attention } = await person.call('getDashboard');
    expect(attention.filter((item) => item.kind === 'reconnect')).toHaveLength(1);
    expect(await allTransactions(person)).toEqual(before);
    expect((await person.call('createLinkToken', { body: { itemId: bank.itemId } })).link_token).toMatch(
      /^link-/,
    );
    await bank.order({ op: 'login_repaired' });
    await controlEmulator(product().plaidUrl, { op: 'settle' });
    await waitUntilIdle(product(), person.userId);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
    expect((await person.call('getDashboard')).attention.filter((item) => item.kind === 'reconnect')).toEqual(
      [],
    );
  });

  it('an expired cursor leads to a full sync without duplicates', async () => {
    const before = await allTransactions(person);
    await product().admin.query(
      "update app.bank_connections set cursor = 'bm90IGEgY3Vyc29y' where user_id = $1",
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
    const after = await allTransactions(person);
    const old = new Set(before.map((transaction) => transaction.id));
    expect(after.filter((transaction) => old.has(transaction.id))).toEqual(before);
    expect(
      after.filter((transaction) => !old.has(transaction.id)).map((transaction) => transaction.description),
      'the one row that was passed over before is read now',
    ).toEqual(['Mulberry B']);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
  });

  it('a provider that never responds is timed out, and the next sync has the updates', async () => {
    await waitUntilIdle(product(), stuck.person.userId, 50_000);
    expect(await allTransactions(stuck.person, { q: 'slowpoke' })).toHaveLength(1);
    const calls = await controlEmulator(product().plaidUrl, { op: 'calls', path: SYNC });
    const list = member(calls, 'calls');
    const hung = (Array.isArray(list) ? list : []).filter((call) => member(call, 'fault') === 'hang');
    expect(hung).toHaveLength(1);
  }, 60_000);
});
