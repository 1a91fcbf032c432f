import { SAM } from '../lib/mail.ts';
import { allowSandboxMail, Walk } from './lib/person.ts';
import { orderMail } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.describe('a sync that takes long', () => {
  test.use({ who: 'fresh' });
  test.afterEach(() => orderMail({ op: 'clearFaults' }));

  test('its bar moves from its first second, while the mailbox has not answered yet', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Connect Gmail' }).click();
    await allowSandboxMail(new Walk(page), SAM);
    await expect(page.getByText('Gmail connected.')).toBeVisible();
    await orderMail({ op: 'fail', path: '/gmail/v1/users/me/*', mode: 'delay', delayMs: 4_000, times: 2 });
    const progress = page.getByRole('progressbar', { name: 'Email sync' });
    await page.getByRole('button', { name: 'Sync Gmail' }).click();
    await expect(progress).toBeVisible();
    // A light runs along it for as long as nothing is counted.
    const moves = () => progress.evaluate((bar) => bar.getAnimations({ subtree: true }).length);
    expect(await moves()).toBeGreaterThan(0);
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  });
});
