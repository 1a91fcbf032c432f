import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/{golden,architecture,migrations,wire,server}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A machine under load may be late once; what fails again is broken.
    retry: 2,
  },
});
