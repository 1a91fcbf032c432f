import { beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { isCountedSubscription } from '#domain/recurring/running.ts';
import {
  allTransactions,
  institutionOf,
  type LinkedBank,
  linkAndImport,
  syncNow,
  waitForImport,
} from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();

async function keepsEveryRule(person: Person): Promise<void> {
  const db = openDatabase({ url: product().databaseUrl });
  const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
  expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
}

const TODAY = new Date().toISOString().slice(0, 10);
/** The last day on which the bank adds transactions, in any time zone. */
const PERIOD = { from: '2026-10-01', to: addDays(TODAY, 1) };

describe('account settings', () => {
  let person: Person;
  let bank: LinkedBank;
  const accounts = async () => (await person.call('listAccounts', { query: { all: 'true' } })).accounts;
  const named = async (part: string) =>
    (await accounts()).find(({ bankName }) => bankName.includes(part)) ?? expect.fail(part);
  const spend = async () => (await person.call('getDashboard', { query: PERIOD })).totals.totalSpend;

  beforeAll(async () => {
    person = await signUp(product());
    bank = await linkAndImport(product(), person, { accounts: ['hsa', 'mastercard'] });
  });

  it('a custom name appears everywhere, survives bank updates, and can be undone', async () => {
    const { id, bankName } = await named('Health');
    const params = { accountId: id };
    await person.call('updateAccount', { params, body: { name: 'Rainy day' } });
    await bank.change({ op: 'add', account: 'hsa', amountMinor: -801, description: 'ORACHE CLINIC' });
    expect((await named('Health')).name).toBe('Rainy day');
    expect((await allTransactions(person, { q: 'orache' }))[0]?.accountName).toBe('Rainy day');
    const { account } = await person.call('updateAccount', { params, body: { name: null } });
    expect(account.name).toBe(bankName);
    expectFailure(await person.ask('updateAccount', { params, body: { balanceMinor: 5 } }), 'Conflict');
  });

  it('a manual account does not hide the sandbox bank', async () => {
    const { account } = await person.call('createAccount', {
      body: { name: 'Envelope', accountType: 'other', currency: 'USD' },
    });
    const dashboard = await person.call('getDashboard', { query: PERIOD });
    expect([dashboard.environment, dashboard.environments]).toEqual(['sandbox', ['live', 'sandbox']]);
    await person.call('deleteAccount', { params: { accountId: account.id } });
  });

  it('a removed pending transaction is shown as removed if it has a note, else disappears', async () => {
    const pending = { op: 'add', account: 'hsa', amountMinor: -4_400, state: 'pending' };
    const noted = await bank.change({ ...pending, description: 'SALSIFY DESK HOLD' });
    const plain = await bank.change({ ...pending, description: 'SCORZONERA HOLD' });
    const [transaction] = await allTransactions(person, { q: 'salsify desk' });
    const transactionId = transaction?.id ?? expect.fail('no pending row');
    await person.call('updateTransaction', { params: { transactionId }, body: { note: 'for the tent' } });
    for (const { row: id } of [noted, plain]) await bank.change({ op: 'remove', row: id });
    expect(await allTransactions(person, { q: 'hold' })).toEqual([]);
    const brought = await person.call('getBankConnection', { params: { itemId: bank.itemId } });
    expect(brought.withdrawnTransactions).toMatchObject([
      { id: transactionId, amountMinor: -4_400, note: 'for the tent' },
    ]);
    const days = (await allTransactions(person, { environment: 'sandbox' }))
      .map(({ postedOn }) => postedOn)
      .sort();
    expect(brought.firstTransactionOn).toBe(days[0]);
  });

  it('transactions of an excluded account are listed but not counted; including it restores the totals', async () => {
    const card = await named('Mastercard');
    const before = await spend();
    const plans = await person.call('listSubscriptions');
    const uncounted = plans.subscriptions.filter(({ accountName }) => accountName === card.name);
    expect(plans.subscriptions.every(({ isCounted }) => isCounted)).toBe(true);
    await person.call('updateAccount', { params: { accountId: card.id }, body: { isCounted: false } });
    await waitUntilIdle(product(), person.userId);
    const without = await spend();
    expect(without).toBeLessThan(before);
    const plansWithout = await person.call('listSubscriptions');
    const running = uncounted.filter(isCountedSubscription);
    expect(running.length).toBeGreaterThan(0);
    expect(plansWithout.yearlyCostMinor).toBe(
      running.reduce(
        (sum, { yearlyAmountMinor }) => sum - Math.abs(yearlyAmountMinor),
        plans.yearlyCostMinor,
      ),
    );
    expect(plansWithout.subscriptions.filter(({ isCounted }) => !isCounted).map(({ id }) => id)).toEqual(
      uncounted.map(({ id }) => id),
    );
    const transactions = await allTransactions(person, { accountId: card.id, ...PERIOD });
    expect(transactions.length).toBeGreaterThan(0);
    expect(transactions.every((transaction) => transaction.isExcluded)).toBe(true);
    const totals = await person.call('getTransactionTotals', { query: { accountId: card.id } });
    expect([totals.spendMinor, totals.incomeMinor]).toEqual([0, 0]);
    await bank.change({ op: 'add', account: 'mastercard', amountMinor: -90_000, description: 'PURSLANE' });
    expect(await spend()).toBe(without);
    await keepsEveryRule(person);
    await person.call('updateAccount', { params: { accountId: card.id }, body: { isCounted: true } });
    await waitUntilIdle(product(), person.userId);
    expect(await spend()).toBeCloseTo(before + 900, 2);
    await keepsEveryRule(person);
  });

  it('a hidden account is neither listed nor counted until it is shown again', async () => {
    const card = await named('Mastercard');
    const before = await spend();
    const count = async () => (await person.call('getDashboard')).totals.accounts;
    await person.call('updateAccount', { params: { accountId: card.id }, body: { isHidden: true } });
    expect(await count()).toBe(1);
    expect((await person.call('listAccounts')).accounts.map(({ id }) => id)).not.toContain(card.id);
    expect(await named('Mastercard')).toMatchObject({ isHidden: true, isCounted: false });
    await person.call('updateAccount', { params: { accountId: card.id }, body: { isHidden: false } });
    expect(await count()).toBe(2);
    expect(await spend()).toBe(before);
  });

  it('a connected account cannot be deleted; once disconnected, it is deleted with its transactions', async () => {
    const health = await named('Health');
    expectFailure(await person.ask('deleteAccount', { params: { accountId: health.id } }), 'Conflict');
    await person.call('disconnectBank', { params: { itemId: bank.itemId } });
    await person.call('deleteAccount', { params: { accountId: health.id } });
    expect((await accounts()).map(({ id }) => id)).not.toContain(health.id);
    expect(await allTransactions(person, { q: 'orache' })).toEqual([]);
    await waitUntilIdle(product(), person.userId);
    await keepsEveryRule(person);
    const stranger = await signUp(product());
    const card = await named('Mastercard');
    const params = { accountId: card.id };
    expectFailure(await stranger.ask('updateAccount', { params, body: {} }), 'NotFound');
    expectFailure(await stranger.ask('deleteAccount', { params }), 'NotFound');
    expectFailure(await stranger.ask('listBalances', { params }), 'NotFound');
  });
});

describe('manual accounts and transactions', () => {
  it('can be created, changed, deleted and restored; the balance is checked against the transactions', async () => {
    const person = await signUp(product());
    const { account } = await person.call('createAccount', {
      body: {
        name: 'Cash',
        accountType: 'other',
        currency: 'USD',
        balanceMinor: 10_000,
        balanceOn: '2026-11-01',
      },
    });
    expect(account).toMatchObject({ source: 'manual', isConnected: false, currentBalanceMinor: 10_000 });
    const enter = (body: object) =>
      person.call('createTransaction', {
        body: {
          accountId: account.id,
          postedOn: '2026-11-10',
          amountMinor: -450,
          description: 'Stamps',
          ...body,
        },
      });
    const { transactionId } = await enter({ category: 'GENERAL_SERVICES_POSTAGE_AND_SHIPPING' });
    await enter({ amountMinor: -2_000, description: 'Flowers' });
    const params = { transactionId };
    expect((await person.call('getTransaction', { params })).transaction).toMatchObject({
      description: 'Stamps',
      isManual: true,
      categorySource: 'user',
      isSandbox: false,
    });
    await person.call('updateTransaction', { params, body: { amountMinor: -500, postedOn: '2026-11-11' } });
    const { totals } = await person.call('getDashboard', { query: PERIOD });
    expect(totals).toMatchObject({ totalSpend: 25, accounts: 1 });
    const deleted = await person.call('deleteTransaction', { params });
    expectFailure(await person.ask('deleteTransaction', { params }), 'NotFound');
    expect((await person.call('getDashboard', { query: PERIOD })).totals.totalSpend).toBe(20);
    await undo(person, deleted);
    expectFailure(await person.ask('undoEvent', undoOf(deleted)), 'Conflict');
    await waitUntilIdle(product(), person.userId);
    await person.call('updateAccount', { params: { accountId: account.id }, body: { balanceMinor: 6_000 } });
    const [shown] = (await person.call('listAccounts')).accounts;
    expect(shown?.currentBalanceMinor).toBe(6_000);
    const { balances } = await person.call('listBalances', { params: { accountId: account.id } });
    expect(balances.map((balance) => [balance.on, balance.amountMinor, balance.source])).toEqual([
      ['2026-11-01', 10_000, 'manual'],
      [expect.any(String), 6_000, 'manual'],
    ]);
    const unknownId = account.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const body of [{ category: 'NO_SUCH' }, { accountId: unknownId }])
      expect(
        (
          await person.ask('createTransaction', {
            body: {
              ...{ accountId: account.id, postedOn: '2026-11-10', amountMinor: -1, description: 'x' },
              ...body,
            },
          })
        ).status,
      ).toBeGreaterThanOrEqual(400);
    await keepsEveryRule(person);
    await person.call('deleteAccount', { params: { accountId: account.id } });
    expect(await allTransactions(person)).toEqual([]);
  });
});

