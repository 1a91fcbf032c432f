import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { FOUR_TRANSACTIONS, statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

const transactionsOf = (page: Page) =>
  page.getByRole('grid', { name: 'Transactions' }).getByRole('row').filter({ hasText: /\$/ });

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const file = statement('12345678', FOUR_TRANSACTIONS);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01]);

test('a file is previewed, saved by a click, and undone by another', async ({ page }) => {
  await page.goto('/transactions');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Import statement' }).first().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await choosing).setFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Import november.ofx' });
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(4);
  expect((await call(page.request, 'getTransactionTotals')).count).toBe(0);
  await dialog.getByRole('button', { name: 'Import 4 transactions' }).click();
  await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();
  await expect(transactionsOf(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByText('No transactions yet')).toBeVisible();
});

test('a purchase is listed on its own date next to its posting date, or by posting date if set', async ({
  page,
}) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Import statement' }).first().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const [bought, posted] = [dayBefore(6), dayBefore(4)];
  const name = `PURCHASE AUTHORIZED ON ${bought.slice(5).replace('-', '/')} KROGER`;
  await (await choosing).setFiles(
    statement('87654321', [{ id: 'kroger-1', daysAgo: 4, amount: '-12.00', name }]),
  );
  await page.getByRole('button', { name: 'Import 1 transaction' }).click();
  const row = transactionsOf(page).filter({ hasText: 'Kroger' });
  await expect(row).toContainText(`posted ${shortDay(posted)}`);
  await row.click();
  await expect(page.getByRole('complementary', { name: 'Transaction' })).toContainText(shortDay(bought));
  await page.goto('/settings?tab=account');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('combobox', { name: 'Dates' }).selectOption({ label: 'Posting date' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.goto(`/transactions?from=${posted}&to=${posted}`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('posted');
});

test('a file dropped on the page is read; dropped again, every transaction is a duplicate', async ({
  page,
}) => {
  await page.goto('/transactions');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await drop(page);
  await page.getByRole('button', { name: 'Import 4 transactions' }).click();
  await expect(transactionsOf(page)).toHaveCount(4);
  await drop(page);
  const dialog = page.getByRole('dialog', { name: 'Import november.ofx' });
  await expect(dialog.getByRole('button', { name: 'Duplicates 4' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import 0 transactions/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(transactionsOf(page)).toHaveCount(4);
});

test('a file dropped during another preview waits for it; an unreadable one is skipped', async ({ page }) => {
  await page.goto('/transactions');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await drop(page, 'holiday.jpg', 'no statement');
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t import holiday.jpg' })).toBeVisible();
  await drop(page);
  await expect(page.getByText('1 more file to review.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this file' }).click();
  await page.getByRole('button', { name: 'Import 4 transactions' }).click();
  await expect(transactionsOf(page)).toHaveCount(4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a file that is not a statement is rejected with a reason, and another may follow', async ({ page }) => {
  await page.goto('/transactions?import=open');
  const input = page.getByLabel('Statement file');
  await input.setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t import holiday.jpg' });
  await expect(alert).toBeVisible();
  expect((await alert.innerText()).length).toBeGreaterThan('Couldn’t import holiday.jpg'.length + 20);
  await input.setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Import 4 transactions' })).toBeEnabled();
});

test('a table that is not read by itself is imported after its columns are chosen', async ({ page }) => {
  await page.goto('/transactions?import=open');
  const buffer = Buffer.from(
    `When,Where,Worth\n${dayBefore(3)},Quince Shop,12\n${dayBefore(2)},Medlar Shop,7\n`,
  );
  await page.getByLabel('Statement file').setInputFiles({ name: 'worth.csv', mimeType: 'text/csv', buffer });
  const dialog = page.getByRole('dialog', { name: 'Import worth.csv' });
  await expect(dialog.getByText('Choose what each column contains.')).toBeVisible();
  await dialog.getByLabel('Contents of When').selectOption('Date');
  await dialog.getByLabel('Contents of Where').selectOption('Name');
  await dialog.getByLabel('Contents of Worth').selectOption('Money out');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('button', { name: 'Import 2 transactions' }).click();
  await expect(transactionsOf(page).filter({ hasText: 'Quince Shop' })).toContainText('12.00');
  await expect(transactionsOf(page)).toHaveCount(2);
});

test('the currency chosen for a table replaces the one it shows, and stays when other choices are applied', async ({
  page,
}) => {
  await page.goto('/transactions?import=open');
  const buffer = Buffer.from(
    `Date,Description,Amount\n${dayBefore(3)},Quince Shop,-$12.00\n${dayBefore(2)},Medlar Shop,-$7.00\n`,
  );
  await page.getByLabel('Statement file').setInputFiles({ name: 'euros.csv', mimeType: 'text/csv', buffer });
  const dialog = page.getByRole('dialog', { name: 'Import euros.csv' });
  const line = dialog.getByRole('row').filter({ hasText: 'Quince Shop' });
  await expect(line).toContainText('$12.00');
  await dialog.getByText(/^Columns/).click();
  await dialog.getByLabel('Currency').selectOption('EUR');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(line).toContainText('€12.00');
  await dialog.getByText(/^Columns/).click();
  await dialog.getByLabel('Flip all signs').click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(line).toContainText('+€12.00');
});

async function drop(page: Page, name = 'november.ofx', content = String(file.buffer)): Promise<void> {
  const [parts, quoted] = [JSON.stringify([content]), JSON.stringify(name)];
  const dataTransfer = await page.evaluateHandle(
    `(() => { const files = new DataTransfer(); files.items.add(new File(${parts}, ${quoted})); return files; })()`,
  );
  await page.dispatchEvent('main', 'dragenter', { dataTransfer });
  await expect(page.getByText('Drop a statement to preview it')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
  await expect(page.getByText('Drop a statement to preview it')).toHaveCount(0);
}
