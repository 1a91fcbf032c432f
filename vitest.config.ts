import { defineConfig } from 'vitest/config';

const COMMON = { testTimeout: 60_000, hookTimeout: 120_000, setupFiles: './tests/lib/fixed-seed.ts' };
/** They watch modules load, or measure how long code takes that others would have warmed up. */
const ALONE = ['tests/security/{growth,patterns}.test.ts'];

/** Whole servers and processes: a machine under load may be late once; what fails again is broken. */
const WHOLE = {
  retry: 1,
  // Modules load as they do in the product, not through the bundler.
  experimental: { viteModuleRunner: false },
  ...COMMON,
};

export default defineConfig({
  test: {
    // Server tests spend half of their time waiting for a database and other processes, so three keep two cores busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,training,benches}/**/*.test.ts', 'tests/{golden,architecture,run}/**/*.test.ts'],
          // The files of a worker share its modules: loading them anew cost a third of the time.
          isolate: false,
          ...COMMON,
        },
      },
      { test: { name: 'alone', include: ALONE, ...COMMON } },
      { test: { name: 'wire', include: ['tests/wire/**/*.test.ts'], ...WHOLE } },
      {
        test: {
          name: 'whole',
          include: ['tests/{migrations,server,security}/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: './tests/lib/database.setup.ts',
          isolate: false,
          ...WHOLE,
        },
      },
    ],
  },
});
