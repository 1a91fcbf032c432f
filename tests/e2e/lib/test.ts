import { test as base } from '@playwright/test';
import { type BrowserUser, createBrowserUser, type UserKind } from './people.ts';
import { type IdentityKind, startBrowserProduct } from './product.ts';
import { HOSTED_PORT, type Running, running, saveRunning } from './running.ts';
import { shiftClock } from './shift-clock.ts';

interface Fixtures {
  /** The user who is signed in when the test begins; none by default. */
  readonly userKind: UserKind;
  readonly me: BrowserUser;
  /** Errors inside the page: script errors and console errors. */
  readonly pageErrors: readonly string[];
  /** Prints the last page content of a failed test, for runs whose screenshots can't be viewed. */
  readonly failedPageText: undefined;
}

interface WorkerFixtures {
  readonly identity: IdentityKind;
  /** The product that all tests of a worker share. */
  readonly product: Running;
}

const PAGE_TEXT_MAX = 3_000;

/** Playwright's test with a signed-in user. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  identity: ['local', { option: true, scope: 'worker' }],
  product: [
    async ({ identity }, use) => {
      // A failed test ends its worker, but not the worker's product.
      if (identity === 'local') return use(running());
      const { running: hosted, stop } = await startBrowserProduct('hosted', HOSTED_PORT);
      saveRunning(hosted);
      await use(hosted);
      await stop();
    },
    { auto: true, scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  userKind: ['nobody', { option: true }],
  // The first test creates the household, with a separate timeout.
  me: [
    async ({ userKind, baseURL }, use) => {
      const nobody: BrowserUser = { email: '', storageState: { cookies: [], origins: [] } };
      await use(userKind === 'nobody' ? nobody : await createBrowserUser(userKind, baseURL ?? ''));
    },
    { timeout: 300_000 },
  ],
  storageState: async ({ me }, use) => use(me.storageState),
  context: async ({ context }, use) => {
    await shiftClock(context);
    await use(context);
  },
  pageErrors: async ({ page }, use) => {
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    await use(pageErrors);
  },
  failedPageText: [
    async ({ page }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
      const text = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
      console.log(`${page.url()}\n${text.slice(0, PAGE_TEXT_MAX)}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