describe('transactions that cannot be parsed', () => {
  it('are quarantined with a reason, counted and shown, and imported once they can be parsed', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    for (const name of ['ONE', 'TWO', 'THREE'])
      await bank.order({
        op: 'add',
        account: 'hsa',
        amountMinor: -700,
        description: `MULBERRY ${name}`,
        silent: true,
      });
    await bank.order({
      op: 'fail',
      path: '/transactions/sync',
      mode: 'drift',
      set: [
        { at: 'added.0.amount', value: null },
        { at: 'added.1.iso_currency_code', value: null },
      ],
    });
    await syncNow(product(), person, bank.itemId);
    expect(await allTransactions(person, { q: 'mulberry' })).toHaveLength(1);
    expect((await institutionOf(person, bank.itemId))?.rejectedCount).toBe(2);
    const params = { itemId: bank.itemId };
    const detail = await person.call('getBankConnection', { params });
    expect(detail.rejectedCount).toBe(2);
    expect(detail.rejectedTransactions.map((row) => row.reason).sort()).toEqual([
      expect.stringContaining('no currency code'),
      expect.stringContaining('“amount”'),
    ]);
    expect(detail.rejectedTransactions[0]?.raw).toContain('MULBERRY');
    expect(detail.readings[0]).toMatchObject({ reported: 3, added: 1, rejected: 2, leftOut: 0 });
    expectFailure(await (await signUp(product())).ask('getBankConnection', { params }), 'NotFound');
    await keepsEveryRule(person);
    await product().admin.query(
      'update app.bank_connections set cursor = null, needs_sweep = true where user_id = $1',
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
    expect(await allTransactions(person, { q: 'mulberry' })).toHaveLength(3);
    expect((await institutionOf(person, bank.itemId))?.rejectedCount).toBe(0);
    await keepsEveryRule(person);
  });
});

