import { call } from './lib/api.ts';
import { FOUR_TRANSACTIONS, statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ who: 'fresh' });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`imports are listed with what they did, and undone by keyboard, at ${viewport.width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/transactions?import=open');
    await page.getByLabel('Statement file').setInputFiles(statement('12345678', FOUR_TRANSACTIONS));
    await page.getByLabel('Account name').fill('House money');
    await page.getByLabel('Account type').selectOption('savings');
    await page.getByRole('button', { name: 'Import 4 transactions' }).click();
    await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();

    await page.goto('/settings?tab=data-sources');
    const line = page.getByRole('list', { name: 'Imports' }).getByRole('listitem');
    await expect(line).toContainText('november.ofx');
    await expect(line).toContainText('House money');
    await expect(line).toContainText('4 added · 0 already there');
    await line.getByRole('button', { name: 'Undo the import of november.ofx' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Undo the import of november.ofx?' });
    await expect(dialog).toContainText('This can’t be redone.');

    // What the user decided about one of them since stands in the way, and the reason stays on screen.
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
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  });
