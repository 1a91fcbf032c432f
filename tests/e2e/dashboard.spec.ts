import { call } from './lib/api.ts';
import { pressWhileVisible } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

const DASHBOARD = '**/api/v1/dashboard**';

test.use({ userKind: 'household' });

test('while loading it shows Loading Dashboard..., then the four cards', async ({ page, pageErrors }) => {
  const held = Promise.withResolvers<void>();
  await page.route(DASHBOARD, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading Dashboard...')).toBeVisible();
  held.resolve();
  await expect(page.getByText('Loading Dashboard...')).toHaveCount(0);
  for (const label of ['Total Spend', 'Income', 'Savings', 'Active Accounts'])
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })).toContainText(
      /\d/,
    );
  expect(pageErrors).toEqual([]);
});

test('a loading failure is explained, and trying again works', async ({ page }) => {
  await page.route(DASHBOARD, (route) => route.abort());
  await page.goto('/dashboard');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to Load Dashboard' });
  await expect(alert).toContainText('Network error — please check your connection and try again.');
  await page.unroute(DASHBOARD);
  pressWhileVisible(alert.getByRole('button', { name: 'Try Again' }));
  await expect(page.getByRole('heading', { name: 'Spending Trends' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('every figure links to its transactions, which add up to it', async ({ page }) => {
  for (const [label, name] of [
    ['Total Spend', 'Spend'],
    ['Income', 'Income'],
  ] as const) {
    await page.goto('/dashboard');
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });
    const shown = /\$[\d,]+\.\d\d/.exec((await card.innerText()).replaceAll(/\s/g, ''))?.[0] ?? 'no figure';
    await card.click();
    await page.waitForURL(/\/transactions\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&type=/);
    const sum = page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
    await expect(sum).toHaveText(shown);
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Active Accounts/ }).click();
  await page.waitForURL('**/settings?tab=data-sources');
});

test('the period is in the URL, survives a reload and changes the figures', async ({ page }) => {
  await page.goto('/dashboard');
  const period = page.getByRole('button', { name: /^Period/ });
  const spend = page.getByRole('main').getByRole('link', { name: /^Total Spend/ });
  const before = await spend.innerText();
  await period.click();
  await page.getByRole('button', { name: 'This year' }).click();
  await page.waitForURL(/from=\d{4}-01-01&to=/);
  await expect(spend).not.toHaveText(before, { useInnerText: true });
  const year = await spend.innerText();
  await page.reload();
  await expect(period).toHaveText('This year');
  await expect(spend).toHaveText(year, { useInnerText: true });
  await period.click();
  await page.getByLabel('From', { exact: true }).fill('March 3, 2026');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/from=2026-03-03&/);
  await page.getByLabel('To', { exact: true }).fill('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a date, such as May 3, 2026.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(period).toBeFocused();
});

test('it shows at most ten transactions and six subscriptions, the newest first', async ({ page }) => {
  await page.goto('/dashboard');
  const table = page.getByRole('table', { name: 'Most recent transactions' });
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Description', 'Amount']);
  const { transactions, subscriptions } = await call(page.request, 'getDashboard');
  expect(transactions).toHaveLength(10);
  await expect(table.getByRole('row')).toHaveCount(1 + transactions.length);
  const newest = transactions[0]?.name ?? '';
  await expect(table.getByRole('row').nth(1)).toContainText(newest);
  expect(subscriptions.length).toBeLessThanOrEqual(6);
  for (const { name } of subscriptions)
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await table.getByRole('link', { name: newest, exact: true }).first().click();
  await expect(page.getByRole('complementary', { name: 'Transaction' })).toContainText(newest);
});

test('the bell lists notifications by day; opening one marks it as read, and its kind can be muted there', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const { notifications, unread } = await call(page.request, 'listNotifications');
  const [first] = notifications;
  if (!first) throw new Error('the household has no notifications');
  await page.getByRole('button', { name: `Notifications: ${unread} unread` }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(notifications.length);
  await expect(panel.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(panel).not.toContainText(/\d{4}-\d\d-\d\d/);
  const line = panel.getByRole('listitem').filter({ hasText: first.title }).first();
  await line.getByRole('button', { name: /^Mute / }).click();
  await expect(line.getByRole('button', { name: /^Unmute / })).toBeVisible();
  await line.getByRole('button', { name: /^Unmute / }).click();
  await expect(line.getByRole('button', { name: /^Mute / })).toBeVisible();
  await line.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === first.href);
  await expect(panel).toHaveCount(0);
  const left = unread === 1 ? 'Notifications' : `Notifications: ${unread - 1} unread`;
  await expect(page.getByRole('button', { name: left, exact: true })).toBeVisible();
});

test('the palette finds a transaction, an email and an action, by keyboard alone', async ({ page }) => {
  const [transaction] = (
    await call(page.request, 'listTransactions', { query: { receipt: 'with', limit: 1 } })
  ).transactions;
  if (!transaction) throw new Error('no row of the household has a receipt');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search transactions/ });
  await field.fill(transaction.merchant);
  const found = page.getByRole('group', { name: 'Transactions' }).getByRole('option');
  await expect(found.filter({ hasText: transaction.merchant }).first()).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Receipts and email' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy="false"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transactions\?transaction=txn_/);
  await page.keyboard.press('Control+k');
  await field.fill('blur');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-private', '');
  await page.keyboard.press('Control+Shift+p');
  await expect(page.locator('html')).not.toHaveAttribute('data-private', '');
});

test('Enter in the palette uses the current text, not the results of an earlier one', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search transactions/ });
  await field.fill('market');
  await expect(page.getByRole('option', { name: 'market' }).first()).toBeVisible();
  await field.fill('pharmacy');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/transactions\?(?:q=pharmacy|transaction=)/);
});