describe('an account available through two connections', () => {
  async function simplefin(person: Person): Promise<string> {
    const config = await person.call('getConfig');
    const bridge = String(config.capabilities.simplefin.hint).replace('/create', '');
    const setupToken = String(member(await controlEmulator(bridge, { op: 'token' }), 'setupToken'));
    const { itemId } = await person.call('connectSimplefin', { body: { setupToken, historyDays: 365 } });
    await waitForImport(product(), person, itemId);
    return itemId;
  }

  it('is asked about once; if it is the same, its history moves to the new connection without duplicates', async () => {
    const person = await signUp(product());
    const plaid = await linkAndImport(product(), person, { accounts: ['visa'] });
    const before = await allTransactions(person);
    const itemId = await simplefin(person);
    const visa = before[0]?.accountId ?? '';
    const asked = await institutionOf(person, itemId);
    expect(asked?.questions).toMatchObject([{ mask: '4417', institutionName: 'First Platypus Bank' }]);
    expect(await allTransactions(person, { accountId: visa })).toEqual(before);
    const externalId = asked?.questions[0]?.externalId ?? '';
    const answer = { params: { itemId, externalId }, body: { decision: 'same' as const } };
    await person.call('decideAccount', answer);
    expectFailure(await person.ask('decideAccount', answer), 'Conflict');
    expectFailure(
      await person.ask('decideAccount', { ...answer, params: { itemId, externalId: 'none' } }),
      'NotFound',
    );
    await waitUntilIdle(product(), person.userId);
    await plaid.change({ op: 'add', account: 'visa', amountMinor: -655, description: 'SALAK ON PLAID' });
    await syncNow(product(), person, itemId);
    const after = await allTransactions(person, { accountId: visa });
    expect(after.map((transaction) => [transaction.id, transaction.amountMinor])).toEqual(
      before.map((transaction) => [transaction.id, transaction.amountMinor]),
    );
    const { accounts } = await person.call('listAccounts');
    expect(accounts.filter(({ mask }) => mask === '4417')).toMatchObject([{ id: visa, source: 'simplefin' }]);
    for (const item of [itemId, plaid.itemId])
      expect((await institutionOf(person, item))?.questions).toEqual([]);
    await keepsEveryRule(person);
  });

  it('starts its own history if it is different, and is not asked about again', async () => {
    const person = await signUp(product());
    await linkAndImport(product(), person, { accounts: ['visa'] });
    const itemId = await simplefin(person);
    const externalId = (await institutionOf(person, itemId))?.questions[0]?.externalId ?? '';
    await person.call('decideAccount', { params: { itemId, externalId }, body: { decision: 'different' } });
    await syncNow(product(), person, itemId);
    const { accounts } = await person.call('listAccounts');
    expect(
      accounts
        .filter(({ mask }) => mask === '4417')
        .map(({ source }) => source)
        .sort(),
    ).toEqual(['plaid', 'simplefin']);
    expect((await institutionOf(person, itemId))?.questions).toEqual([]);
    const shown = await institutionOf(person, itemId);
    expect(shown?.bankUpdatedAt).not.toBeNull();
    expect(shown?.nextSyncAt).not.toBeNull();
  });
});

