import type { Page } from '@playwright/test';
import { waitForEmail } from '../lib/caught-emails.ts';
import { check } from './lib/accessible.ts';
import { PASSWORD, signIn, uniqueEmail } from './lib/person.ts';
import { type PublicServer, startPublicServer } from './lib/public-server.ts';
import { expect, test } from './lib/test.ts';

const ADMINISTRATION = '/settings?tab=account&view=administration';

let server: PublicServer;
test.beforeAll(async () => {
  server = await startPublicServer('invitation');
});
test.afterAll(() => server?.stop());
test.use({ ignoreHTTPSErrors: true });

async function signUp(page: Page, address: string, name: string, email: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function confirmAndSignIn(page: Page, email: string): Promise<void> {
  const { links } = await waitForEmail(server.catcher.url, email, 'Confirm your email address');
  await page.goto(links[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, email);
  await page.waitForURL('**/onboarding**');
}

test('the administrator invites, disables, enables and deletes users, and sees the server’s health', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.setTimeout(150_000);
  const [email, guestEmail] = [uniqueEmail('ada'), uniqueEmail('gus')];
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) called.push(new URL(request.url()).hostname);
  });
  await signUp(page, `${server.url}/login?mode=sign-up`, 'Ada Admin', email);
  await confirmAndSignIn(page, email);
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${server.url}/settings?tab=account`);
  await page.getByRole('button', { name: 'Open administration' }).click();

  await page.getByLabel('Email', { exact: true }).fill(guestEmail);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${guestEmail}.`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(guestEmail);
  const invitation = await waitForEmail(server.catcher.url, guestEmail, 'You’re invited to Fettle');

  const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true });
  const guest = await elsewhere.newPage();
  await guest.goto(invitation.links[0] ?? '');
  await expect(guest.getByLabel('Email')).toHaveValue(guestEmail);
  await guest.getByLabel('Name').fill('Gus Guest');
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Create Account' }).click();
  await confirmAndSignIn(guest, guestEmail);

  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: guestEmail });
  await expect(line).toContainText('Gus Guest');
  await expect(page.getByText('No open invitations.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Background jobs' })).toBeVisible();
  await check(page, ADMINISTRATION);

  await page.setViewportSize({ width: 1440, height: 900 });
  await line.getByRole('button', { name: /^Disable/ }).click();
  await expect(line).toContainText('Disabled');
  await guest.waitForURL('**/login**');
  await signIn(guest, guestEmail);
  await expect(guest.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'This account can’t sign in right now.',
  );
  await line.getByRole('button', { name: /^Enable/ }).click();
  await expect(line).not.toContainText('Disabled');
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click();
  await guest.waitForURL(/\/(?:onboarding|dashboard)/);

  page.once('dialog', (dialog) => void dialog.accept());
  await line.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Account deleted.').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  await guest.waitForURL('**/login**');
  await waitForEmail(server.catcher.url, guestEmail, 'Your account was deleted');
  await elsewhere.close();

  expect(new Set(called), 'the screens call the API under its other origin').toEqual(new Set(['127.0.0.1']));
  // Browsers install no service worker under a self-signed certificate.
  expect(pageErrors.filter((pageError) => !pageError.includes('SSL certificate'))).toEqual([]);
});
