import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const COMMON = { testTimeout: 60_000, hookTimeout: 120_000, setupFiles: './tests/lib/fixed-seed.ts' };
/** These tests observe module loading, or measure code that other tests would have warmed up. */
const ALONE = ['tests/security/{growth,patterns}.test.ts'];

/** Complete servers and processes: a busy machine may cause a single timeout, but a test that fails twice is broken. */
const WHOLE = {
  retry: 1,
  // Modules load as in the product, without the bundler.
  experimental: { viteModuleRunner: false },
  ...COMMON,
};

export default defineConfig({
  test: {
    // One per core: a test file keeps a core busy with its product, database and readers. Four on two cores take half as
    // long again, because everything waits for everything.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{src,training,benches}/**/*.test.ts', 'tests/{golden,architecture,run}/**/*.test.ts'],
          // The test files of a worker share loaded modules; loading them again would take a third of the time.
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
