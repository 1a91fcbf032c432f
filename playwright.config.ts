import process from 'node:process';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/setup.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test waits for its product and its browser half of its time; the other half is another's.
  workers: 2,
  // A machine under load may be late once; what fails again is broken.
  retries: 1,
  reporter: [['list']],
  projects: [
    { name: 'own identity' },
    // Whatever has to do with signing in must be the same when a hosted service does it.
    {
      name: 'hosted identity',
      testMatch: '**/{session,account}.spec.ts',
      // What has nothing to do with who keeps the identities is held once; the hosted service tells no page of an end.
      grepInvert: /unknown path|the profile leads|hostile|halfway|idle page/,
      use: { identity: 'hosted' },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
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
