import type { Page } from '@playwright/test';
import { controlIdentityEmulator, signInHosted } from './lib/hosted.ts';
import { createBrowserUser, signInByApi } from './lib/people.ts';
import { ClickCounter, MISMATCH, PASSWORD, pressWhileVisible, signIn, uniqueEmail } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

/** Return paths that lead to another site; all end on the dashboard. */
const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?from=//evil.example',
  'evil.example',
];

test.describe('canceled Google sign-in', () => {
  test('leaving through Cancel is confirmed calmly, and the form is ready again', async ({ page }) => {
    await page.goto('/login');
    await leaveThrough(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(/Google/);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('closing the window halfway is not an error', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    const opening = page.waitForEvent('popup');
    await button.click();
    const popup = await opening;
    await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await popup.close();
    await expect(button).toBeEnabled();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe('signed out', () => {
  test('a protected page requires sign-in and opens afterward, query included', async ({ page, baseURL }) => {
    const { email } = await createBrowserUser('fresh', baseURL ?? '');
    await page.goto('/transactions?q=tea&type=expense');
    await page.waitForURL(`**/login?from=${encodeURIComponent('/transactions?q=tea&type=expense')}`);
    await signIn(page, email);
    await page.waitForURL('**/transactions?q=tea&type=expense');
    await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('tea');
  });

  test('while the session is unknown, the page says so and shows no protected content', async ({
    page,
    identity,
  }) => {
    const answer = Promise.withResolvers<void>();
    // Until the identity service has loaded or responded, the user is unknown.
    const unknown = identity === 'hosted' ? '**/assets/hosted-identity-*.js' : '**/api/auth/get-session';
    await page.route(unknown, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('Checking your session...')).toBeVisible();
    await expect(page.getByText('Fettle', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    answer.resolve();
    await page.waitForURL('**/login?from=%2Fdashboard');
  });

  test('a wrong password and an unknown email get the same message, and the form keeps the input', async ({
    page,
  }) => {
    await page.goto('/login');
    await signIn(page, uniqueEmail('unknown'), 'not the right one');
    await expect(page.getByRole('alert')).toHaveText(MISMATCH);
    await expect(page.getByLabel('Email')).toHaveValue(/unknown-/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a taken email is rejected without revealing it', async ({ page, baseURL }) => {
    const { email } = await createBrowserUser('newcomer', baseURL ?? '');
    await page.goto('/login?mode=sign-up');
    await page.getByLabel('Name').fill('Somebody Else');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Couldn’t create an account with these details. Already have one? Sign in instead.',
    );
  });

  test('an unknown path is reported by name, with a link back', async ({ page }) => {
    await page.goto('/no/such/page?x=1');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('/no/such/page', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/login?from=%2Fdashboard');
  });
});

test.describe('signed in', () => {
  test.use({ userKind: 'newcomer' });

  test('hostile return URLs lead only to the dashboard', async ({ page }) => {
    for (const from of HOSTILE) {
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await page.waitForURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
    }
  });

  test('the profile leads to the settings', async ({ page }) => {
    await page.goto('/profile');
    await page.waitForURL('**/settings');
    await expect(page.getByRole('tab', { name: 'Data Sources' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a reload discards the token and silently gets another', async ({ page }) => {
    await page.goto('/settings?tab=account');
    await expect(page.getByText('Nia Newcomer').first()).toBeVisible();
    const token = page.waitForResponse('**/api/v1/settings');
    await page.reload();
    expect((await token).status()).toBe(200);
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');
    expect(kept).not.toMatch(/eyJ[\w-]+\./);
  });
});

test.describe('a separate session', () => {
  test.use({ userKind: 'fresh' });

  test('a session that ended elsewhere sends the page to the login, and back afterward', async ({
    page,
    me,
    context,
    identity,
  }) => {
    // Tokens are renewed for every call, so that the end of a session at the service takes effect immediately.
    if (identity === 'hosted') await controlIdentityEmulator({ op: 'tokenSeconds', seconds: 2 });
    await page.goto('/insights?view=health');
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
    if (identity === 'hosted') await controlIdentityEmulator({ op: 'disable', email: me.email });
    else {
      const headers = { origin: new URL(page.url()).origin };
      const other = await context.request.post('/api/auth/sign-out', { data: {}, headers });
      expect(other.ok()).toBe(true);
    }
    // The next request detects the ended session: this click, or an earlier call of the page.
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Review' });
    pressWhileVisible(link);
    await page.waitForURL('**/login?from=*');
    const from = new URL(page.url()).searchParams.get('from') ?? '';
    expect(['/insights?view=health', '/email-ai/review']).toContain(from);
    if (identity === 'hosted') {
      await controlIdentityEmulator({ op: 'disable', email: me.email, on: false });
      await controlIdentityEmulator({ op: 'tokenSeconds', seconds: 3600 });
    }
    await signIn(page, me.email);
    await page.waitForURL((url) => url.pathname + url.search === from);
  });

  test('an idle page learns from its live events that its session has ended', async ({ page, context }) => {
    await page.goto('/insights?view=health');
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
    // From here on, only the event stream reaches the server.
    await page.route('**/api/**', (route) =>
      route.request().url().endsWith('/v1/events') ? route.continue() : route.abort(),
    );
    const headers = { origin: new URL(page.url()).origin };
    const other = await context.request.post('/api/auth/sign-out', { data: {}, headers });
    expect(other.ok()).toBe(true);
    await page.waitForURL('**/login?from=*');
  });

  test('a call rejected with 401 leads to sign-in, and back afterward', async ({ page, me }) => {
    await page.goto('/insights?view=health');
    await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible();
    // The session still exists; only the page's calls are rejected, as with a revoked token.
    await page.route('**/api/v1/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer withdrawn' } }),
    );
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Review' });
    pressWhileVisible(link);
    await refused;
    await page.waitForURL('**/login?from=*');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const from = new URL(page.url()).searchParams.get('from') ?? '';
    expect(['/insights?view=health', '/email-ai/review']).toContain(from);
    await page.unroute('**/api/v1/**');
    await signIn(page, me.email);
    await page.waitForURL((url) => url.pathname + url.search === from);
  });

  test('signing out works from the menu, the settings and the phone menu, and leaves no data behind', async ({
    page,
    me,
    context,
    baseURL,
    identity,
  }) => {
    const ways: readonly ((page: Page) => Promise<void>)[] = [
      async () => {
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Robin Vale' }).click();
        await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      },
      async () => {
        await page.goto('/settings?tab=account');
        await page.getByRole('button', { name: 'Sign Out' }).click();
      },
      async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/subscriptions');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: 'Sign Out' }).click();
      },
    ];
    for (const leave of ways) {
      await leave(page);
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
      await page.goto('/dashboard');
      await page.waitForURL('**/login?from=%2Fdashboard');
      if (identity === 'hosted') {
        const { origins } = await signInHosted(me.email, baseURL ?? '');
        for (const { name, value } of origins[0]?.localStorage ?? [])
          await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [name, value]);
      } else await context.addCookies([...(await signInByApi(me.email, baseURL ?? '')).cookies]);
    }
  });
});

test('only the code of the identity in use is downloaded', async ({ page, identity }) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) loaded.push(response.url());
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await signIn(page, uniqueEmail('unknown'), 'not the right one');
  await expect(page.getByRole('alert')).toHaveText(MISMATCH);
  const code = await Promise.all(
    loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  const speaks = { local: /\/sign-in\/email/, hosted: /identitytoolkit\.googleapis\.com/ };
  const other = identity === 'local' ? 'hosted' : 'local';
  expect(code.some((text) => speaks[identity].test(text))).toBe(true);
  expect(code.some((text) => speaks[other].test(text))).toBe(false);
});

test('an unresponsive sign-in service is reported calmly', async ({ page, identity }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await page.route(
    identity === 'local' ? '**/api/auth/sign-in/email' : '**/accounts:signInWithPassword**',
    (route) => route.abort(),
  );
  await signIn(page, uniqueEmail('anyone'));
  await expect(page.getByRole('alert')).toHaveText(
    'The sign-in service isn’t responding. Check your connection and try again.',
  );
});

test.describe('Google', () => {
  test('a new user lands on onboarding, a known one on the dashboard', async ({ page, pageErrors }) => {
    await page.goto('/login');
    await expect(page.getByText('Sandbox: simulated Google sign-in.')).toBeVisible();
    await leaveThrough(page, 'Noor Haddad');
    await page.waitForURL('**/onboarding**');
    await new ClickCounter(page).click('Skip setup');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Noor Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await leaveThrough(page, 'Noor Haddad');
    await page.waitForURL('**/dashboard');
    expect(pageErrors).toEqual([]);
  });
});

/** Signs in or cancels in the Google popup, and waits until it is closed. */
async function leaveThrough(page: Page, choice: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  const button = popup.getByRole('button', { name: choice });
  await button.waitFor();
  // The popup may close before the click is complete; only its closing matters.
  await Promise.all([
    popup.waitForEvent('close'),
    button.click({ noWaitAfter: true }).catch(() => undefined),
  ]);
}
