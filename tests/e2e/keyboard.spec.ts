import type { Locator, Page } from '@playwright/test';
import { createBrowserUser } from './lib/people.ts';
import { PASSWORD } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

const TABS_MAX = 60;

test('from sign-in to the items of a purchase without a mouse', async ({ page, baseURL }) => {
  const { email } = await createBrowserUser('household', baseURL ?? '');
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();

  const transactions = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Transactions' });
  await tabTo(page, transactions, 'backwards');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/transactions');
  const grid = page.getByRole('grid', { name: 'Transactions' });
  await expect(grid.getByRole('row').filter({ hasText: /\$/ }).first()).toBeVisible();
  await tabTo(page, grid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Transaction' });
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible();
  await tabTo(page, panel.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.press('Escape');
});

test('the skip link is the first stop and leads past the navigation', async ({ page, baseURL, context }) => {
  const { storageState } = await createBrowserUser('newcomer', baseURL ?? '');
  await context.addCookies([...storageState.cookies]);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back to Dashboard' })).toBeFocused();
});

test('the user menu supports arrows and type-ahead, and returns the focus', async ({
  page,
  baseURL,
  context,
}) => {
  const { storageState } = await createBrowserUser('newcomer', baseURL ?? '');
  await context.addCookies([...storageState.cookies]);
  await page.goto('/subscriptions');
  const button = page.getByRole('button', { name: 'Nia Newcomer' });
  await button.focus();
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a busy button keeps the focus, and the next onboarding step starts at its heading', async ({
  page,
  baseURL,
  context,
}) => {
  const { storageState } = await createBrowserUser('fresh', baseURL ?? '');
  await context.addCookies([...storageState.cookies]);
  await page.goto('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/user/onboarding', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const next = page.getByRole('button', { name: 'Continue' });
  await next.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'What are your goals?' })).toBeFocused();
});

test.describe('of the household', () => {
  test.use({ userKind: 'household' });

  test('the choice of open or dismissed checks keeps the focus, and is in the URL', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/v1/findings?state=dismissed*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/insights?view=checks');
    const dismissed = page.getByRole('button', { name: 'Dismissed', exact: true });
    await dismissed.press('Enter');
    await expect(dismissed).toHaveAttribute('aria-pressed', 'true');
    await expect(dismissed).toBeFocused();
    answer.resolve();
    await expect(page.getByText('Dismissed checks are kept here.')).toBeVisible();
    await expect(dismissed).toBeFocused();
    await page.reload();
    await expect(dismissed).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('tab', { name: 'Spending' }).click();
    await expect(page).toHaveURL(/\/insights$/);
  });

  test('the choice between live and sandbox subscriptions keeps the focus', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    // The household has sandbox data only.
    await page.route('**/api/v1/subscriptions*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.environments = ['live', 'sandbox'];
      if (route.request().url().includes('environment=live')) await answer.promise;
      await route.fulfill({ response, json: body });
    });
    await page.goto('/subscriptions');
    const live = page.getByRole('button', { name: 'Live', exact: true });
    await live.press('Enter');
    await expect(page).toHaveURL(/environment=live/);
    await expect(live).toBeFocused();
    answer.resolve();
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    await expect(live).toBeFocused();
  });
});

/**
 * Presses Tab until the control has the focus, and verifies that every stop on the way has a visible focus indicator.
 */
async function tabTo(page: Page, wanted: Locator, way: 'forwards' | 'backwards' = 'forwards'): Promise<void> {
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(way === 'forwards' ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(FOCUS_IS_SEEN), 'where the focus is, is seen').toBe(true);
  }
  throw new Error(`${wanted} was not reached within ${TABS_MAX} presses of Tab`);
}

/** The focused control has a size and a visible outline or shadow; the page itself needs none. */
const FOCUS_IS_SEEN = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body || element.tagName === 'IFRAME') return true;
  const { width, height } = element.getBoundingClientRect();
  const drawn = (one) => {
    const style = getComputedStyle(one);
    return (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  };
  return width > 0 && height > 0 && (drawn(element) || drawn(element.parentElement));
})()`;
