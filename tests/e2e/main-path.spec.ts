import type { Page } from '@playwright/test';
import { slowness } from '../lib/slowness.ts';
import { allTransactions, call } from './lib/api.ts';
import {
  allowSandboxMail,
  ClickCounter,
  linkSandboxBank,
  signIn,
  signUp,
  uniqueEmail,
} from './lib/person.ts';
import { FOUR_TRANSACTIONS, statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

const CLICKS_MAX = 12;
/** On an idle machine. */
const SECONDS_MAX = 60;

const NAME = 'Ada Lovelace';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new user gets from the landing page to matched receipts, signs out and returns', async ({ page }) => {
  test.setTimeout(480_000);
  const walk = new ClickCounter(page);
  const email = uniqueEmail('main-path');
  let secondsMax = SECONDS_MAX;

  await test.step('signs up and links a bank and a mailbox on the way', async () => {
    await signUp(walk, email, NAME);
    await expectStep(page, 'Welcome, Ada');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    await expectStep(page, 'What are your goals?');
    await walk.click('Skip');
    await expectStep(page, 'Do you have a health account?');
    await walk.click('Skip');
    await expectStep(page, 'Connect your bank');
    await walk.click('Connect Account');
    await linkSandboxBank(walk);
    await expect(page.getByText('First Platypus Bank', { exact: true })).toBeVisible();
    await walk.click('Continue');
    await walk.click('Connect Gmail');
    await allowSandboxMail(walk);
    await expectStep(page, 'Connect your mailbox');
  });

  await test.step('watches the first sync progress and end', async () => {
    await expect(page.getByText(/Processing emails \(\d+\/\d+\)/)).toBeVisible();
    secondsMax = SECONDS_MAX * slowness();
    await expect(page.getByText('Sync Complete!')).toBeVisible({ timeout: secondsMax * 1000 });
  });

  await test.step('sees the first match', async () => {
    await walk.click('See your matches');
    await expectStep(page, 'Your first matched charge');
    const pair = page.getByRole('figure');
    await expect(pair).toContainText(/[+−-]?\$\d/);
    console.log(`first page to first joined row: ${walk.clicks} clicks, ${walk.seconds.toFixed(1)} s`);
    expect(walk.clicks).toBeLessThanOrEqual(CLICKS_MAX);
    expect(walk.seconds).toBeLessThan(secondsMax);
    await page.getByRole('button', { name: 'Go to dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
    await expect(page.getByText(`Welcome back, ${NAME}.`)).toBeVisible();
  });

  await test.step('finds on the dashboard the sum of the transactions, to the cent', async () => {
    const { period } = await call(page.request, 'getDashboard');
    const transactions = await allTransactions(page.request, period);
    const sum = (type: 'expense' | 'income') =>
      transactions
        .filter((transaction) => transaction.type === type && transaction.currency === 'USD')
        .reduce((total, transaction) => total + transaction.amountMinor, 0);
    await expect(figure(page, 'Total Spend')).toContainText(dollars(-sum('expense')));
    await expect(figure(page, 'Income')).toContainText(dollars(sum('income')));
    await expect(figure(page, 'Savings')).toContainText(dollars(sum('income') + sum('expense')));
    const { accounts } = await call(page.request, 'listAccounts');
    await expect(figure(page, 'Active Accounts')).toContainText(String(accounts.length));
  });

  await test.step('opens a transaction and sees its items', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Has a receipt' }).first();
    await row.click();
    const receipt = page
      .getByRole('complementary', { name: 'Transaction' })
      .getByRole('region', { name: 'Receipt', exact: true });
    await expect(receipt).toContainText('Total');
    await expect(receipt.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('accepts one receipt in review', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Review' }).click();
    const { waiting } = await call(page.request, 'listReviewItems');
    await expect(page.getByText(`${waiting} left`)).toBeVisible();
    await page.getByRole('button', { name: /^(?:Accept receipt|Match th)/ }).click();
    await expect(page.getByText(`${waiting - 1} left`)).toBeVisible();
    const decided = async () => (await call(page.request, 'listReviewItems')).decided;
    // The matching of the first sync may still be running, and a decision waits for it.
    await expect.poll(decided, { timeout: 60_000 }).toBe(1);
  });

  await test.step('previews a statement file, saves it, finds its transactions separate from the sandbox', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
    await page.getByRole('button', { name: 'Import statement' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file' }).click();
    await (await choosing).setFiles(statement('99887766', FOUR_TRANSACTIONS));
    const dialog = page.getByRole('dialog', { name: 'Import november.ofx' });
    await expect(dialog.getByRole('button', { name: 'New 4' })).toBeVisible();
    await expect(dialog.getByText('Nothing is saved yet.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 4 transactions' }).click();
    await expect(page.getByText('4 transactions imported from november.ofx.')).toBeVisible();
    await page.getByRole('group', { name: 'Data shown' }).getByRole('button', { name: 'Live' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Corner Bakery' })).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: 'Riverside Hardware' })).toHaveCount(1);
    await expect(page.getByText('4 transactions', { exact: true })).toBeVisible();
  });

  await test.step('signs out and, after signing in, returns to the intended page', async () => {
    await page.getByRole('button', { name: NAME }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/transactions?q=coffee');
    await page.waitForURL('**/login?from=%2Ftransactions%3Fq%3Dcoffee');
    await signIn(page, email);
    await page.waitForURL('**/transactions?q=coffee');
  });
});

async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** A card of the dashboard. Its figure is split over elements, so the complete text is read. */
function figure(page: Page, label: string) {
  return page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });
}

function dollars(minor: number): string {
  const text = (Math.abs(minor) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return minor < 0 ? `−${text}` : text;
}
