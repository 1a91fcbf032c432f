import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { buildScreens, WEB_DIR } from '../../src/launch/build-screens.ts';
import { startProduct } from '../../src/launch/product.ts';
import { allowSandboxMail, ClickCounter, linkSandboxBank, PASSWORD, uniqueEmail } from '../e2e/lib/person.ts';
import { findChromium } from './chromium.ts';
import { shootForLanding } from './landing-picture.ts';
import { ROOT } from './steps.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';

/**
 * Captures every screen with the sandbox household in `.screens`, and updates the README's screenshots: `npm run
 * screens`.
 */
const OUT = path.join(ROOT, '.screens');
const README_PICTURES = ['dashboard-1440-light.png', 'transactions-1440-light.png'];
const WIDTHS = { 390: 844, 768: 1024, 1440: 900 } as const;
const SCREENS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard',
  transactions: '/transactions',
  subscriptions: '/subscriptions',
  insights: '/insights',
  health: '/insights?view=health',
  'email-ai': '/email-ai',
  review: '/email-ai/review',
  'processed-emails': '/processed-emails',
  settings: '/settings',
};
const PUBLIC: Readonly<Record<string, string>> = { landing: '/', login: '/login' };
const PORT = '4174';
/** Timeout for a year of email on a busy machine. */
const SYNC_MS = 300_000;

await buildScreens();
await mkdir(OUT, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'fettle-screens-'));
const product = await startProduct({
  environment: { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  webDir: WEB_DIR,
  rateLimitFactor: 50,
});
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  const state = await prepare(browser);
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      const viewport = { width: Number(width), height };
      await shoot(browser, PUBLIC, { viewport, theme, state: null });
      await shoot(browser, SCREENS, { viewport, theme, state });
    }
  }
  await shootForLanding(browser, { baseURL: product.url, storageState: state });
  for (const name of README_PICTURES)
    await copyFile(path.join(OUT, name), path.join(ROOT, 'docs/screens', name));
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type State = Awaited<ReturnType<typeof prepare>>;

/** Creates a user with a linked bank and a synced mailbox, and returns the browser's storage state. */
async function prepare(from: Browser) {
  const context = await from.newContext({ baseURL: product.url });
  const walk = new ClickCounter(await context.newPage());
  const { page } = walk;
  await page.goto('/login');
  await walk.click('Create Account');
  await page.getByLabel('Name').fill('Jordan Ellis');
  await page.getByLabel('Email').fill(uniqueEmail('screens'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await walk.click('Create Account');
  await page.waitForURL('**/onboarding**');
  await page.goto('/onboarding?step=bank');
  await walk.click('Connect Account');
  await linkSandboxBank(walk);
  await page.getByText('First Platypus Bank', { exact: true }).waitFor();
  await page.goto('/onboarding?step=mailbox');
  await walk.click('Connect Gmail');
  await allowSandboxMail(walk);
  await page.getByText('Sync Complete!').waitFor({ timeout: SYNC_MS });
  await page.goto('/onboarding?step=done');
  await walk.click('Go to dashboard');
  await page.waitForURL('**/dashboard');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function shoot(
  from: Browser,
  screens: Readonly<Record<string, string>>,
  options: { viewport: { width: number; height: number }; theme: 'light' | 'dark'; state: State | null },
): Promise<void> {
  const { viewport, theme, state } = options;
  const context = await from.newContext({
    baseURL: product.url,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  for (const [name, address] of Object.entries(screens)) {
    await page.goto(address);
    await waitUntilLoaded(page);
    await page.screenshot({ path: path.join(OUT, `${name}-${viewport.width}-${theme}.png`) });
  }
  process.stdout.write(`${Object.keys(screens).length} screens at ${viewport.width}, ${theme}\n`);
  await context.close();
}
