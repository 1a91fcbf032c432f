import { Buffer } from 'node:buffer';
import { xlsx } from '../lib/files/xlsx.ts';
import { call } from './lib/api.ts';
import { signIn } from './lib/person.ts';
import { FOUR_TRANSACTIONS, statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`imports are listed, and undone by keyboard in a later session, at ${viewport.width} px`, async ({
    page,
    me,
    pageErrors,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/transactions?import=open');
    await page.getByLabel('Statement file').setInputFiles(statement('12345678', FOUR_TRANSACTIONS));
    await page.getByLabel('Account name').fill('House money');
    await page.getByLabel('Account type').selectOption('savings');
    await page.getByRole('button', { name: 'Import 4 transactions' }).click();
    await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();

    // An open page would report its expired session.
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin } });
    await page.goto('/settings?tab=data-sources');
    await signIn(page, me.email);
    const line = page.getByRole('list', { name: 'Imports' }).getByRole('listitem');
    await expect(line).toContainText('november.ofx');
    await expect(line).toContainText('House money');
    await expect(line).toContainText('4 added · 0 already in Fettle');
    await line.getByRole('button', { name: 'Undo the import of november.ofx' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Undo the import of november.ofx?' });
    await expect(dialog).toContainText('This can’t be redone.');

    // The user's later decision about one of the transactions prevents the undo, and the reason stays visible.
    const [transaction] = (await call(page.request, 'listTransactions')).transactions;
    const noted = await call(page.request, 'updateTransaction', {
      params: { transactionId: transaction?.id ?? '' },
      body: { note: 'mine' },
    });
    await dialog.getByRole('button', { name: 'Undo import' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('You changed one of its transactions since.');
    await call(page.request, 'undoEvent', { params: { eventId: noted.eventId ?? '' } });
    await dialog.getByRole('button', { name: 'Undo import' }).press('Enter');
    await expect(page.getByText('Import of november.ofx undone.')).toBeVisible();
    await expect(line).toContainText('Undone');
    await expect(line.getByRole('button')).toHaveCount(0);
    expect((await call(page.request, 'getTransactionTotals')).count).toBe(0);
    expect(pageErrors.filter((pageError) => !pageError.includes('409'))).toEqual([]);
  });

const MONARCH = `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
2026-10-02,Quince Market,Dentist,Checking,QUINCE MARKET 12,for Ann,-48.60,"home,tax"
2026-10-03,Medlar Hall,Kiddo stuff,Checking,MEDLAR HALL 9,,-20.00,`;
const QIF = '!Type:Bank\nD10/02/2026\nT-6000\nPQuince Market\n^\n';
const XLSX = xlsx([
  {
    name: 'Movimientos',
    rows: [
      ['Fecha', 'Concepto', 'Importe', 'Divisa'],
      [{ number: '46327', format: 'date' }, 'MERCADO CENTRAL', { number: '-12.339999999999999' }, 'EUR'],
      [{ number: '46328', format: 'date' }, 'NÓMINA', { number: '1850' }, 'EUR'],
    ],
  },
]);

for (const width of [1440, 390])
  test(`a file’s own data is shown and kept, its currency is asked, and a spreadsheet is read, at ${width} px`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/transactions?import=open');
    const choose = (name: string, content: string | Uint8Array) =>
      page
        .getByLabel('Statement file')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await choose('monarch.csv', MONARCH);
    const dialog = page.getByRole('dialog', { name: 'Import monarch.csv' });
    const line = (merchant: string) => dialog.getByRole('row').filter({ hasText: merchant });
    await expect(line('Quince Market')).toContainText('Dentist · for Ann · #home #tax');
    await expect(line('Medlar Hall')).toContainText('Category: Kiddo stuff');
    await dialog.getByRole('button', { name: 'Import 2 transactions' }).press('Enter');
    await expect(page.getByText('2 transactions imported from monarch.csv.')).toBeVisible();
    const { transactions } = await call(page.request, 'listTransactions', { query: { q: 'quince' } });
    expect(transactions).toMatchObject([{ category: 'MEDICAL_DENTAL_CARE' }]);

    await page.goto('/transactions?import=open');
    await choose('bank.qif', QIF);
    const asked = page.getByRole('dialog', { name: 'Import bank.qif' });
    await expect(asked.getByRole('row').filter({ hasText: 'Quince Market' })).toContainText('$6,000.00');
    await asked.getByLabel('Currency of this file').selectOption('JPY');
    await expect(asked.getByRole('row').filter({ hasText: 'Quince Market' })).toContainText('¥6,000');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/transactions?import=open');
    await choose('movimientos.xlsx', XLSX);
    const sheet = page.getByRole('dialog', { name: 'Import movimientos.xlsx' });
    await expect(sheet.getByRole('row').filter({ hasText: 'MERCADO CENTRAL' })).toContainText('€12.34');
    await sheet.getByRole('button', { name: 'Import 2 transactions' }).press('Enter');
    await expect(page.getByText('2 transactions imported from movimientos.xlsx.')).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(pageErrors).toEqual([]);
  });
