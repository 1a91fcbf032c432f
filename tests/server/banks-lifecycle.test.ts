import { describe, expect, it } from 'vitest';
import {
  allTransactions,
  bankOf,
  institutionOf,
  type LinkedBank,
  linkAndImport,
  openDialog,
  syncNow,
  waitForImport,
} from '../lib/bank.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

async function told(bank: LinkedBank, operation: Readonly<Record<string, unknown>>): Promise<void> {
  await bank.order(operation);
  await controlEmulator(product().plaidUrl, { op: 'settle' });
}

async function renewInWidget(person: Person, bank: LinkedBank, accounts?: readonly string[]): Promise<void> {
  const { link_token } = await person.call('createLinkToken', { body: { itemId: bank.itemId } });
  await controlEmulator(product().plaidUrl, { op: 'link', link_token, ...(accounts ? { accounts } : {}) });
  await person.call('syncBankConnection', { params: { itemId: bank.itemId }, query: { renewed: 'true' } });
  await waitUntilIdle(product(), person.userId);
}

/** Adds the user's own note to the newest transaction; returns its ID. */
async function edit(person: Person): Promise<string> {
  const [transaction] = await allTransactions(person);
  const transactionId = transaction?.id ?? expect.fail('there are rows');
  await person.call('updateTransaction', {
    params: { transactionId },
    body: { category: 'MEDICAL_DENTAL_CARE', note: 'kept', description: 'My own name' },
  });
  return transactionId;
}

describe('bank status and actions', () => {
  it.each([
    ['ITEM_LOGIN_REQUIRED', 'needs_reauth', 'reconnect', 'sign in again'],
    ['ITEM_LOCKED', 'needs_reauth', 'reconnect', 'locked'],
    ['NO_ACCOUNTS', 'needs_reauth', 'choose_accounts', 'Choose which'],
    ['ITEM_NOT_FOUND', 'needs_reauth', 'link_again', 'ended Fettle’s access'],
    ['INSTITUTION_DOWN', 'healthy', 'wait', 'isn’t responding'],
    ['RATE_LIMIT_EXCEEDED', 'healthy', 'wait', 'limits how often'],
    ['INVALID_API_KEYS', 'failed', 'wait', 'server administrator'],
    ['SOMETHING_NEW', 'failed', 'wait', 'retry automatically'],
  ])('%s', async (error, status, action, words) => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const body = { error_type: 'ITEM_ERROR', error_code: error, error_message: 'x', display_message: null };
    await bank.order({
      op: 'fail',
      path: '/transactions/refresh',
      mode: 'status',
      status: 400,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    await bank.order({
      op: 'fail',
      path: '/transactions/sync',
      mode: 'status',
      status: 400,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      times: 50,
    });
    await person.ask('syncBankConnection', { params: { itemId: bank.itemId } });
    await waitUntilIdle(product(), person.userId);
    await controlEmulator(product().plaidUrl, { op: 'clear_faults' });
    const shown = await institutionOf(person, bank.itemId);
    expect(shown).toMatchObject({ status, action });
    expect(shown?.statusMessage).toContain(words);
    await renewInWidget(person, bank);
    expect(await institutionOf(person, bank.itemId)).toMatchObject({ status: 'healthy', action: null });
  });

  it('a broken login is renewed without an exchange, and the missed updates are imported', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    await told(bank, { op: 'login_required' });
    await bank.order({
      op: 'add',
      account: 'hsa',
      amountMinor: -777,
      description: 'SALSIFY CLINIC',
      silent: true,
    });
    expect((await institutionOf(person, bank.itemId))?.status).toBe('needs_reauth');
    const before = await allTransactions(person);
    await renewInWidget(person, bank);
    expect(await institutionOf(person, bank.itemId)).toMatchObject({
      status: 'healthy',
      statusMessage: null,
    });
    expect(await allTransactions(person)).toHaveLength(before.length + 1);
    expect((await person.call('getSettings')).settings.connectedServices.plaid.institutions).toHaveLength(1);
  });

  it.each(['PENDING_EXPIRATION', 'PENDING_DISCONNECT'])(
    '%s shows a warning with its date while transactions keep coming, until access is renewed',
    async (code) => {
      const person = await signUp(product());
      const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
      await bank.order({ op: 'webhook', type: 'ITEM', code });
      await syncNow(product(), person, bank.itemId);
      const shown = await institutionOf(person, bank.itemId);
      expect(shown).toMatchObject({ status: 'healthy', action: 'reconnect' });
      expect(shown?.statusMessage).toMatch(/expires on \d{4}-\d{2}-\d{2}/);
      expect((await person.call('getDashboard')).attention).toMatchObject([
        { kind: 'reconnect', detail: shown?.statusMessage },
      ]);
      await renewInWidget(person, bank);
      expect(await institutionOf(person, bank.itemId)).toMatchObject({ action: null, statusMessage: null });
    },
  );

  it('the end of the consent stays known while the bank’s status cannot be read', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const until = '2027-06-01T00:00:00.000Z';
    const shownAfter = async (fault: Readonly<Record<string, unknown>> | null) => {
      if (fault) await bank.order({ op: 'fail', path: '/item/get', ...fault });
      await syncNow(product(), person, bank.itemId);
      return (await institutionOf(person, bank.itemId))?.consentUntil;
    };
    const dated = { mode: 'drift', set: [{ at: 'item.consent_expiration_time', value: until }] };
    expect(await shownAfter(dated)).toBe(until);
    expect(await shownAfter({ mode: 'error' })).toBe(until);
    expect(await shownAfter(null), 'the bank no longer states it').toBeNull();
  });

  it('new accounts are offered, selected in the widget, and imported', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const before = await allTransactions(person);
    await bank.order({ op: 'webhook', type: 'ITEM', code: 'NEW_ACCOUNTS_AVAILABLE' });
    expect((await institutionOf(person, bank.itemId))?.action).toBe('choose_accounts');
    await renewInWidget(person, bank, ['hsa', 'savings']);
    const shown = await institutionOf(person, bank.itemId);
    expect(shown?.accounts).toHaveLength(2);
    expect(shown?.action).toBeNull();
    const after = await allTransactions(person);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.filter((transaction) => before.some((old) => old.id === transaction.id))).toEqual(before);
  });

  it('an account that is no longer shared keeps its transactions and leaves the count', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    const before = await allTransactions(person);
    await told(bank, { op: 'revoke_account', account: 'hsa' });
    await syncNow(product(), person, bank.itemId);
    const shown = await institutionOf(person, bank.itemId);
    expect(shown?.accounts.map((account) => account.closedReason).sort()).toEqual(['revoked', null].sort());
    expect((await person.call('listAccounts')).accounts).toHaveLength(1);
    expect(await allTransactions(person)).toEqual(before);
  });
});

