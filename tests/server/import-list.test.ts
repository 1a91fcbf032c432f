import { expect, it } from 'vitest';
import { allTransactions } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();
const COFFEE = { on: '2026-11-03', amount: '-3.50', name: 'CARDOON COFFEE', id: 'c' };
const BOOKS = { on: '2026-11-12', amount: '-44.00', name: 'MEDLAR BOOKS', id: 'b' };

it('imports are listed newest first with their results, without previews and other users’ imports', async () => {
  const person = await signUp(product());
  expect(await person.call('listImports')).toEqual({ imports: [], nextCursor: null });
  const first = await importFile(product(), person, ofx([COFFEE]));
  await importFile(product(), person, ofx([COFFEE, BOOKS]));
  await preview(product(), person, ofx([COFFEE]));
  const { imports } = await person.call('listImports');
  expect(imports).toMatchObject([
    { added: 1, duplicates: 1, updated: 0, leftOut: 0, undoneAt: null, format: 'ofx' },
    { added: 1, duplicates: 0, eventId: first.eventId, accounts: [{ from: COFFEE.on, to: COFFEE.on }] },
  ]);
  expect(imports[0]?.accounts[0]?.name).toBe('Checking ·· 6789');

  const page = await person.call('listImports', { query: { limit: 1 } });
  expect(page.imports).toEqual(imports.slice(0, 1));
  const rest = await person.call('listImports', { query: { limit: 1, cursor: page.nextCursor ?? '' } });
  expect(rest).toEqual({ imports: imports.slice(1), nextCursor: null });
  expectFailure(await person.ask('listImports', { query: { cursor: 'nowhere' } }), 'ValidationFailed');
  expect((await (await signUp(product())).call('listImports')).imports).toEqual([]);
});

it('an undone import stays in the list with its counts, without an undo', async () => {
  const person = await signUp(product());
  const imported = await importFile(product(), person, ofx([COFFEE, BOOKS]));
  expect(await undo(person, imported)).toMatchObject({ eventId: null });
  const { imports } = await person.call('listImports');
  expect(imports).toMatchObject([{ added: 2, eventId: null, undoneAt: expect.any(String) }]);
});

it('an undo is rejected with an explanation until the user’s own changes to its transactions are undone', async () => {
  const person = await signUp(product());
  const imported = await importFile(product(), person, ofx([COFFEE, BOOKS]));
  await waitUntilIdle(product(), person.userId);
  const [books] = await allTransactions(person, { q: 'medlar' });
  const noted = await person.call('updateTransaction', {
    params: { transactionId: books?.id ?? '' },
    body: { note: 'for Ana' },
  });
  const refused = await person.ask('undoEvent', undoOf(imported));
  expectFailure(refused, 'Conflict');
  expect(refused.text).toContain('You changed one of its transactions since.');
  expect(await allTransactions(person)).toHaveLength(2);

  await undo(person, noted);
  await undo(person, imported);
  expect(await allTransactions(person)).toEqual([]);
});

it('a new account has the name and type the user enters, and the currency of its table', async () => {
  const person = await signUp(product());
  const table = 'Date,Description,Amount\n2026-11-03,CARDOON COFFEE,-3.50\n2026-11-12,MEDLAR BOOKS,-44.00\n';
  const first = await preview(product(), person, table, 'savings.csv');
  expect(first.accounts[0]).toMatchObject({ currency: 'USD', accountType: 'other' });
  const columns = (first.table?.columns ?? []).flatMap(({ index, role }) => (role ? [{ index, role }] : []));
  const params = { importId: first.id };
  const read = await person.call('mapImportColumns', {
    ...{ params, body: { columns, dateOrder: null, flipSigns: false, currency: 'EUR' } },
  });
  expect(read.accounts[0]?.currency).toBe('EUR');
  const account = { name: 'House money', accountType: 'savings' as const };
  const confirm = (name: string) =>
    person.ask('confirmImport', {
      ...{ params, body: { targets: [{ index: 0, accountId: null, account: { ...account, name } }] } },
    });
  expectFailure(await confirm('  '), 'ValidationFailed');
  expect((await confirm('House money')).status).toBe(200);
  const { accounts } = await person.call('listAccounts');
  expect(accounts).toMatchObject([{ ...account, currency: 'EUR' }]);
  expect((await person.call('listImports')).imports[0]?.accounts[0]?.name).toBe('House money');
});

it('files that name no account go to the account of the last file with their columns, or a new one', async () => {
  const person = await signUp(product());
  const importInto = async (table: string, name: string, accountType: 'checking' | 'credit') => {
    const { id } = await preview(product(), person, table, `${name}.csv`);
    const targets = [{ index: 0, accountId: null, account: { name, accountType } }];
    await person.call('confirmImport', { params: { importId: id }, body: { targets } });
  };
  const targetOf = async (table: string) =>
    (await preview(product(), person, table)).accounts[0]?.target ?? { id: null, name: '' };
  const bank = 'Date,Description,Amount\n2026-11-03,CARDOON COFFEE,-3.50\n';
  const card = 'Transaction Date,Post Date,Description,Amount\n11/05/2026,11/06/2026,MEDLAR BOOKS,-44.00\n';
  await importInto(bank, 'Checking', 'checking');
  expect((await targetOf(card)).id, 'another bank’s file').toBeNull();
  await importInto(card, 'Card', 'credit');
  await importInto(bank.replace('3.50', '8.25'), 'Joint', 'checking');
  const { accounts } = await person.call('listAccounts');
  expect(accounts.map(({ name, accountType }) => [name, accountType]).sort()).toEqual([
    ['Card', 'credit'],
    ['Checking', 'checking'],
    ['Joint', 'checking'],
  ]);
  expect((await targetOf(bank)).name).toBe('Joint');
  expect((await targetOf(card)).name).toBe('Card');
});

it('new accounts whose files name none have different names', async () => {
  const person = await signUp(product());
  const dollars = 'Date,Description,Amount\n2026-11-03,CARDOON COFFEE,-3.50\n';
  const euros = 'Datum;Beschreibung;Betrag;Währung\n03.11.2026;REWE BERLIN;-41,30;EUR\n';
  for (const table of [dollars, euros]) await importFile(product(), person, table);
  const { accounts } = await person.call('listAccounts');
  expect(accounts.map(({ name }) => name).sort()).toEqual(['Account', 'Account 2']);
});
