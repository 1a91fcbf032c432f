import type { Page } from '@playwright/test';
import { member } from '../lib/http.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { call } from './lib/api.ts';
import { running } from './lib/running.ts';
import { importFourTransactions } from './lib/statement.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

/** Any charge from $20 counts as large: the statement file has one. */
const THRESHOLDS = { quietHours: null, largeChargeMinor: 2_000, lowBalanceMinor: null };
const ALERT = /^Large charge from Riverside Hardware/;

async function importCharge(page: Page): Promise<void> {
  await call(page.request, 'updateAlertSettings', { body: THRESHOLDS });
  await importFourTransactions(page);
}

async function turnOn(page: Page, ...names: readonly string[]): Promise<void> {
  await page.goto('/settings?tab=notifications');
  for (const name of names) {
    const toggle = page.getByRole('switch', { name });
    await expect(toggle).toBeVisible();
    if (await toggle.isChecked()) continue;
    const saved = page.waitForResponse('**/api/v1/settings/notifications');
    await toggle.click();
    await saved;
  }
}

test('push: the browser is asked, listed, gets an encrypted message, shows it, and is removed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // A browser without its vendor's push service: the emulator's takes its place, with separate keys.
  const browser = await controlEmulator(running().pushUrl, { op: 'subscribe' });
  const id = String(member(browser, 'id'));
  await page.addInitScript(withPushService(member(browser, 'subscription')));
  await turnOn(page, 'Transaction alerts', 'Push notifications');
  const device = page.getByRole('listitem').filter({ hasText: 'Chrome' });
  await expect(device).toContainText('This browser');
  await expect(device).toContainText('No notifications yet');

  await importCharge(page);
  const arrived = async () =>
    // The emulator's response.
    member(await controlEmulator(running().pushUrl, { op: 'messages', id }), 'messages') as {
      text: string;
    }[];
  await expect.poll(async () => (await arrived()).length).toBe(1);
  const text = (await arrived())[0]?.text ?? '';
  expect(await shownByWorker(page, text)).toEqual({
    title: expect.stringMatching(ALERT),
    body: expect.stringContaining('Your alert threshold is $20.00.'),
    url: expect.stringMatching(/^\/transactions\?transaction=/),
  });

  await page.goto('/settings?tab=notifications');
  await expect(device).toContainText('Last notification');
  await device.getByRole('button', { name: /^Remove Chrome/ }).click();
  await expect(page.getByText('Device removed.').first()).toBeVisible();
  await expect(device).toHaveCount(0);
  await expect(page.getByText('No devices added yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add this browser' }).click();
  await expect(device).toContainText('This browser');
});

test('push: without permission the switch explains that this browser blocks it', async ({ page }) => {
  await page.addInitScript("Notification.requestPermission = async () => 'denied'");
  await turnOn(page, 'Push notifications');
  await expect(page.getByText('Blocked by this browser.', { exact: false }).first()).toBeVisible();
});

test('email: an alert is caught, opened and clicked, and its unsubscribe link turns emails off', async ({
  page,
  context,
  me,
}) => {
  await turnOn(page, 'Transaction alerts', 'Email notifications');
  await importCharge(page);
  const mail = await context.newPage();
  const line = mail
    .getByRole('listitem')
    .filter({ hasText: me.email })
    .filter({ hasText: /Large charge/ });
  await expect(async () => {
    await mail.goto(running().mailUrl);
    await expect(line).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await line.getByRole('link').click();
  const letter = mail.frameLocator('iframe');
  const follow = async (name: RegExp) => {
    const opening = context.waitForEvent('page');
    await letter.getByRole('link', { name }).first().click();
    return opening;
  };
  const opened = await follow(/^Large charge from/);
  await opened.waitForURL(/\/transactions\?transaction=/);
  await expect(opened.getByRole('complementary')).toContainText('Riverside Hardware');

  const leaving = await follow(/^(?:Unsubscribe|Turn off)/);
  await expect(leaving.getByRole('heading')).toHaveText('Turn off email notifications?');
  expect((await call(page.request, 'getSettings')).settings.notificationPrefs.email).toBe(true);
  await leaving.getByRole('button').click();
  await expect(leaving.getByRole('heading')).toHaveText('Email notifications are off.');
  await leaving.getByRole('link').click();
  await expect(leaving.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
});

/**
 * Passes a decrypted push message to the service worker, as the browser would, and returns the notification it shows.
 */
async function shownByWorker(page: Page, data: string): Promise<unknown> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  // This browser can't display notifications.
  await worker.evaluate(
    'registration.showNotification = async (title, { body, data }) => { self.shown = { title, body, ...data } }',
  );
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () => worker.evaluate('self.shown');
  await expect.poll(shown).toBeTruthy();
  return shown();
}

/**
 * Replaces the missing parts of this browser: its vendor's push service, and a permission that stays granted.
 * Subscriptions are those of the push emulator.
 */
const withPushService = (subscription: unknown) => `{
  const given = ${JSON.stringify(subscription)};
  const one = { ...given, toJSON: () => given, unsubscribe: async () => sessionStorage.removeItem('subscribed') };
  PushManager.prototype.subscribe = async () => (sessionStorage.setItem('subscribed', 'yes'), one);
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? one : null);
  const ask = Notification.requestPermission.bind(Notification);
  let permission = sessionStorage.getItem('permission') ?? 'default';
  Notification.requestPermission = async () => {
    permission = await ask();
    sessionStorage.setItem('permission', permission);
    return permission;
  };
  Object.defineProperty(Notification, 'permission', { get: () => permission });
}`;
