import { describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { addDays, monthBounds } from '#domain/calendar/civil-date.ts';
import { allTransactions, institutionOf, linkAndImport, syncNow } from '../lib/bank.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { openScreen, waitForFact } from '../lib/live-events.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();

const gapsOf = async (person: Person) =>
  (await person.call('listAccounts')).accounts.map((account) => account.gapMinor);

describe('balances of a linked bank', () => {
  it('agree with the transactions after the import and on later days, and are stored per day', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, {
      accounts: ['checking', 'savings', 'visa', 'hsa'],
    });
    expect(await gapsOf(person)).toEqual([0, 0, 0, 0]);
    await controlEmulator(product().plaidUrl, { op: 'advance', days: 9 });
    await syncNow(product(), person, bank.itemId);
    expect(await gapsOf(person)).toEqual([0, 0, 0, 0]);
    const { accounts } = await person.call('listAccounts');
    const [account] = accounts;
    const { balances } = await person.call('listBalances', { params: { accountId: account?.id ?? '' } });
    expect(balances).toMatchObject([{ amountMinor: account?.currentBalanceMinor, source: 'feed' }]);
    const worth = await person.call('getNetWorth');
    const held = accounts.reduce((sum, candidate) => sum + (candidate.currentBalanceMinor ?? 0), 0);
    expect(worth.months.at(-1)).toMatchObject({ netMinor: held, accounts: 4 });
    expect(worth.months.length).toBeGreaterThan(12);
    // The change of the net worth in a month is the sum of the month's transactions.
    const [, before, last] = worth.months.slice(-4);
    const days = monthBounds(last?.month ?? expect.fail());
    const transactions = (await allTransactions(person, { status: 'posted' })).filter(
      ({ postedOn }) => postedOn >= days.from && postedOn <= days.to,
    );
    const moved = transactions.reduce((sum, transaction) => sum + transaction.amountMinor, 0);
    expect((last?.netMinor ?? 0) - (before?.netMinor ?? 0)).toBe(moved);
  });

  it('a transaction listed only by the bank is a gap, shown with its amount until it is imported', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    await bank.change({ op: 'add', account: 'hsa', amountMinor: -4321, description: 'BALANCE TEST' });
    expect(await gapsOf(person)).toEqual([0]);
    await product().admin.query(
      "update app.transactions set removed_at = now(), removed_by = 'user' where user_id = $1 and amount_minor = -4321",
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
    expect(await gapsOf(person)).toEqual([-4321]);
    const shown = await institutionOf(person, bank.itemId);
    expect(shown?.accounts[0]?.gapExplanation).toContain('$43.21 less');
    await product().admin.query(
      'update app.transactions set removed_at = null, removed_by = null where user_id = $1 and amount_minor = -4321',
      [person.userId],
    );
    await syncNow(product(), person, bank.itemId);
    expect(await gapsOf(person)).toEqual([0]);
  });
});

describe('the stored data', () => {
  it('passes the integrity check after all questions, pairs and open cases', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person);
    const { row } = await bank.change({
      op: 'add',
      account: 'hsa',
      amountMinor: -5010,
      description: 'TRATTORIA ZUCCA',
      state: 'pending',
    });
    await bank.change({ op: 'post', row, linked: false, amountMinor: -9020 });
    const db = openDatabase({ url: product().databaseUrl });
    const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
    expect(findings.filter((finding) => finding.count > 0)).toEqual([]);
    expect(findings.length).toBeGreaterThan(8);
  });
});

describe('balances of files', () => {
  it('the first file opens the account, a later one is checked against it, and undo restores the state', async () => {
    const person = await signUp(product());
    await importFile(
      product(),
      person,
      ofx([{ on: '2026-11-02', amount: '-10.00', name: 'ONE', id: '100001' }]).replace(
        '<BALAMT>1000.00<DTASOF>20261121',
        '<BALAMT>500.00<DTASOF>20261103',
      ),
    );
    expect(await gapsOf(person)).toEqual([0]);
    const second = await importFile(
      product(),
      person,
      ofx([{ on: '2026-11-10', amount: '-20.00', name: 'TWO', id: '100002' }]).replace(
        '<BALAMT>1000.00<DTASOF>20261121',
        '<BALAMT>479.50<DTASOF>20261111',
      ),
    );
    expect(await gapsOf(person)).toEqual([-50]);
    const [account] = (await person.call('listAccounts')).accounts;
    expect(account?.gapExplanation).toContain('$0.50 less');
    const days = await person.call('listBalances', { params: { accountId: account?.id ?? '' } });
    expect(days.balances.map(({ on, amountMinor }) => [on, amountMinor])).toEqual([
      ['2026-11-03', 50_000],
      ['2026-11-11', 47_950],
    ]);
    await undo(person, second);
    await waitUntilIdle(product(), person.userId);
    expect(await gapsOf(person)).toEqual([0]);
    expect((await person.call('listAccounts')).accounts[0]?.currentBalanceMinor).toBe(50_000);
  });
});

describe('balances of manual accounts', () => {
  it('change with a newer file until its import is undone', async () => {
    const person = await signUp(product());
    const { account } = await person.call('createAccount', {
      body: { name: 'Wallet', accountType: 'checking', currency: 'USD', balanceMinor: 5_000 },
    });
    const shown = async () => (await person.call('listAccounts')).accounts.map((a) => a.currentBalanceMinor);
    const today = new Date().toISOString().slice(0, 10);
    // The user's own balance of the day is as new as a file's.
    for (const [on, balanceMinor] of [
      [today, 5_000],
      [addDays(today, 1), 100_000],
    ] as const) {
      const file = ofx([{ on: '2026-11-02', amount: '-10.00', name: 'ONE', id: '100001' }]);
      const dated = file.replace('DTASOF>20261121', `DTASOF>${on.replaceAll('-', '')}`);
      const { id } = await preview(product(), person, dated);
      const body = { targets: [{ index: 0, accountId: account.id }] };
      const imported = await person.call('confirmImport', { params: { importId: id }, body });
      expect(await shown()).toEqual([balanceMinor]);
      await undo(person, imported);
      expect(await shown()).toEqual([5_000]);
    }
  });

  it('are compared with an edited transaction, and its edit is derived and shown like a new one', async () => {
    const person = await signUp(product());
    const account = {
      name: 'Wallet',
      accountType: 'checking',
      currency: 'USD',
      balanceMinor: 5_000,
    } as const;
    const { account: wallet } = await person.call('createAccount', { body: account });
    const body = { accountId: wallet.id, postedOn: '2026-11-10', amountMinor: -1_000, description: 'Stamps' };
    const { transactionId } = await person.call('createTransaction', { body });
    await waitUntilIdle(product(), person.userId);
    expect(await gapsOf(person)).toEqual([0]);
    const screen = await openScreen(product(), person);
    await person.call('updateTransaction', { params: { transactionId }, body: { amountMinor: -1_500 } });
    expect(await gapsOf(person)).toEqual([500]);
    await waitForFact(screen, 'manualTransactionChanged');
    await waitForFact(screen, 'derivationFinished');
    screen.close();
  });
});
