import { describe, expect, it } from 'vitest';
import { allTransactions } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { xlsx } from '../lib/files/xlsx.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();

const FIRST = ofx([
  { on: '2026-11-02', amount: '-10.00', name: 'QUINCE SHOP', id: 'a1' },
  { on: '2026-11-03', amount: '-20.00', name: 'MEDLAR SHOP', id: 'a2' },
]);
/** Replaces `a1`, deletes `a2`. */
const CORRECTING = ofx([
  { on: '2026-11-12', amount: '-12.50', name: 'QUINCE SHOP', id: 'b1<CORRECTFITID>a1<CORRECTACTION>REPLACE' },
  { on: '2026-11-12', amount: '-20.00', name: 'MEDLAR SHOP', id: 'b2<CORRECTFITID>a2<CORRECTACTION>DELETE' },
]);
const PENDING = FIRST.replace(
  '</STMTRS>',
  '<BANKTRANLISTP><STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20261109<TRNAMT>-31.17<NAME>TRATTORIA ' +
    'ZUCCA</STMTTRNP></BANKTRANLISTP></STMTRS>',
);
const SETTLING = ofx([{ on: '2026-11-10', amount: '-31.17', name: 'TRATTORIA ZUCCA ROMA', id: 'c1' }]);

const figures = async (person: Parameters<typeof allTransactions>[0]) =>
  (await allTransactions(person))
    .map((transaction) => [transaction.postedOn, transaction.amountMinor, transaction.status])
    .sort();

describe('an import that changes transactions', () => {
  it('applies corrections to an earlier file’s transactions once; undo restores them', async () => {
    const person = await signUp(product());
    await importFile(product(), person, FIRST);
    const [quince] = await allTransactions(person, { q: 'quince' });
    await person.call('updateTransaction', {
      params: { transactionId: quince?.id ?? '' },
      body: { category: 'MEDICAL_DENTAL_CARE' },
    });
    const before = await figures(person);

    const shown = await preview(product(), person, CORRECTING);
    expect(shown.accounts[0]?.counts).toEqual({ new: 0, duplicate: 0, possibleMatch: 0, update: 2 });
    expect(
      shown.accounts[0]?.transactions.map((transaction) => [transaction.verdict, transaction.reason]),
    ).toEqual([
      ['update', 'Deleted by the bank'],
      ['update', 'Corrected by the bank'],
    ]);
    const confirmed = await person.call('confirmImport', { params: { importId: shown.id }, body: {} });
    expect(await figures(person)).toEqual([['2026-11-12', -1250, 'posted']]);
    expect((await allTransactions(person))[0]).toMatchObject({
      id: quince?.id,
      category: 'MEDICAL_DENTAL_CARE',
    });

    const again = await importFile(product(), person, CORRECTING);
    expect(again.addedTransactions).toBe(0);
    expect(await figures(person)).toEqual([['2026-11-12', -1250, 'posted']]);
    await undo(person, again);
    expect(await figures(person)).toEqual([['2026-11-12', -1250, 'posted']]);

    await undo(person, confirmed);
    await waitUntilIdle(product(), person.userId);
    expect(await figures(person)).toEqual(before);
    expect((await allTransactions(person, { q: 'quince' }))[0]?.category).toBe('MEDICAL_DENTAL_CARE');
  });

  it('posts a pending transaction; undo makes it pending again', async () => {
    const person = await signUp(product());
    await importFile(product(), person, PENDING);
    const before = await figures(person);
    expect(before).toContainEqual(['2026-11-09', -3117, 'pending']);
    const settled = await importFile(product(), person, SETTLING);
    expect(settled.accounts[0]?.counts).toMatchObject({ new: 0, update: 1 });
    expect(await figures(person)).toContainEqual(['2026-11-10', -3117, 'posted']);
    await undo(person, settled);
    expect(await figures(person)).toEqual(before);
    await importFile(product(), person, SETTLING);
    expect(await figures(person)).toContainEqual(['2026-11-10', -3117, 'posted']);
    expect(await allTransactions(person)).toHaveLength(3);
  });
});

