import process from 'node:process';
import { run, tool } from './steps.ts';

/** What takes longer than a person waits for: long runs, the vendor's own emulator, and the benchmarks. */
const long = await run(
  {
    name: 'long runs',
    command: tool('vitest/vitest.mjs', 'run', '--config', 'tests/nightly/vitest.config.ts'),
  },
  'live',
);
const benches = await run({ name: 'benchmarks', command: [process.execPath, 'benches/run.ts'] }, 'live');
process.exitCode = long.isDone && benches.isDone ? 0 : 1;
