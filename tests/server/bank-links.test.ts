import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allTransactions, institutionOf, linkAndImport, openDialog, waitForImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

/** The items whose access was revoked; failed revocations are due again at once. */
async function removedItems(): Promise<readonly unknown[]> {
  await product().admin.query(
    "update pgboss.job set start_after = now() where name = 'revoke' and state = 'retry'",
  );
  const { calls } = z
    .object({ calls: z.array(z.object({ itemId: z.string().nullable(), status: z.int() })) })
    .parse(await controlEmulator(product().plaidUrl, { op: 'calls', path: '/item/remove' }));
  return calls.filter(({ status }) => status === 200).map(({ itemId }) => itemId);
}

describe('linking the same bank twice', () => {
  it('revokes the second access, even if that fails at first, and keeps one connection', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const before = await allTransactions(person);
    const removed = await removedItems();
    const public_token = await openDialog(product(), person, { accounts: ['hsa'] });
    await controlEmulator(product().plaidUrl, { op: 'fail', path: '/item/remove', times: 2 });
    const again = await person.call('exchangePublicToken', { body: { public_token } });
    expect(again).toMatchObject({ itemId: bank.itemId, isDuplicate: true });
    await waitFor(
      'the access to be revoked',
      async () => (await removedItems()).length === removed.length + 1,
    );
    expect(await removedItems()).not.toContain(bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect((await person.call('getSettings')).settings.connectedServices.plaid.institutions).toHaveLength(1);
    expect(await allTransactions(person)).toEqual(before);
  });

  it('does not exchange the token if the widget names the accounts', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const { link_token } = await person.call('createLinkToken', { body: {} });
    const linked = await controlEmulator(product().plaidUrl, { op: 'link', link_token, accounts: ['hsa'] });
    const body = {
      public_token: String(member(linked, 'public_token')),
      institution: {
        institution_id: String(member(member(member(linked, 'metadata'), 'institution'), 'institution_id')),
      },
      accounts: [{ name: 'Health Savings', mask: '3390' }],
    };
    const exchanges = async () =>
      member(
        await controlEmulator(product().plaidUrl, { op: 'calls', path: '/item/public_token/exchange' }),
        'calls',
      );
    const before = await exchanges();
    const again = await person.call('exchangePublicToken', { body });
    expect(again).toMatchObject({ itemId: bank.itemId, isDuplicate: true });
    expect(await exchanges()).toEqual(before);
  });

  it('a double click: two simultaneous exchanges give one connection and one set of transactions', async () => {
    const person = await signUp(product());
    const first = await openDialog(product(), person, { accounts: ['hsa'] });
    const second = await openDialog(product(), person, { accounts: ['hsa'] });
    const answers = await Promise.all(
      [first, second].map((public_token) => person.call('exchangePublicToken', { body: { public_token } })),
    );
    expect(answers.filter((answer) => answer.isDuplicate)).toHaveLength(1);
    const { institutions } = (await person.call('getSettings')).settings.connectedServices.plaid;
    expect(institutions).toHaveLength(1);
    await waitForImport(product(), person, institutions[0]?.itemId ?? '');
    const transactions = await allTransactions(person);
    expect(new Set(transactions.map((transaction) => transaction.accountId)).size).toBe(1);
  });

  it('a public token works once', async () => {
    const person = await signUp(product());
    const public_token = await openDialog(product(), person, { accounts: ['hsa'] });
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.ask('exchangePublicToken', { body: { public_token } })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 502, 502]);
    for (const refused of answers.filter((answer) => answer.status === 502))
      expectFailure(refused, 'ProviderError');
    expect((await person.call('getSettings')).settings.connectedServices.plaid.institutions).toHaveLength(1);
  });

  it('two users may link the same bank, each with their own transactions', async () => {
    const [one, two] = [await signUp(product()), await signUp(product())];
    await linkAndImport(product(), one, { accounts: ['hsa'] });
    await linkAndImport(product(), two, { accounts: ['hsa'] });
    const [ones, twos] = [await allTransactions(one), await allTransactions(two)];
    expect(twos).toHaveLength(ones.length);
    expect(ones.filter((transaction) => twos.some((other) => other.id === transaction.id))).toEqual([]);
  });

  it('a user with a second bank has both in one total', async () => {
    const person = await signUp(product());
    await linkAndImport(product(), person, { accounts: ['hsa'] });
    await linkAndImport(product(), person, { institution: 'ins_990417' });
    const dashboard = await person.call('getDashboard');
    const { accounts } = await person.call('listAccounts');
    expect(dashboard.totals.accounts).toBe(accounts.length);
    expect(new Set(accounts.map((account) => account.institutionName)).size).toBe(2);
  });
});

