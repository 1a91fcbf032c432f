import process from 'node:process';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { JORDAN } from '../../lib/mail.ts';

export const PASSWORD = 'gleaming otter walks home';
/** What whoever may not come in is told, whatever the reason. */
export const MISMATCH = 'Incorrect email or password.';

/** An e-mail address no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}-${process.hrtime.bigint()}@example.com`;
}

/** A page whose clicks are counted, as a person would count them. */
export class ClickCounter {
  readonly page: Page;
  clicks = 0;
  private readonly startedAt = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async click(
    name: string | RegExp,
    role: 'button' | 'link' = 'button',
    place: Page | FrameLocator = this.page,
  ): Promise<void> {
    this.clicks += 1;
    await place
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  get seconds(): number {
    return (performance.now() - this.startedAt) / 1000;
  }
}

/** Signs up from the landing page; ends on the first step of onboarding. */
export async function signUp(walk: ClickCounter, email: string, name: string): Promise<void> {
  const { page } = walk;
  await page.goto('/');
  await walk.click('Get started', 'link');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // Whoever types sends the form with Enter; only clicks are counted.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding**');
}

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The bank's dialog, wherever the product opened it. */
export function bankDialog(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Connect your bank"]');
}

/** Walks the stand-in's linking dialog to its end, as quickly as a person can. */
export async function linkSandboxBank(walk: ClickCounter): Promise<void> {
  const dialog = bankDialog(walk.page);
  await walk.click(/First Platypus Bank/, 'button', dialog);
  // Typing is no click: the form is sent with Enter.
  await dialog.getByLabel('User name').fill('user_good');
  await dialog.getByLabel('Password').fill('pass_good');
  await walk.page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'Choose accounts' }).waitFor();
  await walk.click('Continue', 'button', dialog);
  await walk.click('Finish', 'button', dialog);
}

/** Chooses a mailbox of the stand-in and allows reading it. */
export async function allowSandboxMail(walk: ClickCounter, mailbox = JORDAN): Promise<void> {
  await walk.click(new RegExp(mailbox.replaceAll('.', '\\.')), 'link');
  await walk.click('Allow');
}

/**
 * Presses a button that news from the server may take away first, because the screen then does by itself what the
 * button is for. What it leads to is for the test to expect.
 */
export function pressWhileVisible(button: Locator): void {
  void button.click().catch(() => undefined);
}
