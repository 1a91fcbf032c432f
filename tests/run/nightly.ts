import process from 'node:process';
import { run, tool } from './steps.ts';

/** What takes longer than a person waits for: long kill runs and the benchmarks. */
const kills = await run(
  {
    name: 'long kill runs',
    command: tool('vitest/vitest.mjs', 'run', '--config', 'tests/nightly/vitest.config.ts'),
  },
  'live',
);
const benches = await run({ name: 'benchmarks', command: [process.execPath, 'benches/run.ts'] }, 'live');
process.exitCode = kills.isDone && benches.isDone ? 0 : 1;
