import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the tests: the configured one, Playwright's, the system's, or the one in an npm package. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    process.stderr.write(`CHROMIUM_PATH names ${named}, which does not exist.\n`);
    process.exit(1);
  }
  const found = [chromium.executablePath(), ...SYSTEM].find((file) => file && existsSync(file));
  if (found) return found;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch {
    process.stderr.write(
      'No Chromium was found for the browser tests. Install one, or set CHROMIUM_PATH to its program.\n',
    );
    process.exit(1);
  }
}
