import { type MailCatcher, startMailCatcher } from '../../src/emulators/mail-catcher/server.ts';
import { emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import { startWithDatabase } from '../lib/servers/start-with-database.ts';
import { PASSWORD, signIn, uniqueEmail } from './lib/person.ts';
import { PUBLIC_PORT, screens } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

const SUBJECT = 'Confirm your email address';
const RESEND_MS = 60_000;
const url = `http://localhost:${PUBLIC_PORT}`;

let catcher: MailCatcher;
let stop: () => Promise<void>;

/** A public server that sends email: registration continues through a link in an email. */
test.beforeAll(async () => {
  catcher = await startMailCatcher({ port: 0, smtpPort: 0, asOf: () => new Date() });
  const product = await startWithDatabase({
    environment: {
      ...{ PORT: PUBLIC_PORT, PUBLIC_URL: url, LOG_LEVEL: 'error' },
      ...{ SMTP_URL: catcher.smtpUrl, REGISTRATION: 'open' },
    },
    webDir: screens(),
  });
  stop = async () => {
    await product.stop();
    await catcher.close();
  };
});
test.afterAll(() => stop());

test('after sign-up the email can be sent again or to another address, and its link opens the account', async ({
  page,
  pageErrors,
}) => {
  const mistyped = uniqueEmail('mistyped');
  const email = uniqueEmail('robin');
  await page.clock.install();
  await page.goto(`${url}/login?mode=sign-up`);
  await page.getByLabel('Name').fill('Robin Vale');
  await page.getByLabel('Email').fill(mistyped);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(mistyped)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in 0:/ })).toBeDisabled();
  await waitForEmail(catcher.url, mistyped, SUBJECT);
  await page.clock.fastForward(RESEND_MS);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email sent again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  await expect.poll(async () => (await emailsTo(catcher.url, mistyped)).length).toBe(2);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Robin Vale');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const { links } = await waitForEmail(catcher.url, email, SUBJECT);
  await page.goto(links[0] ?? '');
  await expect(page.getByText('Email confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, email);
  await page.waitForURL('**/onboarding**');
  expect(pageErrors).toEqual([]);
});
