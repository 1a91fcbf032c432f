import { check, checkAll, expectNoViolations, open, PUBLIC } from './lib/accessible.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

const STEPS = ['you', 'goals', 'health', 'bank', 'mailbox', 'done'].map((step) => `/onboarding?step=${step}`);
const SCREENS = [
  '/dashboard',
  '/transactions',
  '/subscriptions',
  '/insights',
  '/insights?view=health',
  '/email-ai',
  '/email-ai/review',
  '/processed-emails',
  '/settings?tab=data-sources',
  '/settings?tab=notifications',
  '/settings?tab=account',
  '/settings?tab=privacy',
];

test('public pages', ({ page }) => checkAll(page, PUBLIC));

test.describe('an empty account', () => {
  test.use({ userKind: 'newcomer' });
  test('the onboarding steps', ({ page }) => checkAll(page, STEPS));
  test('the screens', ({ page }) => checkAll(page, SCREENS));
});

test.describe('a year of data', () => {
  test.use({ userKind: 'household' });
  test('the screens', ({ page }) => checkAll(page, [...SCREENS, '/subscriptions?view=calendar']));

  test('the panels of a transaction and of an email', async ({ page }) => {
    const [transaction] = (
      await call(page.request, 'listTransactions', { query: { receipt: 'with', limit: 1 } })
    ).transactions;
    const [email] = (await call(page.request, 'listProcessedEmails', { query: { limit: 1 } })).emails;
    for (const path of [
      `/transactions?transaction=${transaction?.id}`,
      `/processed-emails?message=${email?.id}`,
    ])
      await check(page, path);
  });

  test('stored data, notifications, the security log and devices with push', async ({ page }) => {
    await check(page, '/settings?tab=privacy&view=data');
    const endpoint = 'https://push.example.com/send/one';
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    await call(page.request, 'createPushDevice', { body: { endpoint, keys, name: 'Firefox (Android)' } });
    await call(page.request, 'muteNotifications', { body: { kind: 'price_up', isMuted: true } });
    await check(page, '/settings?tab=notifications');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expectNoViolations(page, 'notifications');
    await page.keyboard.press('Escape');
    await open(page, '/settings?tab=account');
    await page.getByRole('button', { name: 'Show security log' }).click();
    await expect(page.getByText('Account created')).toBeVisible();
    await expectNoViolations(page, 'security log');
  });

  test('the claim form', async ({ page }) => {
    const { years } = await call(page.request, 'listClaims', { query: { environment: 'sandbox' } });
    const year = years[0] ?? 0;
    const { claim } = await call(page.request, 'createClaim', { body: { year, environment: 'sandbox' } });
    await check(page, `/insights?view=health&year=${year}&claim=${claim.id}`);
    await call(page.request, 'deleteClaim', { params: { claimId: claim.id } });
  });

  test('forced colors still distinguish what is on, selected and current', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/settings?tab=notifications');
    const isOn = (checked: boolean) => page.getByRole('switch', { checked }).first();
    const ground = (checked: boolean) =>
      isOn(checked).evaluate(
        (element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor,
      );
    expect(await ground(true), 'a switch that is on looks unlike one that is off').not.toBe(
      await ground(false),
    );
    await expect(isOn(false)).toHaveCSS('border-top-width', '1px');
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveCSS('text-decoration-line', 'underline');
    await page.goto('/dashboard');
    const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' });
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  });

  test('the dialogs over a screen', async ({ page }) => {
    await open(page, '/dashboard');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'command palette');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoViolations(page, 'shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Jordan Ellis' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page, 'user menu');
  });
});
