import { randomInt } from 'node:crypto';
import process from 'node:process';
import { run, tool } from './steps.ts';

/** What takes longer than a person waits for: other cases of the property tests, long runs, the vendor's own emulator, and the benchmarks. */
const seed = String(randomInt(2 ** 31));
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
const drawn = await run(
  {
    name: 'property tests',
    command: tool('vitest/vitest.mjs', 'run', '--project', 'pure'),
    environment: { PROPERTY_SEED: seed },
  },
  'live',
);
const long = await run(
  {
    name: 'long runs',
    command: tool('vitest/vitest.mjs', 'run', '--config', 'tests/nightly/vitest.config.ts'),
  },
  'live',
);
const benches = await run({ name: 'benchmarks', command: [process.execPath, 'benches/run.ts'] }, 'live');
process.exitCode = drawn.isDone && long.isDone && benches.isDone ? 0 : 1;
