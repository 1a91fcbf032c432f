import type { Page } from '@playwright/test';
import { member } from '../lib/http.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { call } from './lib/api.ts';
import { linkBankByApi } from './lib/people.ts';
import { bankDialog, ClickCounter, linkSandboxBank } from './lib/person.ts';
import { controlBankEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

const NO_ERROR = /could not|failed|wrong/i;

async function openDialog(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Account' }).click();
  const dialog = bankDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
  return dialog;
}

test('closing the dialog halfway is not an error, and it opens again', async ({ page, pageErrors }) => {
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
  expect(pageErrors).toEqual([]);
});

test('a wrong password inside the dialog is reported there, and the right one connects the bank', async ({
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
  await expect(page.getByText('First Platypus Bank connected. Importing transactions.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'First Platypus Bank' })).toBeVisible();
});

test('without a link token the user is told that the dialog could not start', async ({ page }) => {
  await page.route('**/api/v1/plaid/create-link-token', (route) => route.abort());
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByText('Could not initialize Plaid. Please try again later.')).toBeVisible();
  await page.unroute('**/api/v1/plaid/create-link-token');
  await page.getByRole('button', { name: 'Add Account' }).click();
  await expect(bankDialog(page).getByRole('heading', { name: 'Choose your bank' })).toBeVisible();
});

test('a connection that could not be saved is reported, and the bank is not shown as connected', async ({
  page,
}) => {
  await page.route('**/api/v1/plaid/exchange-public-token', (route) => route.abort());
  await openDialog(page);
  await linkSandboxBank(new ClickCounter(page));
  await expect(page.getByText('Failed to save connection. Please try again.')).toBeVisible();
  await expect(page.getByText('No bank accounts connected.')).toBeVisible();
});

test('disconnecting asks first, keeps the transactions, and deletes them on request', async ({ page }) => {
  await linkBankByApi(page.request);
  const rows = async () => (await call(page.request, 'getTransactionTotals')).count;
  await expect.poll(rows).toBeGreaterThan(0);
  await page.goto('/settings');
  const menu = page.getByRole('button', { name: 'More for First Platypus Bank' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect First Platypus Bank?' });
  await dialog.getByRole('button', { name: 'Keep bank' }).click();
  await expect(dialog).toBeHidden();
  await expect(menu).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Disconnect…' }).click();
  await dialog.getByRole('checkbox', { name: 'Delete its transactions too' }).check();
  await dialog.getByRole('button', { name: 'Disconnect bank' }).click();
  await expect(page.getByText('First Platypus Bank disconnected.')).toBeVisible();
  await expect(page.getByText('No bank accounts connected.')).toBeVisible();
  await expect.poll(rows).toBe(0);
});

test('a broken login is renewed in the dialog, without an exchange', async ({ page }) => {
  const item = await linkBankByApi(page.request);
  await controlBankEmulator({ op: 'login_required', item });
  let exchanges = 0;
  page.on('request', (request) => {
    if (request.url().includes('exchange-public-token')) exchanges += 1;
  });
  await page.goto('/settings');
  await expect(page.getByText('The bank needs you to sign in again.')).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect' }).click();
  const dialog = bankDialog(page);
  await dialog.getByLabel('User name').fill('user_good');
  await dialog.getByLabel('Password').fill('pass_good');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Bank reconnected. Importing new transactions.')).toBeVisible();
  await expect(page.getByText('The bank needs you to sign in again.')).toHaveCount(0);
  expect(exchanges).toBe(0);
});

test('new accounts at a bank are offered, and the selected one is added', async ({ page }) => {
  const item = await linkBankByApi(page.request, { accounts: ['hsa'] });
  await expect.poll(async () => (await call(page.request, 'getDashboard')).isImporting).toBe(false);
  await controlBankEmulator({ op: 'webhook', item, type: 'ITEM', code: 'NEW_ACCOUNTS_AVAILABLE' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Choose accounts' }).click();
  const dialog = bankDialog(page);
  await dialog.getByLabel('User name').fill('user_good');
  await dialog.getByLabel('Password').fill('pass_good');
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: /0913/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('0913')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose accounts' })).toHaveCount(0);
});

test('SimpleFIN: a token is pasted, and an account that is already connected is asked about once', async ({
  page,
}) => {
  await linkBankByApi(page.request);
  const { hint } = (await call(page.request, 'getConfig')).capabilities.simplefin;
  const token = member(
    await controlEmulator(String(hint).replace('/create', ''), { op: 'token' }),
    'setupToken',
  );
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect with SimpleFIN' }).click();
  await page.getByLabel('Setup token').fill(String(token));
  await page.getByRole('button', { name: 'Connect with SimpleFIN' }).click();
  await expect(page.getByText('SimpleFIN connected. Importing transactions.')).toBeVisible();
  const same = page.getByRole('button', { name: 'Same account' });
  await same.click();
  await expect(page.getByText('Accounts merged. Fettle won’t add duplicate transactions.')).toBeVisible();
  await expect(same).toHaveCount(0);
});

test('a manual account and a transaction in it can be added and undone', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add manual account' }).click();
  const account = page.getByRole('dialog', { name: 'Add manual account' });
  await account.getByLabel('Name').fill('Cash tin');
  await account.getByLabel('Balance today').fill('$1,080.00');
  await account.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('Cash tin added.')).toBeVisible();
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Add transaction' }).click();
  const row = page.getByRole('dialog', { name: 'Add transaction' });
  await row.getByLabel('Description').fill('Farmers market');
  await row.getByLabel('Amount in USD').fill('1.012,40');
  await row.getByRole('button', { name: 'Add transaction' }).click();
  await expect(page.getByText('Farmers market added.')).toBeVisible();
  const spend = async () => (await call(page.request, 'getTransactionTotals')).spendMinor;
  expect(await spend()).toBe(101_240);
  // The panel of the new transaction keeps an invalid amount, to be corrected.
  const amount = page.getByRole('complementary').getByLabel('Amount in USD');
  const problem = page.getByText('Enter an amount other than zero, such as -12.50.');
  await amount.fill('twelve');
  await amount.press('Enter');
  await expect(problem).toBeVisible();
  await expect(amount).toHaveValue('twelve');
  await amount.fill('-$1,012.40');
  await amount.press('Enter');
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(spend).toBe(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'More for Cash tin' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Cash tin deleted.')).toBeVisible();
});

/** Two manual transactions; returns their IDs. */
async function addManualTransactions(page: Page): Promise<readonly string[]> {
  const { account } = await call(page.request, 'createAccount', {
    body: { name: 'Cash tin', accountType: 'other', currency: 'USD' },
  });
  const add = async (description: string) => {
    const body = { accountId: account.id, description, postedOn: '2026-05-15', amountMinor: -1240 };
    return (await call(page.request, 'createTransaction', { body })).transactionId;
  };
  return [await add('Farmers market'), await add('Farmers bakery')];
}

test('the date of a manual transaction is typed and saved once, and the amount keeps what is typed', async ({
  page,
}) => {
  const [transactionId = ''] = await addManualTransactions(page);
  const saved: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.postDataJSON());
  });
  await page.goto(`/transactions?transaction=${transactionId}`);
  const day = page.getByLabel('Date', { exact: true });
  await day.focus();
  await page.keyboard.type('10242025');
  await page.keyboard.press('Tab');
  const amount = page.getByLabel('Amount in USD');
  await amount.fill('-9.99');
  await expect(page.getByText('Saved. Bank updates won’t change it.')).toBeVisible();
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  const stored = async () =>
    (await call(page.request, 'getTransaction', { params: { transactionId } })).transaction;
  await expect.poll(async () => (await stored()).amountMinor).toBe(-999);
  expect((await stored()).postedOn).toBe('2025-10-24');
  expect(saved).toEqual([{ postedOn: '2025-10-24' }, { amountMinor: -999 }]);
  for (const invalid of ['', '0002-10-24']) {
    await day.fill(invalid);
    await day.press('Enter');
    await expect(day).toHaveValue('2025-10-24');
  }
  expect(saved).toHaveLength(2);
});

test('deleting a transaction closes its panel, keeps the search, and never leaves another screen', async ({
  page,
}) => {
  const [first = '', second = ''] = await addManualTransactions(page);
  await page.goto(`/transactions?q=farmers&transaction=${first}`);
  await page.getByRole('button', { name: 'Delete transaction' }).click();
  await expect(page.getByText('Farmers market deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/transactions\?q=farmers$/);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/v1/transactions/${second}`, async (route) => {
    if (route.request().method() === 'DELETE') await held.promise;
    await route.continue();
  });
  await page.goto(`/transactions?transaction=${second}`);
  await page.getByRole('button', { name: 'Delete transaction' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  held.resolve();
  await expect(page.getByText('Farmers bakery deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an account is excluded from the totals, and counted again by an undo', async ({ page }) => {
  await linkBankByApi(page.request);
  const spend = async () => (await call(page.request, 'getTransactionTotals')).spendMinor;
  const settings = async () => (await call(page.request, 'getSettings')).settings.connectedServices.plaid;
  await expect.poll(async () => (await settings()).institutions[0]?.status).toBe('healthy');
  await page.goto('/settings');
  const menu = page.getByRole('button', { name: 'More for Cash Rewards Visa' });
  await menu.click();
  const before = await spend();
  await page.getByRole('menuitem', { name: 'Exclude from totals' }).click();
  await expect(page.getByText('Not counted')).toBeVisible();
  const without = await spend();
  expect(without).toBeLessThan(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Not counted')).toHaveCount(0);
  // Not exactly the previous total, because transfers found in the meantime are excluded.
  await expect.poll(spend).toBeGreaterThan(without);
});
