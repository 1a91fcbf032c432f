import { defineConfig } from 'vitest/config';

const COMMON = { testTimeout: 60_000, hookTimeout: 120_000, setupFiles: './tests/lib/fixed-seed.ts' };
/** They watch modules load, or measure how long code takes that others would have warmed up. */
const ALONE = ['tests/security/{growth,patterns}.test.ts'];

export default defineConfig({
  test: {
    // A server test waits for a database and other processes half of its time; the other half is another's.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,training}/**/*.test.ts', 'tests/{golden,architecture,run}/**/*.test.ts'],
          // The files of a worker share its modules: loading them anew cost a third of the time.
          isolate: false,
          ...COMMON,
        },
      },
      { test: { name: 'alone', include: ALONE, ...COMMON } },
      {
        // Whole servers and processes: a machine under load may be late once; what fails again is broken.
        test: {
          name: 'whole',
          include: ['tests/{migrations,wire,server,security}/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: './tests/lib/database.setup.ts',
          retry: 1,
          ...COMMON,
        },
      },
    ],
  },
});
