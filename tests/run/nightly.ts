import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run, tool } from './steps.ts';

/**
 * What takes longer than a person waits for: other cases of the property tests, long runs, the vendor's own emulator,
 * and the benchmarks.
 */
const seed = String(randomInt(2 ** 31));
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
const withServer = globSync('tests/{server,wire,security,migrations}/**/*.test.ts', { cwd: ROOT }).filter(
  (file) => readFileSync(path.join(ROOT, file), 'utf8').includes("from 'fast-check'"),
);
const drawn = await run(
  {
    name: 'property tests',
    command: tool('vitest/vitest.mjs', 'run', '--project', 'pure', '--project', 'alone'),
    environment: { PROPERTY_SEED: seed },
  },
  'live',
);
const drawnWithServer = await run(
  {
    name: 'property tests with a database',
    command: tool('vitest/vitest.mjs', 'run', '--project', 'whole', '--project', 'wire', ...withServer),
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
process.exitCode = drawn.isDone && drawnWithServer.isDone && long.isDone && benches.isDone ? 0 : 1;
