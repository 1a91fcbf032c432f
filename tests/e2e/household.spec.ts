import type { Browser, Page } from '@playwright/test';
import { waitForEmail } from '../lib/caught-emails.ts';
import { check } from './lib/accessible.ts';
import { allTransactions, call } from './lib/api.ts';
import { createBrowserUser, linkBankByApi } from './lib/people.ts';
import { PASSWORD, uniqueEmail } from './lib/person.ts';
import { running } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

const PAGE = '/settings?tab=account&view=household';
const ACCOUNT = /^Sharing for .*Checking/;

test.use({ userKind: 'fresh' });

/** Another user's browser. */
async function open(browser: Browser, baseURL: string): Promise<Page> {
  const nobody = { cookies: [], origins: [] };
  return (await browser.newContext({ baseURL, storageState: nobody })).newPage();
}

/** Invites an address on the household page; returns the link in the email. */
async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/settings?tab=account');
  await page.getByRole('button', { name: 'Open household' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email);
  const mail = await waitForEmail(running().mailUrl, email, 'You’re invited to a household on Fettle');
  return mail.links[0] ?? '';
}

test('a partner joins by email and sees only the shared data', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  await call(page.request, 'updateOnboarding', { body: { completed: true } });
  await linkBankByApi(page.request);
  await expect
    .poll(async () => (await call(page.request, 'getDashboard')).isImporting, { timeout: 60_000 })
    .toBe(false);
  const email = uniqueEmail('partner');
  const link = await invite(page, email);

  // Nobody else can use the link.
  const stranger = await browser.newContext({
    storageState: (await createBrowserUser('fresh', baseURL ?? '')).storageState,
  });
  const theirPage = await stranger.newPage();
  await theirPage.goto(link);
  await expect(theirPage.getByText('This invitation is for another email address')).toBeVisible();
  await stranger.close();

  // The partner signs up with the link and accepts the invitation.
  const partner = await open(browser, baseURL ?? '');
  await partner.goto(link);
  await expect(partner.getByLabel('Email')).toHaveValue(email);
  await partner.getByLabel('Name').fill('Pat Partner');
  await partner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await partner.getByRole('button', { name: 'Create Account' }).click();
  await partner.waitForURL('**/onboarding**');
  await call(partner.request, 'updateOnboarding', { body: { completed: true } });
  await partner.goto(link);
  await expect(partner.getByText('Robin Vale invited you to their household')).toBeVisible();
  await partner.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(partner.getByText('You’re in the household.').first()).toBeVisible();
  await expect(partner.getByRole('list', { name: 'Members of your household' })).toContainText('Robin Vale');

  // Nothing is shared by default.
  await partner.goto('/dashboard');
  const whose = partner.getByRole('group', { name: 'Finances shown' });
  await whose.getByRole('button', { name: 'Theirs' }).click();
  await expect(partner.getByText('Nothing is shared yet.')).toBeVisible();

  // One account is shared: it appears with its transactions, and no other account does.
  await page.goto(PAGE);
  await expect(page.getByRole('list', { name: 'Members of your household' })).toContainText('Pat Partner');
  await page.getByLabel(ACCOUNT).selectOption('shared');
  await expect(page.getByLabel(ACCOUNT)).toHaveValue('shared');
  const { household } = await call(page.request, 'getHousehold');
  const [shared, ...others] = (household?.accounts ?? []).toSorted(
    (a, b) => Number(b.isShared) - Number(a.isShared),
  );
  expect([shared?.isShared, others.some(({ isShared }) => isShared), others.length > 1]).toEqual([
    true,
    false,
    true,
  ]);
  const list = partner.getByRole('list', { name: 'Shared accounts with their owner and balance' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(shared?.name ?? 'no account');
  await expect(list).toContainText('Robin Vale');
  const rows = partner.getByRole('table', { name: 'Transactions of shared accounts' });
  await expect(rows).toContainText(`Robin Vale · ${shared?.name}`);
  for (const { name } of others) await expect(rows).not.toContainText(`Robin Vale · ${name}`);
  await whose.getByRole('button', { name: 'Ours' }).click();
  await expect(partner).toHaveURL(/whose=ours/);
  await expect(list).toContainText('Robin Vale');

  for (const [whom, path] of [
    [page, PAGE],
    [partner, '/dashboard?whose=ours'],
  ] as const)
    await check(whom, path);

  // Neither lists nor URLs show anything else of hers.
  expect(await allTransactions(partner.request, {})).toEqual([]);
  const [hers] = await allTransactions(page.request, { accountId: shared?.id ?? '' });
  await expect(
    call(partner.request, 'getTransaction', { params: { transactionId: hers?.id ?? '' } }),
  ).rejects.toThrow('404');
  await whose.getByRole('button', { name: 'Mine' }).click();
  await expect(partner.getByText(shared?.name ?? 'no account')).toHaveCount(0);

  // After removal, nothing remains visible, and the partner is notified.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove Pat Partner' }).click();
  await expect(page.getByText('Member removed.').first()).toBeVisible();
  await expect(page.getByLabel(ACCOUNT)).toHaveValue('private');
  await expect(whose).toHaveCount(0);
  await partner.goto('/dashboard?whose=theirs');
  // An address of the ended sharing shows the partner's own finances.
  await expect(partner.getByRole('heading', { name: 'Connect a bank' })).toBeVisible();
  await expect(partner.getByText(shared?.name ?? 'no account')).toHaveCount(0);
  await partner.getByRole('button', { name: /^Notifications/ }).click();
  await expect(partner.getByText('You’re no longer in the household')).toBeVisible();
  await partner.context().close();
  expect(pageErrors).toEqual([]);
});
