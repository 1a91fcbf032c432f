import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { linkBankByApi } from './lib/people.ts';
import { bankDialog, linkSandboxBank, Walk } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test.use({ who: 'fresh' });

const NO_ERROR = /could not|failed|wrong/i;

async function openDialog(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const dialog = bankDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
  return dialog;
}

test('closing the dialog half way is no error, and it opens again', async ({ page, complaints }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: /First Platypus Bank/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Sign in to First Platypus Bank' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[title^="Connect your bank"]')).toHaveCount(0);
  await expect(page.getByText(NO_ERROR)).toHaveCount(0);
  await expect(page.getByText('No bank accounts connected.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Add Account' });
  await expect(again).toBeFocused();
  await again.click();
  await expect(bankDialog(page).getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a wrong password inside the dialog is said there, and the right one goes on to a connected bank', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: /First Platypus Bank/ }).click();
  await dialog.getByLabel('User name').fill('user_good');
  await dialog.getByLabel('Password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password').fill('pass_good');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(
    page.getByText('First Platypus Bank is connected. Its rows are being imported.'),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First Platypus Bank' })).toBeVisible();
});

test('without a link token it says that the dialog could not be started', async ({ page }) => {
  await page.route('**/api/v1/plaid/create-link-token', (route) => route.abort());
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByText('Could not initialize Plaid. Please try again later.')).toBeVisible();
  await page.unroute('**/api/v1/plaid/create-link-token');
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(bankDialog(page).getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
});

test('a connection that could not be saved says so, and the bank is not shown as connected', async ({
  page,
}) => {
  await page.route('**/api/v1/plaid/exchange-public-token', (route) => route.abort());
  await openDialog(page);
  await linkSandboxBank(new Walk(page));
  await expect(page.getByText('Failed to save connection. Please try again.')).toBeVisible();
  await expect(page.getByText('No bank accounts connected.')).toBeVisible();
});

test('disconnecting asks first, keeps the rows, and takes them away when told to', async ({ page }) => {
  await linkBankByApi(page.request);
  const rows = async () => (await call(page.request, 'listTransactions')).totals.count;
  await expect.poll(rows).toBeGreaterThan(0);
  await page.goto('/settings');
  const menu = page.getByRole('button', { name: 'More for First Platypus Bank' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect First Platypus Bank?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click();
  await dialog.getByRole('checkbox', { name: 'Delete its rows as well' }).check();
  await dialog.getByRole('button', { name: 'Disconnect bank' }).click();
  await expect(page.getByText('First Platypus Bank is disconnected.')).toBeVisible();
  await expect(page.getByText('No bank accounts connected.')).toBeVisible();
  await expect.poll(rows).toBe(0);
});