describe('a rejected or failing exchange', () => {
  it.each([
    ['the bank answers an error', { mode: 'error', error: 'INTERNAL_SERVER_ERROR' }, 502],
    ['the bank answers a page', { mode: 'html' }, 502],
    ['the line is cut', { mode: 'cut' }, 504],
  ])('%s: nothing is stored, and the user is told', async (_name, fault, status) => {
    const person = await signUp(product());
    const public_token = await openDialog(product(), person, { accounts: ['hsa'] });
    await controlEmulator(product().plaidUrl, { op: 'fail', path: '/item/public_token/exchange', ...fault });
    const answer = await person.ask('exchangePublicToken', { body: { public_token } });
    expect(answer.status).toBe(status);
    await controlEmulator(product().plaidUrl, { op: 'clear_faults' });
    expect((await person.call('getSettings')).settings.connectedServices.plaid.connected).toBe(false);
  });

  it.each(['/accounts/get', '/item/get'])('%s: an access that cannot be stored is revoked', async (path) => {
    const person = await signUp(product());
    const public_token = await openDialog(product(), person, { accounts: ['hsa'] });
    const removed = await removedItems();
    await controlEmulator(product().plaidUrl, { op: 'fail', path });
    expectFailure(await person.ask('exchangePublicToken', { body: { public_token } }), 'ProviderError');
    await controlEmulator(product().plaidUrl, { op: 'clear_faults' });
    await waitFor(
      'the access to be revoked',
      async () => (await removedItems()).length === removed.length + 1,
    );
    expect((await person.call('getSettings')).settings.connectedServices.plaid.connected).toBe(false);
  });

  it('a link token for another user’s bank is not issued', async () => {
    const [one, two] = [await signUp(product()), await signUp(product())];
    const bank = await linkAndImport(product(), one, { accounts: ['hsa'] });
    expectFailure(await two.ask('createLinkToken', { body: { itemId: bank.itemId } }), 'NotFound');
  });
});

describe('disconnecting a bank', () => {
  it.each([
    ['keeps the rows unless asked', undefined, true],
    ['keeps the rows when told so', 'false' as const, true],
    ['deletes the rows when asked', 'true' as const, false],
  ])('%s, and revokes the access at the bank even if it fails at first', async (_name, deleteData, keeps) => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const before = await allTransactions(person);
    await bank.order({
      op: 'fail',
      path: '/item/remove',
      mode: 'error',
      error: 'INTERNAL_SERVER_ERROR',
      times: 2,
    });
    await person.call('disconnectBank', {
      params: { itemId: bank.itemId },
      query: deleteData === undefined ? {} : { deleteData },
    });
    expect(await institutionOf(person, bank.itemId)).toBeUndefined();
    expect((await person.call('getDashboard', { query: { environment: 'sandbox' } })).totals.accounts).toBe(
      0,
    );
    await waitFor('the access to be revoked', async () => {
      await product().admin.query(
        "update pgboss.job set start_after = now() where name = 'revoke' and state = 'retry'",
      );
      return (await bank.calls('/item/remove')).some((call) => call.status === 200);
    });
    expect((await bank.calls('/item/remove')).filter((call) => call.status === 500)).toHaveLength(2);
    await waitFor('the revocation to be forgotten', async () => {
      const { rows } = await product().admin.query('select 1 from sys.revocations');
      return rows.length === 0;
    });
    await waitUntilIdle(product(), person.userId);
    const after = await allTransactions(person, { environment: 'sandbox' });
    expect(after.map((transaction) => transaction.id)).toEqual(
      keeps ? before.map((transaction) => transaction.id) : [],
    );
    expectFailure(await person.ask('disconnectBank', { params: { itemId: bank.itemId } }), 'NotFound');
    expectFailure(await person.ask('syncBankConnection', { params: { itemId: bank.itemId } }), 'NotFound');
  });
});
