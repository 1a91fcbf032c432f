import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/domain/people/language.ts';
import { call } from '../e2e/lib/api.ts';
import { webpOf } from '../lib/webp.ts';
import { ROOT } from './steps.ts';
import { waitUntilLoaded } from './wait-until-loaded.ts';

const LANDING = path.join(ROOT, 'src/web/features/landing');

type Person = Pick<BrowserContextOptions, 'baseURL' | 'storageState'>;

/** Takes the product screenshots of the landing page, per language, light and dark. */
export async function shootForLanding(from: Browser, person: Person): Promise<void> {
  for (const language of LANGUAGES)
    for (const theme of ['light', 'dark'] as const) await shootDashboard(from, person, language, theme);
}

async function shootDashboard(
  from: Browser,
  person: Person,
  language: Language,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await from.newContext({
    ...person,
    viewport: { width: 1280, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await call(context.request, 'updateProfile', { body: { language } });
  const page = await context.newPage();
  await page.goto(`/dashboard?language=${language}`);
  await waitUntilLoaded(page);
  // A screenshot doesn't scroll, so no room is reserved for a scroll bar.
  await page.evaluate("document.documentElement.style.scrollbarGutter = 'auto'");
  await writeFile(path.join(LANDING, `dashboard-${language}-${colorScheme}.webp`), await webpOf(page));
  await context.close();
}
