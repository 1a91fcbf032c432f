import type { PlaidApi } from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import { household, importHistory, linkItem, refusalOf, sdkFor, startBank, syncAll } from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;
let accessToken: string;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.control({ op: 'reset' });
  ({ accessToken } = await linkItem(sdk));
});

const transactionsOf = (institution: string) =>
  household.transactions.filter(
    (transaction) =>
      household.accounts.find(({ id }) => id === transaction.accountId)?.institutionId === institution,
  );

describe('the first import', () => {
  test('is not ready at first, then returns a month, then the complete window', async () => {
    const early = await syncAll(sdk, accessToken);
    expect([early.last.transactions_update_status, early.added.length, early.cursor]).toEqual([
      'NOT_READY',
      0,
      '',
    ]);
    const month = await syncAll(sdk, accessToken);
    expect(month.last.transactions_update_status).toBe('INITIAL_UPDATE_COMPLETE');
    expect(month.added.every(({ date }) => date >= '2026-10-22')).toBe(true);
    const history = await syncAll(sdk, accessToken, month.cursor);
    expect(history.last.transactions_update_status).toBe('HISTORICAL_UPDATE_COMPLETE');
    const transactions = transactionsOf('ins_109508').filter(({ date }) => date >= '2024-11-21');
    expect(month.added.length + history.added.length).toBe(transactions.length);
    expect((await syncAll(sdk, accessToken, history.cursor)).added).toEqual([]);
  });

  test('inverts the sign, keeps the cents and adds up to the household', async () => {
    const { added } = await importHistory(sdk, accessToken);
    const cents = added.reduce((sum, transaction) => sum + Math.round(transaction.amount * 100), 0);
    const transactions = transactionsOf('ins_109508').filter(({ date }) => date >= '2024-11-21');
    expect(cents).toBe(-transactions.reduce((sum, transaction) => sum + transaction.amountMinor, 0));
    expect(added.every(({ amount }) => Number(amount.toFixed(2)) === amount)).toBe(true);
  });

  test('returns pages of the requested size, each transaction once', async () => {
    await importHistory(sdk, accessToken);
    const again = await syncAll(sdk, accessToken, undefined, 100);
    expect(again.pages).toBeGreaterThan(20);
    expect(new Set(again.added.map(({ transaction_id }) => transaction_id)).size).toBe(again.added.length);
  });

  test('returns the raw text only on request', async () => {
    await importHistory(sdk, accessToken);
    const { data } = await sdk.transactionsSync({ access_token: accessToken });
    expect(data.added.every(({ original_description }) => original_description === null)).toBe(true);
    const asked = await syncAll(sdk, accessToken);
    expect(
      asked.added.some(({ original_description }) => original_description?.startsWith('AMZN Mktp US*')),
    ).toBe(true);
  });
});

