import { beforeAll, describe, expect, it } from 'vitest';
import { allTransactions } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, preview, type StatementRow, upload } from '../lib/statements.ts';
import { undo, undoOf } from '../lib/undo.ts';

const product = runProduct();
const ROWS: readonly StatementRow[] = [
  { on: '2026-11-02', amount: '-12.34', name: 'QUINCE PHARMACY', id: 'f1' },
  { on: '2026-11-03', amount: '-3.50', name: 'CARDOON COFFEE', id: 'f2' },
  { on: '2026-11-03', amount: '-3.50', name: 'CARDOON COFFEE', id: 'f3' },
  { on: '2026-11-05', amount: '2500.00', name: 'ACME PAYROLL', id: 'f4' },
  { on: '2026-11-07', amount: '-0.01', name: 'ODD CENT', id: 'f5' },
];
const FILE = ofx(ROWS);

describe('the life cycle of an import', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp(product());
  });

  it('a preview saves nothing, a confirmation everything, a repeat nothing; after undo the file is new', async () => {
    const first = await preview(product(), person, FILE);
    expect(first).toMatchObject({ state: 'preview', format: 'ofx', errors: [], addedTransactions: 0 });
    expect(first.accounts).toMatchObject([
      {
        hint: '6789',
        currency: 'USD',
        netMinor: 248_065,
        counts: { new: 5, duplicate: 0, possibleMatch: 0, update: 0 },
        from: '2026-11-02',
        to: '2026-11-07',
      },
    ]);
    expect(await allTransactions(person)).toEqual([]);
    expect((await person.call('listAccounts')).accounts).toEqual([]);

    const confirmed = await person.call('confirmImport', { params: { importId: first.id }, body: {} });
    expect(confirmed).toMatchObject({ state: 'confirmed', addedTransactions: 5 });
    // The file states a day without a time, which is the same day in every time zone.
    expect((await person.call('listAccounts')).accounts).toMatchObject([
      { balanceOn: '2026-11-21', balanceAt: null },
    ]);
    const transactions = await allTransactions(person);
    expect(transactions.map((transaction) => transaction.amountMinor).sort((a, b) => a - b)).toEqual([
      -1234, -350, -350, -1, 250_000,
    ]);
    expect(confirmed).toMatchObject(await person.call('getImport', { params: { importId: first.id } }));
    expectFailure(await person.ask('discardImport', { params: { importId: first.id } }), 'Conflict');
    expectFailure(
      await person.ask('confirmImport', { params: { importId: first.id }, body: {} }),
      'Conflict',
    );

    const second = await preview(product(), person, FILE, 'again.ofx');
    expect(second.accounts[0]?.counts).toEqual({ new: 0, duplicate: 5, possibleMatch: 0, update: 0 });
    expect(second.accounts[0]?.target.id).toBe(transactions[0]?.accountId);
    expect(
      (await person.call('confirmImport', { params: { importId: second.id }, body: {} })).addedTransactions,
    ).toBe(0);
    expect(await allTransactions(person)).toEqual(transactions);

    await undo(person, confirmed);
    await waitUntilIdle(product(), person.userId);
    expect(await allTransactions(person)).toEqual([]);
    expect((await person.call('getDashboard')).totals).toMatchObject({ totalSpend: 0, income: 0 });
    expectFailure(await person.ask('undoEvent', undoOf(confirmed)), 'Conflict');

    const third = await preview(product(), person, FILE);
    expect(third.accounts[0]?.counts).toEqual({ new: 5, duplicate: 0, possibleMatch: 0, update: 0 });
    await person.call('discardImport', { params: { importId: third.id } });
    expect((await person.call('getImport', { params: { importId: third.id } })).state).toBe('undone');
    expectFailure(
      await person.ask('confirmImport', { params: { importId: third.id }, body: {} }),
      'Conflict',
    );
  });

  it('a file that overlaps an earlier one adds only new transactions, and keeps the user’s edits', async () => {
    await importFile(product(), person, FILE);
    const [pharmacy] = await allTransactions(person, { q: 'quince' });
    await person.call('updateTransaction', {
      params: { transactionId: pharmacy?.id ?? '' },
      body: { category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', note: 'vitamins' },
    });
    const later = ofx([
      ...ROWS.slice(0, 3),
      { on: '2026-11-12', amount: '-44.00', name: 'MEDLAR BOOKS', id: 'f9' },
    ]);
    expect((await importFile(product(), person, later)).addedTransactions).toBe(1);
    const transactions = await allTransactions(person);
    expect(transactions).toHaveLength(6);
    expect((await allTransactions(person, { q: 'quince' }))[0]).toMatchObject({
      category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    });
  });

  it('two simultaneous confirmations save once', async () => {
    const user = await signUp(product());
    const { id } = await preview(product(), user, FILE);
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.ask('confirmImport', { params: { importId: id }, body: {} })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await allTransactions(user)).toHaveLength(5);
  });

  it('the same file confirmed in two windows adds no transaction twice', async () => {
    const user = await signUp(product());
    const both = [await preview(product(), user, FILE), await preview(product(), user, FILE)];
    await Promise.all(
      both.map(({ id }) => user.ask('confirmImport', { params: { importId: id }, body: {} })),
    );
    const transactions = await allTransactions(user);
    expect(transactions).toHaveLength(5);
    expect((await user.call('listAccounts')).accounts).toHaveLength(1);
  });

  it('a file without identifiers confirmed in two windows adds no transaction twice', async () => {
    const user = await signUp(product());
    await importFile(
      product(),
      user,
      'Date,Description,Amount\n2026-11-02,Larch Books,-8.00\n2026-11-03,Alder,-3.10\n',
    );
    const file =
      'Date,Description,Amount\n2026-11-03,Alder,-3.10\n2026-11-04,Birch,-4.20\n2026-11-05,Cedar,-5.30\n';
    const both = [await preview(product(), user, file), await preview(product(), user, file)];
    await Promise.all(
      both.map(({ id }) => user.ask('confirmImport', { params: { importId: id }, body: {} })),
    );
    expect(await allTransactions(user)).toHaveLength(4);
  });

  it('goes to the account the user selects, and to none in another currency', async () => {
    const user = await signUp(product());
    await importFile(product(), user, FILE);
    const [account] = (await user.call('listAccounts')).accounts;
    const other = await preview(
      product(),
      user,
      ofx([{ on: '2026-11-09', amount: '-9.00', name: 'PEAR SHOP', id: 'p1' }], { id: '000000004242' }),
    );
    await user.call('confirmImport', {
      params: { importId: other.id },
      body: { targets: [{ index: 0, accountId: account?.id ?? '' }] },
    });
    expect((await user.call('listAccounts')).accounts).toHaveLength(1);
    expect(await allTransactions(user, { accountId: account?.id ?? '' })).toHaveLength(6);
    const euro = await preview(
      product(),
      user,
      ofx([{ on: '2026-11-09', amount: '-7.00', name: 'KIOSK', id: 'e1' }], { id: '77', currency: 'EUR' }),
    );
    expectFailure(
      await user.ask('confirmImport', {
        params: { importId: euro.id },
        body: { targets: [{ index: 0, accountId: account?.id ?? '' }] },
      }),
      'ValidationFailed',
    );
    await user.call('confirmImport', { params: { importId: euro.id }, body: {} });
    const dashboard = await user.call('getDashboard', { query: { from: '2026-11-01', to: '2026-11-30' } });
    expect(dashboard.otherCurrencies).toEqual([{ currency: 'EUR', totalSpend: 7, income: 0 }]);
  });

  it('two accounts in one file become two accounts', async () => {
    const user = await signUp(product());
    const csvless = [
      ofx([ROWS[0] ?? expect.fail()], { id: '000000001111' }),
      ofx([ROWS[3] ?? expect.fail()], { id: '000000002222' }),
    ];
    for (const file of csvless) await importFile(product(), user, file);
    const { accounts } = await user.call('listAccounts');
    expect(accounts.map((account) => account.mask).sort()).toEqual(['1111', '2222']);
    expect(accounts.every((account) => account.source === 'file' && !account.isSandbox)).toBe(true);
  });
});

