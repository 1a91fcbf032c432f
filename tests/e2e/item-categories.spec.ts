import type { Page } from '@playwright/test';
import { addMonths } from '#domain/calendar/civil-date.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household' });

const today = new Date().toISOString().slice(0, 10);
const PERIOD = { from: addMonths(today, -11), to: today };
const YEAR = `from=${PERIOD.from}&to=${PERIOD.to}`;
const toggleOf = (page: Page) => page.getByRole('switch', { name: 'Use receipt items for categories' });

async function use(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/settings?tab=account');
  await expect(toggleOf(page)).toBeChecked({ checked: !isOn });
  await toggleOf(page).click();
  const saved = async () => (await call(page.request, 'getSettings')).settings.profile.usesItemCategories;
  await expect.poll(saved).toBe(isOn);
}

const itemized = async (page: Page) =>
  (await call(page.request, 'getInsights', { query: PERIOD })).categories;

test('items set categories while the setting is on; when off, one click accepts their suggestions', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`/insights?${YEAR}`);
  const link = page.getByRole('link', { name: /^\$[\d,.]+ of \$[\d,.]+ itemized by receipts$/ });
  const shown = /^\$[\d,.]+/.exec(await link.innerText())?.[0] ?? 'no figure';
  await link.click();
  await page.waitForURL(/receipt=byItem/);
  await expect(
    page.getByRole('term').filter({ hasText: 'Spend' }).locator('xpath=following-sibling::dd'),
  ).toHaveText(new RegExp(shown.replaceAll(/[$.]/g, '\\$&')));
  const before = await itemized(page);

  await use(page, false);
  expect((await itemized(page)).every(({ itemizedMinor }) => itemizedMinor === 0)).toBe(true);
  await page.goto('/transactions');
  const waiting = page.getByRole('region', { name: 'Suggested splits' });
  await waiting.getByText(/transactions can be split by their receipts$/).click();
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await waiting.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByText(/splits accepted\.$/)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(waiting).toBeVisible();

  await use(page, true);
  // Derivations of other users may be queued before this one.
  await expect.poll(() => itemized(page), { timeout: 60_000 }).toEqual(before);
  expect(pageErrors).toEqual([]);
});
