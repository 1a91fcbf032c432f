import { type CaughtEmail, emailsTo } from '../lib/caught-emails.ts';
import { waitFor } from '../lib/wait-for.ts';
import { createBrowserUser } from './lib/people.ts';
import { ClickCounter, MISMATCH, signIn, signUp, uniqueEmail } from './lib/person.ts';
import { running } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.describe('a new account', () => {
  test('sees onboarding once, and then the dashboard', async ({ page }) => {
    const email = uniqueEmail('robin');
    const walk = new ClickCounter(page);
    await signUp(walk, email, 'Robin Vale');
    await walk.click('Skip setup');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Robin Vale' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, email);
    await page.waitForURL('**/dashboard');
  });
});

test.describe('a new account on a device in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('has the time zone of the device, even if onboarding was left', async ({ page }) => {
    await signUp(new ClickCounter(page), uniqueEmail('robin'), 'Robin Vale');
    await page.waitForURL('**/onboarding**');
    await page.goto('/settings?tab=account');
    await expect(page.getByText('America/Chicago')).toBeVisible();
  });
});

test.describe('account deletion', () => {
  test.use({ userKind: 'fresh' });

  test('asks first; afterward nobody can sign in to the account', async ({ page, me }) => {
    const answers = [false, true];
    page.on('dialog', (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
    await page.goto('/settings?tab=account');
    const button = page.getByRole('button', { name: 'Delete Account' });
    await button.click();
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await button.click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await signIn(page, me.email);
    await expect(page.getByRole('alert')).toHaveText(MISMATCH);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through an email, and the new one works', async ({ page, baseURL }) => {
    const { email } = await createBrowserUser('fresh', baseURL ?? '');
    await page.goto('/login?from=%2Finsights');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If this address has an account')).toBeVisible();
    const mail = await newestMail(email, /password/i);
    await page.goto(mail.links[0] ?? '');
    await page.getByLabel('Password', { exact: true }).fill('seven brass kettles sing');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signIn(page, email, 'seven brass kettles sing');
    await page.waitForURL('**/dashboard');
    await page.goto(mail.links[0] ?? '');
    await page.getByLabel('Password', { exact: true }).fill('eight brass kettles sing');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'This link has expired or was already used. Request a new one.',
    );
  });
});

test.describe('settings of the identity service', () => {
  test.use({ userKind: 'fresh' });

  test('are offered where they can be changed, and otherwise marked as unavailable', async ({
    page,
    identity,
  }) => {
    await page.goto('/settings?tab=account');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect(page.getByText('You sign in with Google.')).toHaveCount(0);
    const isLocal = identity === 'local';
    for (const name of [/^Two-step sign-in/, /^Passkeys/, /^Devices/])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Unavailable with this sign-in service.')).toHaveCount(isLocal ? 0 : 3);
    for (const name of ['Turn on', 'Add passkey', 'Show security log'])
      await expect(page.getByRole('button', { name })).toHaveCount(isLocal ? 1 : 0);
  });
});

test.describe('a change of address', () => {
  test.use({ userKind: 'fresh' });

  test('is requested in the settings and confirmed by an email to the new address', async ({ page, me }) => {
    const wanted = uniqueEmail('moved');
    await page.goto('/settings?tab=account');
    await page.getByRole('link', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(wanted);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If the address is available')).toBeVisible();
    const mail = await newestMail(wanted, /new email/i);
    await page.goto(mail.links[0] ?? '');
    await expect(page.getByText('Email confirmed.')).toBeVisible();
    await page.goto('/login');
    await page.waitForURL(/\/(?:login|dashboard)$/);
    expect(me.email).not.toBe(wanted);
  });
});

/** The newest email to an address with a matching subject. */
async function newestMail(email: string, subject: RegExp): Promise<CaughtEmail> {
  return waitFor('the mail', async () =>
    (await emailsTo(running().mailUrl, email)).find((mail) => subject.test(mail.subject)),
  );
}