describe('changes', () => {
  test('a pending transaction that posts with its tip is removed and added with a link', async () => {
    const { cursor } = await importHistory(sdk, accessToken);
    const added = await bank.control({
      op: 'add',
      account: 'mastercard',
      amountMinor: -4200,
      description: 'TST* LORO - AUSTIN',
      state: 'pending',
    });
    const first = await syncAll(sdk, accessToken, cursor);
    expect(first.added).toMatchObject([
      { amount: 42, pending: true, transaction_id: added.pendingTransactionId },
    ]);
    await bank.control({ op: 'tip', row: String(added.row), tipMinor: 840 });
    await bank.control({ op: 'post', row: String(added.row) });
    const second = await syncAll(sdk, accessToken, first.cursor);
    expect(second.added).toMatchObject([
      { amount: 50.4, pending: false, pending_transaction_id: added.pendingTransactionId },
    ]);
    expect(second.removed).toMatchObject([
      { transaction_id: added.pendingTransactionId, account_id: added.accountId },
    ]);
  });

  test('a pending transaction may post without any link', async () => {
    const { cursor } = await importHistory(sdk, accessToken);
    const { row } = await bank.control({
      op: 'add',
      account: '8802',
      amountMinor: -4200,
      description: 'LORO',
      state: 'pending',
    });
    const first = await syncAll(sdk, accessToken, cursor);
    await bank.control({ op: 'post', row: String(row), linked: false });
    const second = await syncAll(sdk, accessToken, first.cursor);
    expect(second.added).toMatchObject([{ pending_transaction_id: null }]);
    expect(second.removed).toHaveLength(1);
  });

  test('modified transactions are complete, removed ones are IDs, and nothing is repeated', async () => {
    const { added, cursor } = await importHistory(sdk, accessToken);
    const [changed, gone] = added.filter(({ pending }) => !pending);
    if (!changed || !gone) throw new Error('no rows');
    await bank.control({
      op: 'modify',
      row: changed.transaction_id,
      amountMinor: -999_99,
      category: 'TRAVEL_LODGING',
    });
    await bank.control({ op: 'remove', row: gone.transaction_id });
    const update = await syncAll(sdk, accessToken, cursor);
    expect(update.modified).toMatchObject([
      {
        transaction_id: changed.transaction_id,
        amount: 999.99,
        personal_finance_category: { primary: 'TRAVEL' },
      },
    ]);
    expect(update.removed).toEqual([{ transaction_id: gone.transaction_id, account_id: gone.account_id }]);
    expect(update.added).toEqual([]);
    const again = await syncAll(sdk, accessToken, update.cursor);
    expect([again.added, again.modified, again.removed]).toEqual([[], [], []]);
  });

  test('the days of the environment bring new transactions and post pending ones', async () => {
    const { cursor } = await importHistory(sdk, accessToken);
    await bank.control({ op: 'advance', days: 5 });
    const update = await syncAll(sdk, accessToken, cursor);
    expect(update.added.length).toBeGreaterThan(10);
    expect(update.removed.length).toBeGreaterThan(3);
    expect(update.added.some(({ pending_transaction_id }) => pending_transaction_id !== null)).toBe(true);
  });

  test('an account with a new ID returns its transactions again under new IDs', async () => {
    const { cursor, added } = await importHistory(sdk, accessToken);
    const { before, after } = await bank.control({ op: 'change_account_id', account: 'hsa' });
    const update = await syncAll(sdk, accessToken, cursor);
    expect(update.added.length).toBe(added.filter(({ account_id }) => account_id === before).length);
    expect(update.added.every(({ account_id }) => account_id === after)).toBe(true);
  });
});

describe('paging', () => {
  test('fails with the mutation error after the scripted page, then succeeds from the start', async () => {
    const { cursor } = await importHistory(sdk, accessToken);
    await bank.control({ op: 'mutation', afterPage: 3 });
    const failed = await refusalOf(syncAll(sdk, accessToken, undefined, 100));
    expect(failed).toMatchObject({
      status: 400,
      error_type: 'TRANSACTIONS_ERROR',
      error_code: 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION',
    });
    expect((await syncAll(sdk, accessToken, undefined, 100)).cursor).toBe(cursor);
  });

  test('fails automatically when data changes between two pages', async () => {
    await importHistory(sdk, accessToken);
    const { data } = await sdk.transactionsSync({ access_token: accessToken, count: 10 });
    await bank.control({ op: 'add', account: 'visa', amountMinor: -100, description: 'NEW' });
    const failed = await refusalOf(
      sdk.transactionsSync({ access_token: accessToken, cursor: data.next_cursor }),
    );
    expect(failed.error_code).toBe('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION');
  });

  test('a stream of one account has its own cursor, which is valid for nothing else', async () => {
    const { cursor } = await importHistory(sdk, accessToken);
    const { data } = await sdk.accountsGet({ access_token: accessToken });
    const account_id = data.accounts[0]?.account_id ?? '';
    const page = await sdk.transactionsSync({
      access_token: accessToken,
      count: 500,
      options: { account_id },
    });
    expect(page.data.added.every((transaction) => transaction.account_id === account_id)).toBe(true);
    const mixed = await refusalOf(
      sdk.transactionsSync({ access_token: accessToken, cursor, options: { account_id } }),
    );
    expect(mixed).toMatchObject({
      error_code: 'INVALID_FIELD',
      error_message: 'cursor not associated with access_token',
    });
    const other = await linkItem(sdk);
    const foreign = await refusalOf(sdk.transactionsSync({ access_token: other.accessToken, cursor }));
    expect(foreign.error_code).toBe('INVALID_FIELD');
  });
});