describe('the columns of a table', () => {
  const table = (day: string, id: string) =>
    `Alpha,Beta,Gamma,Delta\n${day},QUINCE ${id},12.00,88.00\n${day},MEDLAR ${id},7.50,80.50\n`;
  const columns = [
    { index: 0, role: 'postedOn' },
    { index: 1, role: 'payee' },
    { index: 2, role: 'debit' },
  ] as const;

  it('follow the user’s mapping, are remembered per header, and are fixed once the import is confirmed', async () => {
    const person = await signUp(product());
    const shown = await preview(product(), person, table('2026-11-02', 'ONE'), 'one.csv');
    expect(shown.table).toMatchObject({ isMapped: false, flipSigns: false });
    expect(shown.table?.columns.map(({ header }) => header)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
    const params = { importId: shown.id };
    const body = { columns: [...columns], dateOrder: null, flipSigns: false };
    const mapped = await person.call('mapImportColumns', { params, body });
    expect(mapped).toMatchObject({ id: shown.id, table: { isMapped: true } });
    expect(mapped.accounts[0]?.transactions.map((transaction) => transaction.amountMinor)).toEqual([
      -1200, -750,
    ]);
    await person.call('confirmImport', { params, body: {} });
    expect(await figures(person)).toEqual([
      ['2026-11-02', -1200, 'posted'],
      ['2026-11-02', -750, 'posted'],
    ]);
    expectFailure(await person.ask('mapImportColumns', { params, body }), 'Conflict');

    const next = await preview(product(), person, table('2026-11-09', 'TWO'), 'two.csv');
    expect(next.table?.isMapped).toBe(true);
    expect(next.accounts[0]?.transactions.map((transaction) => transaction.amountMinor)).toEqual([
      -1200, -750,
    ]);

    const noTable = await preview(product(), person, FIRST);
    expect(noTable.table).toBeNull();
    expectFailure(
      await person.ask('mapImportColumns', { params: { importId: noTable.id }, body }),
      'Conflict',
    );
    const stranger = await signUp(product());
    expectFailure(
      await stranger.ask('mapImportColumns', { params: { importId: next.id }, body }),
      'NotFound',
    );
    const unmapped = await preview(product(), stranger, table('2026-11-09', 'TWO'), 'two.csv');
    expect(unmapped.table?.isMapped).toBe(false);
  });

  it('are those of the table in a spreadsheet, with the mapping remembered from a CSV file', async () => {
    const person = await signUp(product());
    const csv = await preview(product(), person, table('2026-11-02', 'ONE'), 'one.csv');
    const body = { columns: [...columns], dateOrder: null, flipSigns: false };
    await person.call('mapImportColumns', { params: { importId: csv.id }, body });
    await person.call('confirmImport', { params: { importId: csv.id }, body: {} });
    const rows = [
      ['Alpha', 'Beta', 'Gamma', 'Delta'],
      [{ number: '46328', format: 'date' }, 'QUINCE ONE', { number: '12' }, { number: '88' }],
      [{ number: '46328', format: 'date' }, 'MEDLAR ONE', { number: '7.5' }, { number: '80.5' }],
      [{ number: '46329.5', format: 'dateTime' }, 'CARDOON', { number: '3.3000000000000003' }, null],
    ] as const;
    const shown = await preview(product(), person, xlsx([{ name: 'Movements', rows }]), 'two.xlsx');
    expect(shown).toMatchObject({
      format: 'xlsx',
      fileName: 'two.xlsx',
      errors: [],
      table: { isMapped: true },
    });
    expect(shown.accounts[0]?.counts).toEqual({ new: 1, duplicate: 2, possibleMatch: 0, update: 0 });
    const params = { importId: shown.id };
    expect((await person.call('confirmImport', { params, body: {} })).addedTransactions).toBe(1);
    expect(await figures(person)).toEqual([
      ['2026-11-02', -1200, 'posted'],
      ['2026-11-02', -750, 'posted'],
      ['2026-11-03', -330, 'posted'],
    ]);
  });

  it('are offered for a table that is not read by itself, and the user’s mapping imports it', async () => {
    const person = await signUp(product());
    const refused = 'When,Where,Worth\n2026-11-02,QUINCE,12\n2026-11-03,MEDLAR,7\n';
    const shown = await preview(product(), person, refused, 'worth.csv');
    expect(shown.accounts).toEqual([]);
    expect(shown.table?.columns.map(({ header }) => header)).toEqual(['When', 'Where', 'Worth']);
    const params = { importId: shown.id };
    const roles = [
      { index: 0, role: 'postedOn' },
      { index: 1, role: 'payee' },
      { index: 2, role: 'debit' },
    ] as const;
    const body = { columns: [...roles], dateOrder: null, flipSigns: false };
    const mapped = await person.call('mapImportColumns', { params, body });
    expect(mapped.errors).toEqual([]);
    await person.call('confirmImport', { params, body: {} });
    expect(await figures(person)).toEqual([
      ['2026-11-02', -1200, 'posted'],
      ['2026-11-03', -700, 'posted'],
    ]);
  });
});
