import process from 'node:process';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Each worker has a product and a household; a third makes two cores no faster.
  workers: 2,
  // A busy machine may cause a single timeout, but a test that fails twice is broken.
  retries: 1,
  reporter: [['list']],
  projects: [
    { name: 'local identity' },
    // Signing in must work the same with the hosted identity.
    {
      name: 'hosted identity',
      testMatch: '**/{session,account}.spec.ts',
      // Excludes tests that do not depend on the identity, and the end of a session, which the hosted service does not
      // push.
      grepInvert: /unknown path|the profile leads|hostile|halfway|idle page/,
      use: { identity: 'hosted' },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Animations take a tenth of the browsers' CPU time; the main path runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
