import { call } from './lib/api.ts';
import { PASSWORD, pressWhileVisible } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

const TABS = {
  'Data Sources': 'data-sources',
  Notifications: 'notifications',
  Account: 'account',
  'Privacy & Security': 'privacy',
} as const;
const TOGGLES = {
  notifications: [
    'Email notifications',
    'Push notifications',
    'Weekly reports',
    'Transaction alerts',
    'Health insights',
  ],
  privacy: ['Data sharing', 'Analytics', 'Marketing emails', 'Third-party sharing'],
} as const;

test.describe('of a new user', () => {
  test.use({ userKind: 'newcomer' });

  test('each of the four tabs has a URL, and a reload stays on it', async ({ page, pageErrors }) => {
    await page.goto('/settings');
    await expect(page.getByRole('tab')).toHaveText(Object.keys(TABS));
    await expect(page.getByRole('tab', { name: 'Data Sources' })).toHaveAttribute('aria-selected', 'true');
    for (const [name, id] of Object.entries(TABS).reverse()) {
      await page.getByRole('tab', { name }).click();
      await expect(page).toHaveURL(new RegExp(`/settings\\?tab=${id}$`));
    }
    await page.goto('/settings?tab=privacy');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Privacy & Security' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    expect(pageErrors).toEqual([]);
  });

  test('the refresh button loads again; without a response the page shows Error and the reason', async ({
    page,
  }) => {
    await page.goto('/settings');
    await expect(page.getByText('No bank accounts connected.')).toBeVisible();
    const asked = page.waitForResponse('**/api/v1/settings');
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await asked).status()).toBe(200);
    await page.route('**/api/v1/settings', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Error: Network error');
    await page.unroute('**/api/v1/settings');
    pressWhileVisible(page.getByRole('button', { name: 'Try Again' }));
    await expect(page.getByText('No bank accounts connected.')).toBeVisible();
  });
});

test.describe('of a user', () => {
  test.use({ userKind: 'fresh' });

  test('all nine switches are saved at once and persist after a reload', async ({ page }) => {
    for (const [tab, names] of Object.entries(TOGGLES)) {
      await page.goto(`/settings?tab=${tab}`);
      const wanted = new Map<string, boolean>();
      for (const name of names) {
        const toggle = page.getByRole('switch', { name });
        const isOn = await toggle.isChecked();
        await toggle.click();
        await expect(toggle).toBeChecked({ checked: !isOn });
        wanted.set(name, !isOn);
      }
      const stored = async () => {
        const { settings } = await call(page.request, 'getSettings');
        return Object.values(tab === 'privacy' ? settings.privacySettings : settings.notificationPrefs);
      };
      const key = (flags: readonly boolean[]) => [...flags].sort().join();
      await expect.poll(async () => key(await stored())).toBe(key([...wanted.values()]));
      await page.reload();
      for (const [name, isOn] of wanted)
        await expect(page.getByRole('switch', { name })).toBeChecked({ checked: isOn });
    }
  });

  test('a switch that could not be saved stays as chosen, says so, and is saved by Retry', async ({
    page,
  }) => {
    await page.goto('/settings?tab=notifications');
    const toggle = page.getByRole('switch', { name: 'Weekly reports' });
    const isOn = await toggle.isChecked();
    const path = '**/api/v1/settings/notifications';
    await page.route(path, (route) => route.abort());
    await toggle.click();
    await expect(page.getByText('Not saved')).toBeVisible();
    await expect(toggle).toBeChecked({ checked: !isOn });
    await page.unroute(path);
    await page.getByRole('button', { name: /Retry.*Weekly reports/ }).click();
    await expect(page.getByText('Not saved')).toHaveCount(0);
    await page.reload();
    await expect(toggle).toBeChecked({ checked: !isOn });
  });

  test('alert thresholds being typed survive other changes; without a response the page says so', async ({
    page,
  }) => {
    await call(page.request, 'muteNotifications', { body: { kind: 'price_up', isMuted: true } });
    await page.goto('/settings?tab=notifications');
    const large = page.getByLabel('Large charge of at least');
    await large.fill('500');
    const unmute = page.getByRole('button', { name: 'Unmute price increases' });
    await unmute.click();
    await expect(unmute).toHaveCount(0);
    await expect(large).toHaveValue('500');
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(large).toHaveValue('500.00');

    const refused = {
      success: false,
      status: 403,
      error: 'Forbidden',
      message: 'Not yours.',
      requestId: 'r',
    };
    await page.route('**/api/v1/settings/alerts', (route) => route.fulfill({ status: 403, json: refused }));
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your alert thresholds' });
    await expect(alert).toContainText('Not yours.');
    await page.unroute('**/api/v1/settings/alerts');
    pressWhileVisible(alert.getByRole('button', { name: 'Try Again' }));
    await expect(large).toHaveValue('500.00');
  });

  test('the profile turns into a form and back; the name is used everywhere', async ({ page, me }) => {
    await page.goto('/settings?tab=account');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(me.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Name').fill('Zoë Quill-Marsh');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveCount(0);
    await expect(page.getByRole('definition').first()).toHaveText('Zoë Quill-Marsh');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await expect(page.getByText('Welcome, Zoë Quill-Marsh.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoë Quill-Marsh' })).toBeVisible();
  });

  test('everything is exported as one file after a recent sign-in; a failure is reported, and a retry works', async ({
    page,
  }) => {
    await page.route('**/api/v1/user/export', (route) => route.abort(), { times: 1 });
    await page.goto('/settings?tab=privacy');
    const button = page.getByRole('button', { name: 'Export everything' });
    await button.click();
    await expect(page.getByText(/^Network error/).first()).toBeVisible();
    const arriving = page.waitForEvent('download');
    await button.click();
    expect((await arriving).suggestedFilename()).toMatch(/^fettle-export-[\d-]{10}\.zip$/);
    await expect(page.getByText('Export downloaded.')).toBeVisible();

    const refused = {
      success: false,
      status: 403,
      error: 'ReauthRequired',
      message: 'Sign in.',
      requestId: 'r',
    };
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
    const confirmFirst = async () => {
      await page.route('**/api/v1/user/export', (route) => route.fulfill({ status: 403, json: refused }), {
        times: 1,
      });
      await button.click();
      await dialog.getByLabel('Password').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Confirm and download' }).click();
    };
    await page.route('**/api/v1/user/export', (route) => route.abort(), { times: 1 });
    await confirmFirst();
    await expect(page.getByText(/^Network error/).first()).toBeVisible();
    const second = page.waitForEvent('download');
    await confirmFirst();
    expect((await second).suggestedFilename()).toMatch(/^fettle-export-/);
    await expect(page.getByText('Export downloaded.')).toBeVisible();
  });

  test('an account that could not be deleted is reported and stays', async ({ page }) => {
    const messages: string[] = [];
    page.on('dialog', (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await page.route('**/api/v1/user', (route) => route.abort());
    await page.goto('/settings?tab=account');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect.poll(() => messages).toContain('Failed to delete account. Please try again later.');
    await expect(page.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
  });
});
