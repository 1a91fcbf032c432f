import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

const TOAST_MS = 5_000;

test.use({ userKind: 'newcomer' });

test('a toast disappears after five seconds, not before', async ({ page }) => {
  await page.clock.install();
  await page.goto('/settings');
  await page.route('**/api/v1/plaid/create-link-token', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Account' }).click();
  const toast = page.getByText('Could not initialize Plaid. Please try again later.');
  await expect(toast).toBeVisible();
  // The clock stops here, at most one second after the toast appeared.
  await page.clock.pauseAt(new Date((await page.evaluate<number>('Date.now()')) + 500));
  await page.clock.runFor(TOAST_MS - 1_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toHaveCount(0);
});

test('a toast can be closed early', async ({ page }) => {
  await page.goto('/settings');
  await page.route('**/api/v1/plaid/create-link-token', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Account' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Could not initialize Plaid. Please try again later.')).toHaveCount(0);
});

test('dismissing toasts by keyboard returns the focus; later ones disappear as usual', async ({ page }) => {
  await page.clock.install();
  await page.goto('/settings');
  await page.route('**/api/v1/plaid/create-link-token', (route) => route.abort());
  const add = page.getByRole('button', { name: 'Add Account' });
  const toasts = page.getByText('Could not initialize Plaid. Please try again later.');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await add.press('Enter');
  await expect(toasts).toHaveCount(1);
  await add.press('Enter');
  await expect(toasts).toHaveCount(2);
  await dismiss.first().press('Enter');
  await expect(toasts).toHaveCount(1);
  await expect(dismiss).toBeFocused();
  await page.clock.runFor(2 * TOAST_MS);
  await expect(toasts).toHaveCount(1);
  await dismiss.press('Enter');
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(TOAST_MS);
  await expect(toasts).toHaveCount(0);
});

test('a screen whose code fails to load says so and offers to refresh, which works', async ({ page }) => {
  const code = /\/assets\/insights-screen-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click();
  await expect(
    page.getByText('Loading Error: There was an error loading this page. Please try refreshing.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/insights$/);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
});

test('while its code loads, a screen shows Loading...', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/insights-screen-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Insights', level: 1 })).toBeVisible();
});

test.describe('of a user', () => {
  test.use({ userKind: 'fresh' });

  test('changes made while the live updates were interrupted are shown when they are back', async ({
    page,
  }) => {
    const back = Promise.withResolvers<void>();
    await page.route('**/api/v1/events', async (route) => {
      await back.promise;
      await route.continue();
    });
    const empty = { contentType: 'text/event-stream', body: ': alive\n\n' };
    await page.route('**/api/v1/events', (route) => route.fulfill(empty), { times: 1 });
    await page.goto('/settings');
    await expect(page.getByText('No bank accounts connected.')).toBeVisible();
    const name = 'Savings at the credit union';
    await call(page.request, 'createAccount', {
      body: { name, accountType: 'savings', currency: 'USD', balanceMinor: 100_00 },
    });
    back.resolve();
    await expect(page.getByText(name)).toBeVisible();
  });
});
