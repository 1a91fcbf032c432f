import { call } from './lib/api.ts';
import { FOUR_TRANSACTIONS, statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ who: 'fresh' });

test('setup goes on where it was left, can be skipped, and its goals order the dashboard', async ({
  page,
  complaints,
}) => {
  await page.goto('/onboarding?step=goals');
  await page.getByLabel('Cut subscriptions').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('HSA').check();
  await expect(page.getByRole('switch', { name: 'Keep receipts as evidence' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding?step=bank');
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/onboarding/);
  await expect(page.getByRole('heading', { name: 'Connect your bank' })).toBeVisible();
  await page.goto('/onboarding?step=goals');
  await expect(page.getByLabel('Cut subscriptions')).toBeChecked();
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/transactions?import=open');
  await page.getByLabel('Statement file').setInputFiles(statement('12345678', FOUR_TRANSACTIONS));
  await page.getByRole('button', { name: 'Import 4 transactions' }).click();
  await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();
  const order = async () => {
    await page.goto('/dashboard');
    // The frame that loads has the same headings but for this one.
    await expect(page.getByRole('heading', { name: 'Connect more accounts' })).toBeVisible();
    const heads = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    return [heads.indexOf('Subscriptions'), heads.indexOf('Needs attention')];
  };
  const [subscriptions = 0, attention = 0] = await order();
  expect(subscriptions).toBeLessThan(attention);

  await page.goto('/settings?tab=account');
  await page.getByLabel('Cut subscriptions').uncheck();
  await page.getByLabel('Get my refunds').check();
  await page.getByRole('button', { name: 'Update goals' }).click();
  await expect(page.getByText('Goals saved.')).toBeVisible();
  const [later = 0, first = 0] = await order();
  expect(first).toBeLessThan(later);
  expect(complaints).toEqual([]);
});

test('analytics counts what is opened only while it is on, and the page of stored data shows it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/usage')) sent.push(request.postData() ?? '');
  });
  const usage = async () => (await call(page.request, 'getStoredData')).usage;
  await page.goto('/settings?tab=privacy');
  const toggle = page.getByRole('switch', { name: 'Analytics' });
  await expect(toggle).not.toBeChecked();
  const saved = page.waitForResponse('**/api/v1/user/profile');
  await toggle.click();
  await saved;
  expect(sent, 'nothing is sent before it is on').toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
  await expect.poll(async () => (await usage()).map(({ action }) => action)).toContain('opened_insights');

  await page.goto('/settings?tab=privacy');
  await page.getByRole('button', { name: 'View stored data' }).click();
  await expect(page.getByRole('row', { name: /Opened Insights/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Profile and settings/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Privacy & Security' }).click();
  await toggle.click();
  await expect.poll(async () => (await usage()).length).toBe(0);
  const before = sent.length;
  await page.getByRole('navigation').getByRole('link', { name: 'Insights' }).first().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
  expect([sent.length, (await usage()).length]).toEqual([before, 0]);
});
