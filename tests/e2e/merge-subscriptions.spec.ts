import { addDays, addMonths, dayOf, daysBetween } from '#domain/calendar/civil-date.ts';
import { call } from './lib/api.ts';
import { statement } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

const today = new Date().toISOString().slice(0, 10);
const latest = addDays(today, -10);
/** Monthly charges from one month to another, counted back from the latest. */
const months = (name: string, amount: string, from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => {
    const on = addMonths(latest, at - from, dayOf(latest));
    return { id: `${name}-${on}`, daysAgo: daysBetween(on, today), amount, name };
  });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`subscriptions are merged, undone and separated, and link to where to cancel, at ${viewport.width} px`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/transactions?import=open');
    const charges = [...months('NETFLIX.COM', '-15.49', 3, 0), ...months('HULU', '-7.99', 8, 4)];
    await page.getByLabel('Statement file').setInputFiles(statement('12345678', charges));
    await page.getByRole('button', { name: 'Import 9 transactions' }).click();
    const count = async () => (await call(page.request, 'listSubscriptions')).subscriptions.length;
    await expect.poll(count, { timeout: 60_000 }).toBe(2);

    await page.goto('/subscriptions');
    const lines = page.getByRole('main').locator('li > button[aria-expanded]');
    const netflix = lines.filter({ hasText: 'Netflix' });
    await netflix.press('Enter');
    const cancel = page.getByRole('link', { name: 'Cancel at netflix.com' });
    await expect(cancel).toHaveAttribute('href', 'https://www.netflix.com/cancelplan');
    await expect(cancel).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(cancel).toHaveAttribute('target', '_blank');

    const merge = async () => {
      await page.getByRole('button', { name: 'Merge with…' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Merge Netflix with' });
      await dialog.getByRole('button', { name: /Hulu/ }).press('Enter');
      await expect(page.getByText('Netflix and Hulu merged.')).toBeVisible();
      await expect(dialog).toBeHidden();
    };
    const charged = page.getByRole('main').locator('a[href*="subscriptionId="]');
    await expect(charged).toHaveCount(4);
    await merge();
    await expect(lines).toHaveCount(1);
    await expect(charged).toHaveCount(9);
    await expect(page.getByRole('main')).toContainText('$15.49');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(charged).toHaveCount(4);
    expect(await count()).toBe(2);

    await merge();
    await expect(charged).toHaveCount(9);
    await page.reload();
    await netflix.press('Enter');
    await page.getByRole('button', { name: 'Separate' }).press('Enter');
    await expect(page.getByText('Separated.')).toBeVisible();
    await expect(charged).toHaveCount(4);
    expect(await count()).toBe(2);
    expect(pageErrors).toEqual([]);
  });
