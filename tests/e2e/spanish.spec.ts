import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { signInByApi } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../src/web/texts');
const PUBLIC = ['/', '/login', '/login?mode=sign-up', '/login?mode=forgot', '/no/such/page'];
const STEPS = ['you', 'goals', 'health', 'bank', 'mailbox', 'done'].map((step) => `/onboarding?step=${step}`);
const SCREENS = [
  '/dashboard',
  '/transactions',
  '/subscriptions',
  '/subscriptions?view=calendar',
  '/insights',
  '/insights?view=worth',
  '/insights?view=checks',
  '/insights?view=health',
  '/email-ai',
  '/email-ai/review',
  '/processed-emails',
  '/settings?tab=data-sources',
  '/settings?tab=notifications',
  '/settings?tab=account',
  '/settings?tab=privacy',
  '/settings?tab=privacy&view=data',
  '/settings?tab=account&view=household',
];
const WIDTHS = { 390: 844, 1440: 900 } as const;

/** Texts on a page that are in the wrong language or don't fit their element. */
interface Seen {
  readonly english: readonly string[];
  readonly clipped: readonly string[];
  readonly isTooWide: boolean;
}

/** Runs in the page. */
const LOOK = `({ english, spanish }) => {
  const [foreign, translated] = [new Set(english), new Set(spanish)];
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent);
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll('[' + name + ']')) found.push(element.getAttribute(name));
  const clipped = [...document.querySelectorAll('body *')].filter(
    (element) =>
      translated.has(element.textContent.trim()) &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible',
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    english: [...new Set(found.map((text) => text.trim()).filter((text) => foreign.has(text)))],
    clipped: clipped.map((element) => element.textContent.trim()),
    isTooWide: scrollWidth > clientWidth,
  };
}`;

/** Every constant text of the catalogs; English ones only if Spanish has no identical text. */
async function catalog(): Promise<{
  readonly english: readonly string[];
  readonly spanish: readonly string[];
}> {
  const spanish = await stringsOf('es');
  const known = new Set(spanish);
  return { english: (await stringsOf('en')).filter((text) => !known.has(text)), spanish };
}

async function stringsOf(language: string): Promise<string[]> {
  const strings: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value.trim());
    else if (value !== null && typeof value === 'object')
      for (const inner of Object.values(value)) visit(inner);
  };
  for (const area of readdirSync(path.join(TEXTS, language)).filter((name) => name !== 'languages.ts')) {
    const module: Readonly<Record<string, unknown>> = await import(path.join(TEXTS, language, area));
    visit(module.texts);
  }
  return strings.filter((text) => /\p{L}{2}/u.test(text));
}

async function look(page: Page, address: string): Promise<Seen> {
  await page.goto(address);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page
    .getByText(/^(Cargando|Comprobando)/)
    .first()
    .waitFor({ state: 'hidden' });
  // The return type of the function below.
  return (await page.evaluate(`(${LOOK})(${JSON.stringify(await catalog())})`)) as Seen;
}

async function checkAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const address of addresses) {
      const seen = await look(page, address);
      expect.soft(seen, `${address} at ${width}`).toEqual({ english: [], clipped: [], isTooWide: false });
    }
  }
}

async function choose(page: Page, from: readonly [string, string], language: string, save: string) {
  const [edit, label] = from;
  await page.goto('/settings?tab=account');
  await page.getByRole('button', { name: edit, exact: true }).first().click();
  await page.getByLabel(label).selectOption(language);
  await page.getByRole('button', { name: save, exact: true }).click();
}

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('gets the public pages in Spanish, and English from the link in the footer', async ({ page }) => {
    await checkAll(page, PUBLIC);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test.describe('a user who chooses Spanish', () => {
  test.use({ userKind: 'fresh' });

  test('has it on every device, until they choose English again', async ({ page, me, browser, baseURL }) => {
    await choose(page, ['Edit', 'Language'], 'es', 'Save');
    await expect(page.getByRole('heading', { name: 'Configuración', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await checkAll(page, STEPS);

    const elsewhere = await browser.newContext({
      ...{ baseURL: baseURL ?? '', locale: 'en-US' },
      storageState: await signInByApi(me.email, baseURL ?? ''),
    });
    const other = await elsewhere.newPage();
    await other.goto('/dashboard?from=2026-01-01&to=2026-01-31');
    await expect(other.getByRole('heading', { name: 'Panel' })).toBeVisible();
    await expect(other).toHaveURL(/\/dashboard\?from=2026-01-01&to=2026-01-31$/);
    await elsewhere.close();

    await choose(page, ['Editar', 'Idioma'], 'en', 'Guardar');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  test('reads cached pages offline in Spanish', async ({ page, context }) => {
    await choose(page, ['Edit', 'Language'], 'es', 'Save');
    await expect(page.getByRole('heading', { name: 'Configuración', level: 1 })).toBeVisible();
    await page.goto('/dashboard');
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.controller?.scriptURL'))
      .toMatch(/\/service-worker\.es\.js$/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Sin conexión.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await context.setOffline(false);
  });
});

test.describe('of the household in Spanish', () => {
  test.use({ userKind: 'household' });
  test.beforeEach(async ({ page }) => {
    await call(page.request, 'updateProfile', { body: { language: 'es' } });
    await page.goto('/dashboard?language=es');
  });
  test.afterEach(async ({ page }) => {
    await call(page.request, 'updateProfile', { body: { language: 'en' } });
  });

  test('no screen shows an English text, and every word fits', async ({ page }) => {
    test.setTimeout(240_000);
    await checkAll(page, SCREENS);
  });

  test('a transaction, an email, the commands and the shortcuts are in Spanish', async ({ page }) => {
    const [transaction] = (
      await call(page.request, 'listTransactions', { query: { receipt: 'with', limit: 1 } })
    ).transactions;
    const [email] = (await call(page.request, 'listProcessedEmails', { query: { limit: 1 } })).emails;
    await checkAll(page, [
      `/transactions?transaction=${transaction?.id}`,
      `/processed-emails?message=${email?.id}`,
    ]);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Búsqueda y comandos' })).toBeVisible();
    await page.getByPlaceholder('Buscar transacciones, recibos y comandos').fill('atajos');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  test('dates and amounts are in US format, in Spanish', async ({ page }) => {
    await page.goto('/transactions');
    const row = page.getByRole('row').nth(3);
    await expect(row).toContainText(/\$[\d,]+\.\d\d/);
    await expect(
      page.getByText(/^(lun|mar|mié|jue|vie|sáb|dom), \d+ de \p{Ll}{3,4}$/u).first(),
    ).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Período/ }).click();
    await page.getByLabel('Desde').fill('martes 3 de marzo de 2026');
    await page.getByLabel('Hasta').fill('5 de marzo de 2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/from=2026-03-03&to=2026-03-05/);
  });
});
