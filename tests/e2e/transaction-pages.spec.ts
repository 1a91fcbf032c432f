import type { Page, Route } from '@playwright/test';
import { addDays, civilDateAt } from '#domain/calendar/civil-date.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

/** Pages after the first. */
const NEXT_PAGES = /\/v1\/transactions\?(?=.*cursor=)/;

const today = civilDateAt(new Date(), 'UTC');

test.use({ userKind: 'household' });

/** A few pages. */
const PERIOD = { from: addDays(today, -250), to: addDays(today, 1) };
const SCREEN = `/transactions?from=${PERIOD.from}&to=${PERIOD.to}`;

const isNewestFirst = (route: Route) => !new URL(route.request().url()).searchParams.has('sort');
const scrollDown = (page: Page) => page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
const sortBy = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label });

/** Scrolls until the last transaction is loaded. */
async function loadAll(page: Page): Promise<void> {
  const { count } = await call(page.request, 'getTransactionTotals', { query: PERIOD });
  expect(count).toBeGreaterThan(400);
  await expect(async () => {
    await scrollDown(page);
    await expect(page.locator(`[data-row][aria-rowindex="${count}"]`)).toBeVisible({ timeout: 500 });
  }).toPass();
}

for (const isOpenFirst of [false, true])
  test(`a late page of another order doesn’t replace ${isOpenFirst ? 'earlier' : 'new'} pages`, async ({
    page,
  }) => {
    const late = Promise.withResolvers<void>();
    const asked: string[] = [];
    let lateOne: string | null = null;
    await page.route(NEXT_PAGES, async (route) => {
      asked.push(route.request().url());
      if (isNewestFirst(route)) {
        lateOne = route.request().url();
        await late.promise;
      }
      await route.continue();
    });
    await page.goto(isOpenFirst ? `${SCREEN}&sort=oldest` : SCREEN);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    if (isOpenFirst) {
      await loadAll(page);
      await sortBy(page, 'Newest first');
    }
    await scrollDown(page);
    await expect.poll(() => lateOne).not.toBeNull();
    await sortBy(page, 'Oldest first');
    await expect(page).toHaveURL(/sort=oldest/);
    await loadAll(page);
    const before = [...asked];
    const answered = page.waitForResponse((answer) => answer.url() === lateOne);
    late.resolve();
    await (await answered).finished();
    await loadAll(page);
    expect(asked).toEqual(before);
  });

test('a failed page of another order doesn’t stop the current one', async ({ page }) => {
  await page.route(NEXT_PAGES, (route) => (isNewestFirst(route) ? route.abort() : route.continue()));
  await page.goto(SCREEN);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await scrollDown(page);
  const failure = page.getByText('Couldn’t load more transactions.');
  await expect(failure).toBeVisible();
  await sortBy(page, 'Oldest first');
  await loadAll(page);
  await expect(failure).toHaveCount(0);
});
