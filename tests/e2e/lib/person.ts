import type { Page } from '@playwright/test';

export const PASSWORD = 'gleaming otter walks home';

/** An e-mail address no other test uses. */
export function freshEmail(name: string): string {
  return `${name}-${process.hrtime.bigint()}@example.com`;
}

/** A page whose clicks are counted, as a person would count them. */
export class Walk {
  readonly page: Page;
  clicks = 0;
  private readonly startedAt = performance.now();

  constructor(page: Page) {
    this.page = page;
  }

  async click(name: string | RegExp, role: 'button' | 'link' | 'menuitem' | 'tab' = 'button'): Promise<void> {
    this.clicks += 1;
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click();
  }

  get seconds(): number {
    return (performance.now() - this.startedAt) / 1000;
  }
}

/** Signs up from the landing page; ends on the first step of onboarding. */
export async function signUp(walk: Walk, email: string, name = 'Ada Lovelace'): Promise<void> {
  const { page } = walk;
  await page.goto('/');
  await walk.click(/start your ledger/i, 'link');
  await walk.click('Create Account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await walk.click('Create Account');
  await page.waitForURL('**/onboarding**');
}

/** Walks the stand-in's linking dialog to its end. */
export async function linkSandboxBank(walk: Walk): Promise<void> {
  const dialog = walk.page.frameLocator('iframe[src*="link"]');
  await dialog.getByRole('button', { name: /First Platypus Bank/ }).click();
  await dialog.getByRole('button', { name: /fill in/i }).click();
  await walk.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /continue/i }).click();
  await dialog.getByRole('button', { name: /finish/i }).click();
  walk.clicks += 4;
}

/** Allows reading the stand-in's mailbox on its consent page. */
export async function allowSandboxMail(walk: Walk): Promise<void> {
  await walk.page.getByRole('link', { name: /jordan\.ellis@sandbox\.test/ }).click();
  await walk.page.getByRole('button', { name: /allow/i }).click();
  walk.clicks += 2;
}
