import { expect, test } from './lib/test.ts';

const LATE = 'This is taking longer than usual.';

test('an entry script that never arrives is reported after fifteen seconds, with a way to retry', async ({
  page,
}) => {
  await page.clock.install();
  // The first request is never answered; a repeated one is.
  const never = new Promise<void>(() => undefined);
  await page.route('**/assets/index-*.js', () => never, { times: 1 });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(page.getByText(LATE)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a missing entry script is reported at once', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/');
  await expect(page.getByText('Part of this page couldn’t load.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});

test('a screen whose code is late says so, and is shown when it arrives', async ({ page }) => {
  await page.clock.install();
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/login-screen-*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await page.clock.fastForward(16_000);
  await expect(page.getByText(LATE)).toBeVisible();
  release.resolve();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
