import process from 'node:process';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { JORDAN } from '../../lib/mail.ts';

export const PASSWORD = 'gleaming otter walks home';
/** The message of every rejected sign-in, whatever the reason. */
export const MISMATCH = 'Incorrect email or password.';

/** An email address no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}-${process.hrtime.bigint()}@example.com`;
}

/** A page that counts the user's clicks. */
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
  // Submits with Enter, which is not a click.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding**');
}

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The bank's dialog, on any screen. */
export function bankDialog(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Connect your bank"]');
}

/** Completes the emulator's linking dialog with the fewest clicks. */
export async function linkSandboxBank(walk: ClickCounter): Promise<void> {
  const dialog = bankDialog(walk.page);
  await walk.click(/First Platypus Bank/, 'button', dialog);
  // Typing is not a click: Enter submits the form.
  await dialog.getByLabel('User name').fill('user_good');
  await dialog.getByLabel('Password').fill('pass_good');
  await walk.page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: 'Choose accounts' }).waitFor();
  await walk.click('Continue', 'button', dialog);
  await walk.click('Finish', 'button', dialog);
}

/** Selects a mailbox of the emulator and allows reading it. */
export async function allowSandboxMail(walk: ClickCounter, mailbox = JORDAN): Promise<void> {
  await walk.click(new RegExp(mailbox.replaceAll('.', '\\.')), 'link');
  await walk.click('Allow');
}

/**
 * Presses a button that a server event may remove first, because the screen then performs its action automatically. The
 * test checks the result.
 */
export function pressWhileVisible(button: Locator): void {
  void button.click().catch(() => undefined);
}