describe('unreadable files', () => {
  let person: Person;
  beforeAll(async () => {
    person = await signUp(product());
  });

  const bomb =
    `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b ` +
    `"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><OFX>&c;</OFX>`;
  const HOSTILE: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string])[] = [
    ['empty', '', 'statement.ofx'],
    ['blank', ' \r\n\t ', 'statement.csv'],
    [
      'bytes of nothing known',
      new Uint8Array(Array.from({ length: 5_000 }, (_, index) => (index * 197 + 31) % 256)),
      'statement.ofx',
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'scan.png'],
    ['a letter', 'Dear bank,\nplease send me my statement.\nKind regards', 'letter.txt'],
    ['a page', '<!doctype html><html><body><h1>Sign in</h1></body></html>', 'statement.csv'],
    ['an entity bomb', bomb, 'statement.ofx'],
    [
      'an outside entity',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><OFX>&x;</OFX>',
      'statement.ofx',
    ],
    ['nested without end', `<OFX>${'<A>'.repeat(50_000)}`, 'statement.ofx'],
    ['a header of OFX alone', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX></OFX>', 'statement.ofx'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3]), 'statement.zip'],
  ];
  it.each(HOSTILE)('%s: rejected with a reason, nothing saved', async (_name, file, fileName) => {
    const answer = await upload(product(), person, file, fileName);
    expectFailure(answer, 'UnreadableFile');
    expect(member(answer.json, 'message')).toMatch(/^Couldn’t read this file: .{10,}Nothing changed\.$/s);
    expect(answer.text).not.toMatch(/\/work\/|node_modules|root:x|\bat [A-Z]\w+\./);
    const { rows } = await product().admin.query('select 1 from app.imports where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
    expect((await person.call('listAccounts')).accounts).toEqual([]);
  });

  it('a statement without transactions: reported, with nothing to add', async () => {
    const user = await signUp(product());
    const { accounts } = await preview(product(), user, 'Date,Description,Amount\n', 'empty.csv');
    expect(accounts.map((account) => account.counts)).toEqual([
      { new: 0, duplicate: 0, possibleMatch: 0, update: 0 },
    ]);
  });

  it('33 MB: rejected by its announced size, and by its actual size if none is announced', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(0x41);
    const announced = await upload(product(), person, new Uint8Array(33 * 1024 * 1024));
    expectFailure(announced, 'PayloadTooLarge');
    expect(member(announced.json, 'message')).toContain('32 MB');
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 40) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const streamed = await fetch(`${product().url}/api/v1/imports?fileName=big.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await person.token()}` },
      body: endless,
      duplex: 'half',
    }).catch((error: unknown) => error);
    if (streamed instanceof Response) expect(streamed.status).toBe(413);
    expect((await person.call('getMe')).email).toBe(person.email);
  });

  it('an invalid file name is rejected; a path is only a name', async () => {
    for (const fileName of ['', 'x'.repeat(256)])
      expectFailure(await upload(product(), person, FILE, fileName), 'ValidationFailed');
    const { fileName } = await preview(product(), person, FILE, '../../../etc/cron.d/evil\r\n.ofx');
    expect(fileName).toBe('../../../etc/cron.d/evil\r\n.ofx');
  });

  it('NUL and half surrogate pairs inside a readable file do not reject it', async () => {
    const user = await signUp(product());
    const file = 'Date,Description,Amount\n2026-11-02,TEA\u0000 SHOP,-5.00\n2026-11-03,"PEAR \u0000",-6.00\n';
    const { id, accounts } = await preview(product(), user, file, 'odd\u0001.csv');
    expect(accounts[0]?.counts.new).toBe(2);
    await user.call('confirmImport', { params: { importId: id }, body: {} });
    expect(await allTransactions(user)).toHaveLength(2);
  });

  it('the extension is ignored: a statement under another name is read', async () => {
    expect((await preview(product(), person, FILE, 'statement.txt')).format).toBe('ofx');
  });
});

describe('search', () => {
  it('treats every character literally', async () => {
    const person = await signUp(product());
    await importFile(
      product(),
      person,
      ofx([
        { on: '2026-11-02', amount: '-1.00', name: 'HUNDRED% COTTON', id: 's1' },
        { on: '2026-11-03', amount: '-2.00', name: 'SNAKE_CASE STORE', id: 's2' },
        { on: '2026-11-04', amount: '-3.00', name: "O'HARA; DROP TABLE", id: 's3' },
        { on: '2026-11-05', amount: '-4.00', name: 'BACK\\SLASH INN', id: 's4' },
        { on: '2026-11-06', amount: '-5.00', name: 'PLAIN STORE', id: 's5' },
      ]),
    );
    const amounts = async (q: string) =>
      (await allTransactions(person, { q })).map((transaction) => transaction.amountMinor);
    expect(await amounts('%')).toEqual([-100]);
    expect(await amounts('_')).toEqual([-200]);
    expect(await amounts("o'hara; drop")).toEqual([-300]);
    expect(await amounts('\\')).toEqual([-400]);
    expect(await amounts('"')).toEqual([]);
    expect(await amounts('(')).toEqual([]);
    expect((await amounts('store')).sort()).toEqual([-200, -500]);
  });
});
