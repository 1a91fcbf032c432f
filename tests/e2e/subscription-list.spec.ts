import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/civil-date.ts';
import { isRunning } from '#domain/recurring/running.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household', viewport: { width: 390, height: 844 } });

const PLANS = ['trial_ends', 'renewal_due', 'price_up'];
const SOON_DAYS = 60;

/** The name on each line, and the first amount next to it. */
async function linesOf(page: Page, selector: string): Promise<Map<string, string>> {
  const texts = await page.getByRole('main').locator(selector).allInnerTexts();
  const lines = texts.map((text) => text.split('\n').map((part) => part.trim()));
  return new Map(
    lines.map((parts) => [
      parts.find((part) => part.length > 2) ?? '',
      parts.join('').match(/\$[\d,]+\.\d\d/)?.[0] ?? '',
    ]),
  );
}

test('the subscriptions on the screen, in the calendar, on the dashboard and in the alerts are the same', async ({
  page,
  pageErrors,
}) => {
  const { subscriptions, announced } = await call(page.request, 'listSubscriptions');
  const today = new Date().toISOString().slice(0, 10);
  await page.goto('/subscriptions');
  await expect(page.getByRole('main').locator('li > button[aria-expanded]').first()).toBeVisible();
  const screen = await linesOf(page, 'li > button[aria-expanded]');
  const told = await linesOf(page, 'li:has(a[href*="finding="])');
  expect(screen.size).toBeGreaterThan(10);
  expect([...told.keys()].toSorted()).toEqual(announced.map(({ name }) => name).toSorted());
  const everything = new Map([...screen, ...told]);

  await page.getByRole('button', { name: 'Calendar' }).press('Enter');
  await expect(page.getByRole('main').locator('li a').filter({ visible: true }).first()).toBeVisible();
  const calendar = await linesOf(page, 'div.md\\:hidden li');
  const isSoon = (on: string | null) => on !== null && on >= today && on <= addDays(today, SOON_DAYS);
  const soon = [
    ...subscriptions.filter(
      (subscription) => isRunning(subscription) && isSoon(subscription.trialEndsOn ?? subscription.nextOn),
    ),
    ...announced.filter(({ on }) => isSoon(on)),
  ].map(({ name }) => name);
  expect([...calendar.keys()].toSorted()).toEqual([...new Set(soon)].toSorted());
  for (const [name, amount] of calendar) if (amount !== '') expect(everything.get(name), name).toBe(amount);

  await page.goto('/dashboard');
  const card = 'section:has(> div > h2:text-is("Subscriptions")) li';
  await expect(page.getByRole('main').locator(card).first()).toBeVisible();
  const six = await linesOf(page, card);
  expect(six.size).toBeGreaterThan(3);
  for (const [name, amount] of six) expect(screen.get(name), name).toBe(amount);

  const { findings } = await call(page.request, 'listFindings', { query: { state: 'open' } });
  const alerts = findings.filter(({ kind }) => PLANS.includes(kind));
  // The trial is announced on every day, the renewals of yearly plans only on some.
  expect(alerts.length).toBeGreaterThan(0);
  expect(alerts.map(({ merchant }) => merchant).filter((name) => !everything.has(name))).toEqual([]);
  await page.goto('/insights?view=checks');
  for (const { title } of alerts) await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