describe('a decision about a transfer', () => {
  it('can be undone in both directions, restoring the pair', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    const add = async (account: string, amountMinor: number, description: string) => {
      await bank.order({
        op: 'add',
        account,
        amountMinor,
        description,
        on: addDays(TODAY, -12),
        silent: true,
      });
      return async () => (await allTransactions(person, { q: description }))[0] ?? expect.fail(description);
    };
    const out = await add('hsa', -43_219, 'MOVE NIGER');
    const into = await add('savings', 43_219, 'MOVE SENEGAL');
    await syncNow(product(), person, bank.itemId);
    const params = { transactionId: (await out()).id, otherId: (await into()).id };
    await waitUntilIdle(product(), person.userId);
    const before = await out();
    let last: { eventId: string | null } = { eventId: null };
    for (const decision of ['confirm', 'refuse'] as const) {
      last = await person.call('decideTransfer', { params, body: { decision } });
      expect((await out()).type).toBe(decision === 'confirm' ? 'transfer' : 'expense');
      await undo(person, last);
      expect(await out()).toEqual(before);
    }
    expectFailure(await person.ask('undoEvent', undoOf(last)), 'Conflict');
    expectFailure(await (await signUp(product())).ask('undoEvent', undoOf(last)), 'NotFound');
    await waitUntilIdle(product(), person.userId);
    await keepsEveryRule(person);
  });
});

describe('a merchant name', () => {
  it('is learned once the user gave it to two of its transactions, never from a single rename', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const transactions = () => allTransactions(person, { q: 'quandong' });
    const add = (n: number) =>
      bank.change({ op: 'add', account: 'hsa', amountMinor: -600 - n, description: 'QUANDONG HUT' });
    await add(1);
    const rename = async (amountMinor: number, description: string) => {
      const transaction = (await transactions()).find((candidate) => candidate.amountMinor === amountMinor);
      await person.call('updateTransaction', {
        params: { transactionId: transaction?.id ?? '' },
        body: { description },
      });
    };
    await rename(-601, 'Desert fruit');
    await add(2);
    const names = async () => (await transactions()).map((transaction) => transaction.description).sort();
    expect((await names()).filter((name) => name === 'Desert fruit')).toHaveLength(1);
    await rename(-602, 'Desert fruit');
    const { row } = await add(3);
    expect(await names()).toEqual(['Desert fruit', 'Desert fruit', 'Desert fruit']);
    await bank.change({ op: 'modify', row, amountMinor: -777 });
    const third = (await transactions()).find(({ amountMinor }) => amountMinor === -777);
    expect(third?.description).toBe('Desert fruit');
    const { transaction, history } = await person.call('getTransaction', {
      params: { transactionId: third?.id ?? '' },
    });
    expect(transaction.originalDescription).toBe('QUANDONG HUT');
    expect(history.some((event) => event.what === 'Named')).toBe(true);
  });
});
