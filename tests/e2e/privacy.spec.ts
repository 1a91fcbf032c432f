import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { call } from './lib/api.ts';
import { createBrowserUser } from './lib/people.ts';
import { running } from './lib/running.ts';
import { importFourTransactions } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

test('onboarding resumes where it was left, can be skipped, and its goals order the dashboard', async ({
  page,
  pageErrors,
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

  await importFourTransactions(page);
  const order = async () => {
    await page.goto('/dashboard');
    // The loading placeholder has the same headings except this one.
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
  expect(pageErrors).toEqual([]);
});

test('going back in onboarding shows the saved profile', async ({ page }) => {
  await page.goto('/onboarding?step=you');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding?step=goals');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding?step=goals');
  expect((await call(page.request, 'getMe')).currency).toBe('EUR');
});

test('analytics counts opened screens only while it is on, and the page of stored data shows it', async ({
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
  // The page counts from the moment it loads the state.
  await expect.poll(() => page.evaluate("localStorage.getItem('fettle.counts-use')")).toBe('on');
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

const CHARGE = -4_120;
const OWN_NAME = 'Riverside Tools';

async function chargeId(page: Page): Promise<string> {
  const { transactions } = await call(page.request, 'listTransactions');
  const charge = transactions.find(({ amountMinor }) => amountMinor === CHARGE);
  if (!charge) throw new Error('there is no such charge');
  return charge.id;
}

test('a name is offered to others while two users share it, and not after one turns sharing off', async ({
  page,
  browser,
  baseURL,
}) => {
  const sharing = async (): Promise<Page> => {
    const { storageState } = await createBrowserUser('fresh', baseURL ?? '');
    const other = await (await browser.newContext({ storageState })).newPage();
    await other.goto('/settings?tab=privacy');
    const saved = other.waitForResponse('**/api/v1/user/profile');
    await other.getByRole('switch', { name: 'Data sharing' }).click();
    await saved;
    await importFourTransactions(other);
    await call(other.request, 'updateTransaction', {
      params: { transactionId: await chargeId(other) },
      body: { description: OWN_NAME },
    });
    return other;
  };
  const others = [await sharing(), await sharing()];
  await importFourTransactions(page);
  await page.goto(`/transactions?transaction=${await chargeId(page)}`);
  const detail = page.getByRole('complementary');
  await expect(detail).toContainText(OWN_NAME);

  const [ann] = others;
  await ann?.goto('/settings?tab=privacy');
  const saved = ann?.waitForResponse('**/api/v1/user/profile');
  await ann?.getByRole('switch', { name: 'Data sharing' }).click();
  await saved;
  await page.reload();
  await expect(detail).toContainText('Riverside Hardware');
  await expect(detail).not.toContainText(OWN_NAME);
  for (const other of others) await other.context().close();
});

test('release news arrive while marketing emails are on, and not after the link in one was used', async ({
  page,
  me,
}) => {
  const { mailUrl, folder, databaseUrl, environment } = running();
  const announce = async (title: string) => {
    const file = path.join(folder, 'news.txt');
    await writeFile(file, `${title}\nEvery receipt in one place.\n`);
    // The command only stores the email; the running server sends it.
    const cliEnvironment = { ...environment, SMTP_URL: 'smtp://localhost' };
    const { status, messages } = await runCli({ databaseUrl, cliEnvironment }, 'announce', file);
    expect(status, messages).toBe(0);
  };
  const titles = async () => (await emailsTo(mailUrl, me.email)).map(({ subject }) => subject);
  await page.goto((await waitForEmail(mailUrl, me.email, 'Confirm your email address')).links[0] ?? '');
  await expect(page.getByText('Email confirmed.')).toBeVisible();
  await announce('News before');

  await page.goto('/settings?tab=privacy');
  const toggle = page.getByRole('switch', { name: 'Marketing emails' });
  const saved = page.waitForResponse('**/api/v1/user/profile');
  await toggle.click();
  await saved;
  await announce('Packs are here');
  const { links } = await waitForEmail(mailUrl, me.email, 'Packs are here');
  await page.goto(links.find((link) => link.includes('/unsubscribe')) ?? '');
  await page.getByRole('button').click();
  await page.getByRole('link').click();
  await expect(toggle).not.toBeChecked();
  await announce('News after');
  expect((await titles()).filter((title) => title.startsWith('News'))).toEqual([]);
});
