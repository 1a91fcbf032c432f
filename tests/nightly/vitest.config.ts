import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/nightly/**/*.test.ts'],
    // Each of them fully loads a machine.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
