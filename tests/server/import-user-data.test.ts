import { describe, expect, it } from 'vitest';
import { allTransactions, linkAndImport, syncNow } from '../lib/bank.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { ofx, preview } from '../lib/statements.ts';
import { undo } from '../lib/undo.ts';

const product = runProduct();

async function importAs(person: Person, file: string, fileName: string) {
  const { id } = await preview(product(), person, file, fileName);
  return person.call('confirmImport', { params: { importId: id }, body: {} });
}

const MONARCH = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-10-02,Quince Market,Dentist,Checking,QUINCE MARKET 12,for Ann,-48.60,"home,tax"
2026-10-03,Medlar Hall,Kiddo stuff,Checking,MEDLAR HALL 9,,-20.00,
2026-10-04,Visa,Credit Card Payment,Checking,VISA PAYMENT,,-100.00,`;

describe('categories, tags and notes of another program', () => {
  it('are previewed, stored as the user’s own, and removed by an undo', async () => {
    const person = await signUp(product());
    const shown = await preview(product(), person, MONARCH, 'monarch.csv');
    expect(shown.accounts[0]?.transactions.map(({ categoryName, note }) => [categoryName, note])).toEqual([
      ['Dentist', 'for Ann\n#home #tax'],
      [null, 'Category: Kiddo stuff'],
      [null, 'Category: Credit Card Payment'],
    ]);
    const confirmed = await person.call('confirmImport', { params: { importId: shown.id }, body: {} });
    await waitUntilIdle(product(), person.userId);
    const [found] = await allTransactions(person, { q: 'quince' });
    const params = { transactionId: found?.id ?? '' };
    const { transaction } = await person.call('getTransaction', { params });
    expect(transaction).toMatchObject({
      category: 'MEDICAL_DENTAL_CARE',
      categorySource: 'import',
      note: 'for Ann\n#home #tax',
    });
    expect((await allTransactions(person, { q: 'kiddo' })).map(({ merchant }) => merchant)).toEqual([
      'Medlar Hall',
    ]);

    // The user's later change stays, and undoing it restores the imported value.
    const edited = await person.call('updateTransaction', {
      params,
      body: { category: 'FOOD_AND_DRINK_COFFEE' },
    });
    await importAs(person, MONARCH, 'monarch.csv');
    expect((await allTransactions(person, { q: 'quince' }))[0]?.category).toBe('FOOD_AND_DRINK_COFFEE');
    await undo(person, edited);
    expect((await person.call('getTransaction', { params })).transaction.categorySource).toBe('import');

    await undo(person, confirmed);
    expect(await allTransactions(person)).toEqual([]);
  });
});

describe('a file that repeats transactions of a bank feed', () => {
  const FILE = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-10-02,Quince Market,Dentist,Checking,QUINCE MARKET 12,for Ann,-48.60,tax
2026-10-05,Medlar Hall,Groceries,Checking,MEDLAR HALL 9,from the file,-20.00,`;

  it('adds its category and note where the user set none, and an undo removes them', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const rows = [
      { id: 'quince', on: '2026-10-02', amountMinor: -4_860, description: 'QUINCE MARKET 12' },
      { id: 'medlar', on: '2026-10-05', amountMinor: -2_000, description: 'MEDLAR HALL 9' },
    ];
    for (const row of rows) await bank.order({ op: 'add', account: 'hsa', silent: true, ...row });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    const read = async (q: string) => {
      const [found] = await allTransactions(person, { q });
      const { transaction } = await person.call('getTransaction', {
        params: { transactionId: found?.id ?? '' },
      });
      const { id, category, categorySource, note } = transaction;
      return { id, category, categorySource, note };
    };
    const [quince, medlar] = [await read('quince'), await read('medlar')];
    await person.call('updateTransaction', {
      params: { transactionId: medlar.id },
      body: { category: 'TRAVEL_FLIGHTS', note: 'mine' },
    });

    const [account] = (await person.call('listAccounts')).accounts;
    const shown = await preview(product(), person, FILE, 'monarch.csv');
    const targets = [{ index: shown.accounts[0]?.index ?? 0, accountId: account?.id ?? '' }];
    const body = { targets };
    const params = { importId: shown.id };
    const confirmed = await person.call('confirmImport', { params, body });
    await waitUntilIdle(product(), person.userId);
    expect(confirmed.addedTransactions).toBe(0);
    expect(await read('quince')).toEqual({
      ...{ id: quince.id, category: 'MEDICAL_DENTAL_CARE', categorySource: 'import' },
      note: 'for Ann\n#tax',
    });
    const expected = { id: medlar.id, category: 'TRAVEL_FLIGHTS', categorySource: 'user', note: 'mine' };
    expect(await read('medlar')).toEqual(expected);

    // The bank's next update keeps it; undoing the import removes it.
    await bank.change({ op: 'add', account: 'hsa', amountMinor: -6, description: 'NUDGE' });
    expect((await read('quince')).note).toBe('for Ann\n#tax');
    await undo(person, confirmed);
    expect(await read('quince')).toEqual(quince);
    expect(await read('medlar')).toEqual(expected);
  });

  it('adds the amount in the merchant’s currency', async () => {
    const person = await signUp(product());
    const bank = await linkAndImport(product(), person, { accounts: ['hsa'] });
    const [account] = (await person.call('listAccounts')).accounts;
    await bank.order({
      ...{ op: 'add', account: 'hsa', on: '2026-10-03', silent: true, id: 'nolin', amountMinor: -4_860 },
      description: 'ATELIER NOLIN PARIS',
    });
    await syncNow(product(), person, bank.itemId);
    const file = ofx([{ on: '2026-10-03', amount: '-48.60', name: 'ATELIER NOLIN PARIS', id: 'n1' }]).replace(
      '<NAME>ATELIER',
      '<ORIGCURRENCY><CURRATE>1.08<CURSYM>EUR</ORIGCURRENCY><NAME>ATELIER',
    );
    const { id, accounts } = await preview(product(), person, file, 'card.ofx');
    const targets = [{ index: accounts[0]?.index ?? 0, accountId: account?.id ?? '' }];
    const confirmed = await person.call('confirmImport', { params: { importId: id }, body: { targets } });
    const originals = async () =>
      (await allTransactions(person, { q: 'nolin' })).map((found) => [
        found.originalAmountMinor,
        found.originalCurrency,
      ]);
    expect(await originals()).toEqual([[-4_500, 'EUR']]);
    await undo(person, confirmed);
    expect(await originals()).toEqual([[null, null]]);
  });
});