describe('history that outlives a connection', () => {
  it('a bank relinked after its access ended has every transaction once, with the user’s edits', async () => {
    const person = await signUp(product());
    const old = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    const edited = await edit(person);
    const before = await allTransactions(person);
    await told(old, { op: 'revoke' });
    expect(await institutionOf(person, old.itemId)).toMatchObject({ action: 'link_again' });
    const again = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    expect(again.itemId).not.toBe(old.itemId);
    const transactions = await allTransactions(person);
    expect(transactions).toEqual(before);
    expect(transactions.find((transaction) => transaction.id === edited)?.description).toBe('My own name');
    const { institutions } = (await person.call('getSettings')).settings.connectedServices.plaid;
    expect(institutions.map(({ itemId }) => itemId)).toEqual([again.itemId]);
    await again.change({ op: 'add', account: 'hsa', amountMinor: -512, description: 'SKIRRET STORE' });
    expect(await allTransactions(person)).toHaveLength(before.length + 1);
  });

  it('a bank disconnected with its transactions kept and relinked has the same accounts and transactions', async () => {
    const person = await signUp(product());
    const old = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    await edit(person);
    const before = await allTransactions(person);
    await person.call('disconnectBank', { params: { itemId: old.itemId } });
    await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    expect(await allTransactions(person)).toEqual(before);
    expect((await person.call('listAccounts')).accounts).toHaveLength(2);
  });

  it('an account whose ID the bank changes stays the same account with the same transactions', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa', 'savings'] });
    await edit(person);
    const before = await allTransactions(person);
    await told(bank, { op: 'change_account_id', account: 'hsa' });
    await waitUntilIdle(product(), person.userId);
    expect(await allTransactions(person)).toEqual(before);
    expect((await person.call('listAccounts')).accounts).toHaveLength(2);
    expect((await institutionOf(person, bank.itemId))?.status).toBe('healthy');
  });

  it('a second link that shares an account with a working one does not duplicate its transactions', async () => {
    const person = await signUp(product());
    const linked = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const before = await allTransactions(person);
    const public_token = await openDialog(product(), person, { accounts: ['hsa', 'savings'] });
    const { itemId } = await person.call('exchangePublicToken', { body: { public_token } });
    await waitForImport(product(), person, itemId);
    const hsa = before[0]?.accountId ?? '';
    expect(await allTransactions(person, { accountId: hsa })).toEqual(before);
    expect((await person.call('listAccounts')).accounts).toHaveLength(2);
    await person.call('disconnectBank', { params: { itemId: linked.itemId } });
    await waitUntilIdle(product(), person.userId);
    const two = bankOf(product(), person, itemId);
    await two.change({ op: 'add', account: 'hsa', amountMinor: -640, description: 'CELTUCE CLINIC' });
    expect(await allTransactions(person, { accountId: hsa })).toHaveLength(before.length + 1);
    expect((await person.call('listAccounts')).accounts).toHaveLength(2);
  });

  it('a lost cursor removes the transactions the bank no longer lists, and only those', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -901,
      description: 'UGLI FRUIT',
    });
    await edit(person);
    const before = await allTransactions(person);
    await bank.order({ op: 'remove', row, silent: true });
    await product().admin.query(
      "update app.bank_connections set cursor = 'bm90IGEgY3Vyc29y' where user_id = $1",
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
    expect(await allTransactions(person)).toEqual(before.filter(({ amountMinor }) => amountMinor !== -901));
    const { rows } = await product().admin.query(
      'select needs_sweep, cursor is null as unread from app.bank_connections where user_id = $1',
      [person.userId],
    );
    expect(rows).toEqual([{ needs_sweep: false, unread: false }]);
    expect(member(await controlEmulator(product().plaidUrl, { op: 'state' }), 'ok')).toBe(true);
  });

  it('a transaction of an unlisted account is quarantined by a complete sync and stops nothing', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const before = await allTransactions(person);
    await product().admin.query(
      'update app.bank_connections set cursor = null, needs_sweep = true where user_id = $1',
      [person.userId],
    );
    await bank.order({
      op: 'fail',
      path: '/transactions/sync',
      mode: 'drift',
      item: bank.itemId,
      set: [{ at: 'added.0.account_id', value: 'unlisted' }],
    });
    await syncNow(product(), person, bank.itemId);
    expect(await institutionOf(person, bank.itemId)).toMatchObject({ status: 'healthy', rejectedCount: 1 });
    expect(await allTransactions(person)).toEqual(before);
    const { rows } = await product().admin.query(
      'select needs_sweep from app.bank_connections where user_id = $1',
      [person.userId],
    );
    expect(rows).toEqual([{ needs_sweep: false }]);
  });
});
