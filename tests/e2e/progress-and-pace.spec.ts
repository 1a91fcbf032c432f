import { SAM } from '../lib/mail.ts';
import { call } from './lib/api.ts';
import { allowSandboxMail, ClickCounter } from './lib/person.ts';
import { controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.describe('a slow sync', () => {
  test.use({ userKind: 'fresh', contextOptions: { reducedMotion: 'no-preference' } });
  test.afterEach(() => controlMailEmulator({ op: 'clearFaults' }));

  test('its progress bar moves from the first second, before the mailbox has responded', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Connect Gmail' }).click();
    await allowSandboxMail(new ClickCounter(page), SAM);
    await expect(page.getByText('Gmail connected.')).toBeVisible();
    await controlMailEmulator({
      op: 'fail',
      path: '/gmail/v1/users/me/*',
      mode: 'delay',
      delayMs: 4_000,
      times: 2,
    });
    const progress = page.getByRole('progressbar', { name: 'Email sync' });
    await page.getByRole('button', { name: 'Sync Gmail' }).click();
    await expect(progress).toBeVisible();
    // The progress bar is indeterminate until there is a count.
    const moves = () => progress.evaluate((bar) => bar.getAnimations({ subtree: true }).length);
    expect(await moves()).toBeGreaterThan(0);
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  });
});

test.describe('the household', () => {
  test.use({ userKind: 'household' });

  test('the pace of the month is a line up to today, compared with the same dates, which are named', async ({
    page,
  }) => {
    const { pace } = await call(page.request, 'getInsights');
    const { spendMinor } = await call(page.request, 'getTransactionTotals', {
      query: { from: pace.from, to: pace.to },
    });
    expect(pace.now.at(-1)).toBe(spendMinor);
    expect(pace.now).toHaveLength(Number(pace.to.slice(8)));
    await page.goto('/insights');
    const card = page.getByRole('figure', { name: /^Spending of / });
    const shown = `$${(spendMinor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await expect(card.getByRole('link').first()).toContainText(shown);
    const [first, last] = [pace.previousFrom, pace.previousTo].map((on) => Number(on.slice(8)));
    // On the first of a month, a single day is compared.
    const day = new Date(pace.previousTo).toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const compared = first === last ? day : new RegExp(`${first}\\s?–\\s?(?:\\w+ )?${last}`);
    await expect(card).toContainText(compared);
    // The dashboard marks the current month as incomplete.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Spending Trends' })).toBeVisible();
    await expect(page.getByText(/so far/i).first()).toBeAttached();
  });
});
