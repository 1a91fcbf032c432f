import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { stepOf, totpCode } from '../../src/adapters/identity/local/factors/totp.ts';
import { signInByApi } from './lib/people.ts';
import { PASSWORD, signIn } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

const OTHER_PASSWORD = 'amber kite over hills';

test.use({ userKind: 'fresh' });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/settings?tab=account');
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const errorIn = (dialog: Locator) => dialog.getByRole('alert').filter({ hasText: /./ });

test.describe('devices and password', () => {
  test('another device is signed out from here, and a new password signs out the rest', async ({
    page,
    me,
    baseURL,
    browser,
  }) => {
    await signInByApi(me.email, baseURL ?? '');
    const elsewhere = await browser.newContext({ storageState: await signInByApi(me.email, baseURL ?? '') });
    await openAccount(page);
    const devices = page.getByRole('listitem').filter({ hasText: 'Signed in' });
    await expect(devices).toHaveCount(3);
    await expect(devices.first()).toContainText('This device');
    await button(page, /^Sign out Unknown device/)
      .first()
      .click();
    await expect(page.getByText('Device signed out.').first()).toBeVisible();
    await expect(devices).toHaveCount(2);

    await button(page, 'Change password').click();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill(OTHER_PASSWORD);
    await button(page, 'Change password').click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'Your current password is incorrect.',
    );
    await page.getByLabel('Current password').fill(PASSWORD);
    // As an hour later: the server requires a new sign-in first.
    await page.route(
      '**/api/auth/change-password',
      (route) => route.fulfill({ status: 403, json: { error: 'ReauthRequired', message: 'Sign in again.' } }),
      { times: 1 },
    );
    await button(page, 'Change password').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Password changed. Other devices are signed out.')).toBeVisible();
    await expect(devices).toHaveCount(1);
    const gone = await elsewhere.request.get('/api/auth/get-session');
    expect(await gone.json()).toBeNull();
    await elsewhere.close();

    await button(page, 'Show security log').click();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await expect(page.getByText('Account created')).toBeVisible();
  });
});

test.describe('the second factor', () => {
  test('is set up, requested at sign-in, replaced by a recovery code, and turned off', async ({
    page,
    me,
  }) => {
    await openAccount(page);
    await button(page, 'Turn on').click();
    const setUp = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
    await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
    await setUp.getByLabel('Code from the app').fill('000000');
    await setUp.getByRole('button', { name: 'Turn on' }).click();
    await expect(setUp.getByRole('alert').filter({ hasText: /./ })).toContainText('isn’t right');
    await setUp.getByLabel('Code from the app').fill(totpCode(secret, stepOf(new Date())));
    await setUp.getByRole('button', { name: 'Turn on' }).click();

    const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
    const download = page.waitForEvent('download');
    await shown.getByRole('button', { name: 'Download' }).click();
    const codes = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    expect(codes.length).toBe(10);
    await shown.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('10 recovery codes left.')).toBeVisible();

    await button(page, 'Sign Out').click();
    await page.goto('/login?from=%2Fsettings%3Ftab%3Daccount');
    await signIn(page, me.email);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expect(page.getByLabel('Code')).toBeFocused();
    await page.getByLabel('Code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('That code isn’t right');
    await page.getByLabel('Code').fill(totpCode(secret, stepOf(new Date()) + 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings?tab=account');

    await button(page, 'Sign Out').click();
    await page.goto('/login?from=%2Fsettings%3Ftab%3Daccount');
    await signIn(page, me.email);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings?tab=account');
    await expect(page.getByText('9 recovery codes left.')).toBeVisible();
    await button(page, 'Turn off').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
    await expect(button(page, 'Turn on')).toBeVisible();
  });
});

test.describe('passkeys', () => {
  test('one is added, named, signs in by its button and from the suggestions, and is removed', async ({
    page,
  }) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const answers = (enabled: boolean) =>
      devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    await openAccount(page);
    await button(page, 'Add passkey').click();
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await page.route('**/security/passkey*', (route) => route.abort());
    await adding.getByRole('button', { name: 'Continue' }).click();
    await expect(errorIn(adding)).toBeVisible();
    await adding.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute('**/security/passkey*');
    await button(page, 'Add passkey').click();
    await expect(adding.getByLabel('Name')).toBeVisible();
    await expect(errorIn(adding)).toHaveCount(0);
    await adding.getByLabel('Name').fill('Test laptop');
    await adding.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await button(page, 'Rename Test laptop').click();
    const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
    await page.route('**/security/passkeys/*', (route) => route.abort());
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expect(errorIn(renaming)).toBeVisible();
    await renaming.getByRole('button', { name: 'Cancel' }).click();
    await page.unroute('**/security/passkeys/*');
    await button(page, 'Rename Test laptop').click();
    await expect(renaming.getByLabel('Name')).toBeVisible();
    await expect(errorIn(renaming)).toHaveCount(0);
    await renaming.getByLabel('Name').fill('Work laptop');
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Work laptop')).toBeVisible();

    await answers(false);
    await button(page, 'Sign Out').click();
    await page.goto('/login?from=%2Fsettings%3Ftab%3Daccount');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    // From here on, the device responds to every request: the button's request ends that of the autofill suggestions.
    await page.route('**/passkey/options', async (route) => {
      await answers(true);
      await route.continue();
    });
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL('**/settings?tab=account');

    await button(page, 'Sign Out').click();
    // The device responds immediately, as if the user had selected the suggestion.
    await page.goto('/login?from=%2Fsettings%3Ftab%3Daccount');
    await page.waitForURL('**/settings?tab=account');
    await expect(page.getByText(/^Last used/).first()).toBeVisible();

    await button(page, 'Remove Work laptop').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Passkey removed.')).toBeVisible();
    await expect(page.getByText('Work laptop')).toHaveCount(0);
  });
});
