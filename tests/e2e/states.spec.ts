import type { Locator, Page } from '@playwright/test';
import { pressWhileVisible } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

interface ScreenStates {
  readonly path: string;
  /** The call whose data the screen shows. */
  readonly api: string;
  readonly loading: string;
  readonly failed: string;
  /** The text for a user without data. */
  readonly firstRun: string;
  /** A URL whose filter matches nothing, and the text shown for it. */
  readonly nothing?: readonly [string, string];
}

const LONG_AGO = 'from=2001-01-01&to=2001-01-31';
const SCREENS: readonly ScreenStates[] = [
  {
    path: '/dashboard',
    api: 'dashboard',
    loading: 'Loading Dashboard...',
    failed: 'Failed to Load Dashboard',
    firstRun: 'Three steps to your first matched receipt',
    nothing: [`/dashboard?${LONG_AGO}`, 'No transactions in these twelve months.'],
  },
  {
    path: '/transactions',
    api: 'transactions',
    loading: 'Loading...',
    failed: 'Couldn’t load your transactions',
    firstRun: 'No transactions yet',
    nothing: ['/transactions?q=nothing-is-called-this', 'No matching transactions'],
  },
  {
    path: '/subscriptions',
    api: 'subscriptions',
    loading: 'Loading...',
    failed: 'Couldn’t load your subscriptions',
    firstRun: 'No subscriptions yet',
  },
  {
    path: '/insights',
    api: 'insights',
    loading: 'Loading...',
    failed: 'Couldn’t load your insights',
    firstRun: 'No insights yet',
    nothing: [`/insights?${LONG_AGO}`, 'No activity in this period'],
  },
  {
    path: '/insights?view=health',
    api: 'insights',
    loading: 'Loading...',
    failed: 'Couldn’t load your insights',
    firstRun: 'No insights yet',
    nothing: [`/insights?view=health&${LONG_AGO}`, 'No health purchases in this period'],
  },
  {
    path: '/email-ai',
    api: 'email-ai',
    loading: 'Loading...',
    failed: 'Couldn’t load your mailbox',
    firstRun: 'Your receipts are already in your email',
  },
  {
    path: '/email-ai/review',
    api: 'review',
    loading: 'Loading...',
    failed: 'Couldn’t load the queue',
    firstRun: 'You’re all caught up',
  },
  {
    path: '/processed-emails',
    api: 'processed-emails',
    loading: 'Loading...',
    failed: 'Couldn’t load your emails',
    firstRun: 'No emails checked yet',
    nothing: ['/processed-emails?q=nothing-is-called-this', 'No matching emails'],
  },
  {
    path: '/settings',
    api: 'settings',
    loading: 'Loading...',
    failed: 'Couldn’t load your settings',
    firstRun: 'No bank accounts connected.',
  },
];
interface LoadedState {
  readonly path: string;
  /** The call that fails later. */
  readonly api: string;
  /** Opens or enters something. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly shown: (page: Page) => Locator;
}

const LOADED: readonly LoadedState[] = [
  {
    path: '/insights?view=health',
    api: 'claims',
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check(),
    shown: (page) => page.getByRole('checkbox', { name: /^Select (?!all)/, checked: true }),
  },
  {
    path: '/insights',
    api: 'dashboard',
    open: async () => undefined,
    shown: (page) => page.getByRole('group', { name: 'Spending by day' }),
  },
  {
    path: '/settings?tab=privacy',
    api: 'email-ai/evidence',
    open: async () => undefined,
    shown: (page) => page.getByRole('switch', { name: 'Keep receipts as evidence' }),
  },
  {
    path: '/settings',
    api: 'plaid/items/[^/]+',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Sync history…' }).click();
    },
    shown: (page) => page.getByRole('dialog').getByRole('heading', { name: 'Recent syncs' }),
  },
  {
    path: '/email-ai',
    api: 'mailboxes/[^/]+/folders',
    open: async (page) => {
      await page.getByRole('button', { name: 'Default folders' }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().click();
    },
    shown: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save folders' }),
  },
];
const SHIFT_MAX = 0.02;
const REFUSAL = {
  success: false,
  status: 403,
  error: 'Forbidden',
  message: 'This is not yours to see.',
  requestId: 'req_states',
};

test.describe('with a year of data', () => {
  test.use({ userKind: 'household' });

  for (const { path, api, loading, failed } of SCREENS)
    test(`${path}: shows its skeleton, reports a failure, recovers on retry, and has no layout shift`, async ({
      page,
    }) => {
      await page.addInitScript(COUNT_SHIFTS);
      const refusing = Promise.withResolvers<void>();
      const calls = new RegExp(`/api/v1/${api}(\\?|$)`);
      await page.route(calls, async (route) => {
        await refusing.promise;
        await route.fulfill({ status: 403, json: REFUSAL });
      });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(loading)).toBeVisible();
      await expect(main.locator('.skeleton').first()).toBeVisible();
      refusing.resolve();
      const alert = main.getByRole('alert').filter({ hasText: failed });
      await expect(alert).toContainText(REFUSAL.message);
      await expect(alert).toContainText(`Request ${REFUSAL.requestId}`);
      await page.unroute(calls);
      pressWhileVisible(alert.getByRole('button', { name: 'Try Again' }));
      await expect(alert).toHaveCount(0);
      await expect(main.locator('.skeleton')).toHaveCount(0);
      await expect(main.getByText(loading)).toHaveCount(0);
      expect(await shiftsOf(page), `${path} shifts nothing while it comes`).toBeLessThan(SHIFT_MAX);
    });

  for (const { path, api, open, shown } of LOADED)
    test(`${path}: a failed refresh of ${api} keeps what was loaded and entered`, async ({ page }) => {
      const lost = Promise.withResolvers<void>();
      const event = 'event: changed\ndata: {"fact":"eventsLost"}\n\n';
      await page.route(
        '**/api/v1/events',
        async (route) => {
          await lost.promise;
          await route.fulfill({ contentType: 'text/event-stream', body: event });
        },
        { times: 1 },
      );
      await page.goto(path);
      await open(page);
      await expect(shown(page)).toBeVisible();
      let refusals = 0;
      await page.route(new RegExp(`/api/v1/${api}(\\?|$)`), async (route) => {
        refusals += 1;
        await route.fulfill({ status: 403, json: REFUSAL });
      });
      lost.resolve();
      // The second time, the failure of the first has been shown.
      await expect.poll(() => refusals).toBeGreaterThan(1);
      await expect(shown(page)).toBeVisible();
    });

  test('a filter without results is reported on every screen that has one', async ({ page }) => {
    for (const { nothing } of SCREENS)
      if (nothing)
        await test.step(nothing[0], async () => {
          await page.goto(nothing[0]);
          await expect(page.getByRole('main').getByText(nothing[1])).toBeVisible();
        });
  });
});

test.describe('with an empty account', () => {
  test.use({ userKind: 'newcomer' });

  test('every screen explains at first what it will show', async ({ page }) => {
    for (const { path, firstRun } of SCREENS)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(firstRun)).toBeVisible();
      });
  });
});

/** How far visible content moved without a user action (cumulative layout shift). */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate('window.shifts');
}

const COUNT_SHIFTS = `window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;
