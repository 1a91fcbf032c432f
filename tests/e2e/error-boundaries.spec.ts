import { expect, test } from './lib/test.ts';

test.describe('of the household', () => {
  test.use({ userKind: 'household' });

  test('a card that breaks on hostile data leaves the rest of the dashboard intact, and can be retried', async ({
    page,
  }) => {
    const dashboard = /\/api\/v1\/dashboard(\?.*)?$/;
    await page.route(dashboard, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data.subscriptions = [null];
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto('/dashboard');
    const broken = page.getByRole('alert').filter({ hasText: 'Couldn’t show this section' });
    await expect(broken).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Spending Trends' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(broken).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.unroute(dashboard);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();
    await expect(broken).toHaveCount(0);
  });

  test('a failed call leaves the other settings cards intact, and Try Again calls once more', async ({
    page,
  }) => {
    const imports = /\/api\/v1\/imports(\?.*)?$/;
    const refusal = {
      success: false,
      status: 403,
      error: 'Forbidden',
      message: 'Not now.',
      requestId: 'req_x',
    };
    await page.route(imports, (route) => route.fulfill({ status: 403, json: refusal }));
    await page.goto('/settings?tab=data-sources');
    const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load your imports' });
    await expect(failed).toContainText('Not now.');
    await expect(page.getByText('First Platypus Bank').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.unroute(imports);
    await failed.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(failed).toHaveCount(0);
  });
});

test('an error outside every screen still shows the product’s name and a way to continue', async ({
  page,
}) => {
  await page.addInitScript(`
    const add = window.addEventListener;
    window.addEventListener = function (type, ...rest) {
      if (type === 'axios:error' && !window.isMended) throw new Error('broken outside every screen');
      return add.call(this, type, ...rest);
    };
  `);
  await page.goto('/login');
  const alert = page.getByRole('alert').filter({ hasText: 'Fettle couldn’t show this page' });
  await expect(alert).toBeVisible();
  await page.evaluate('window.isMended = true');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