describe('a file without a currency', () => {
  it('is read in the profile’s currency, and the user is asked for another', async () => {
    const person = await signUp(product());
    const qif = '!Type:Bank\nD10/02/2026\nT-6000\nPQuince Market\nLGroceries\n^\n';
    const assumed = await preview(product(), person, qif, 'bank.qif');
    expect([assumed.assumedCurrency, assumed.accounts[0]?.transactions[0]?.amountMinor]).toEqual([
      'USD',
      -600_000,
    ]);
    const previewed = await preview(product(), person, qif, 'bank.qif', 'JPY');
    expect(previewed.accounts[0]).toMatchObject({
      currency: 'JPY',
      transactions: [{ amountMinor: -6_000, currency: 'JPY', categoryName: 'Groceries' }],
    });
    expect((await preview(product(), person, ofx([]), 'a.ofx')).assumedCurrency).toBeNull();
  });
});

const FOREIGN_RECEIPT = `From: Atelier Nolin <orders@ateliernolin.example>
To: me@example.com
Subject: Your Atelier Nolin order NL-55120 receipt
Date: Fri, 02 Oct 2026 10:00:00 +0200
Message-ID: <nl-55120@ateliernolin.example>
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Thank you for your order!

Order number: NL-55120
Order date: October 2, 2026

1 x Linen shirt          €45.00

Subtotal: €45.00
Total: €45.00

Paid with Visa ending in 3390
`.replaceAll('\n', '\r\n');

describe('a card charge in another currency', () => {
  it('matches its receipt by the amount the bank states in that currency, and shows it', async () => {
    const person = await signUp(product());
    const charge = ofx([{ on: '2026-10-03', amount: '-48.60', name: 'ATELIER NOLIN PARIS', id: 'n1' }], {
      id: '000123453390',
    });
    const abroad = charge.replace(
      '<NAME>ATELIER',
      '<ORIGCURRENCY><CURRATE>1.08<CURSYM>EUR</ORIGCURRENCY><NAME>ATELIER',
    );
    await importAs(person, abroad, 'card.ofx');
    const sent = await send(`${product().url}/api/v1/mailboxes/uploads?fileName=receipt.eml`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await person.token()}`,
        'content-type': 'application/octet-stream',
      },
      body: FOREIGN_RECEIPT,
    });
    expect(sent.status, sent.text).toBe(200);
    await waitUntilIdle(product(), person.userId);
    const [found] = (await allTransactions(person)).filter(({ currency }) => currency === 'USD');
    expect(found).toMatchObject({ originalAmountMinor: -4_500, originalCurrency: 'EUR', hasReceipt: true });
    const { receipts } = await person.call('getTransaction', { params: { transactionId: found?.id ?? '' } });
    expect(receipts).toMatchObject([{ orderId: 'NL-55120', decidedBy: 'matcher', currency: 'EUR' }]);
  });
});
