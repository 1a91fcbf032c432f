import type { Page } from '@playwright/test';
import { createBrowserUser } from './lib/people.ts';
import { MISMATCH, PASSWORD, signIn, uniqueEmail } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const refusalOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const MAYA = { name: 'Maya Fontaine', email: uniqueEmail('maya'), password: PASSWORD };
const NOT_CREATED = 'Couldn’t create an account with these details. Already have one? Sign in instead.';

test('each rejected sign-up explains the true reason and keeps the input', async ({ page, baseURL }) => {
  const { email: known } = await createBrowserUser('newcomer', baseURL ?? '');
  await page.goto('/login?mode=sign-up');
  for (const [why, changed] of [
    ['Enter your name.', { name: ' ' }],
    ['Enter a valid email address.', { email: 'maya.fontaine' }],
    ['Use at least 8 characters.', { password: 'otter77' }],
    [
      'This password contains your name, email address or the name of this app. Choose another.',
      { password: 'mayafontaine1' },
    ],
    ['This password appears in known data breaches. Choose another.', { password: 'iloveyou123' }],
    [
      'This password repeats the same characters. Choose one that is harder to guess.',
      { password: 'zqzqzqzqzq' },
    ],
    [
      'This password follows the keyboard or the alphabet. Choose one that is harder to guess.',
      { password: 'qwertyuiop[]' },
    ],
    [NOT_CREATED, { email: known }],
  ] as const) {
    const typed = { ...MAYA, ...changed };
    await page.getByLabel('Name').fill(typed.name);
    await page.getByLabel('Email').fill(typed.email);
    await page.getByLabel('Password', { exact: true }).fill(typed.password);
    await page.keyboard.press('Enter');
    await expect(refusalOf(page), JSON.stringify(changed)).toHaveText(why);
    await expect(page.getByLabel('Email')).toHaveValue(typed.email);
  }
  await expect(page).toHaveURL(/mode=sign-up$/);
});

test('the sixth wrong password is rejected with the time to wait, and so is the right one until then', async ({
  page,
  baseURL,
}) => {
  const { email } = await createBrowserUser('fresh', baseURL ?? '');
  await page.goto('/login');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answered = page.waitForResponse('**/api/auth/sign-in/email');
    await signIn(page, email, `wrong password ${attempt}`);
    expect((await answered).status()).toBe(401);
    await expect(refusalOf(page)).toHaveText(MISMATCH);
  }
  for (const password of ['wrong password again', PASSWORD]) {
    await signIn(page, email, password);
    await expect(refusalOf(page)).toHaveText(
      'Too many wrong passwords for this account. Try again in a minute, or reset your password.',
    );
  }
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
