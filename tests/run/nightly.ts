import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DISTRIBUTED_LOG } from '../lib/paths.ts';
import { findPgbouncer } from '../lib/pgbouncer.ts';
import { findChromium } from './chromium.ts';
import { edgesOfPeriods, environmentAt, findFaketime } from './other-day.ts';
import { ROOT, run, tool } from './steps.ts';

/**
 * Runs the long checks: property tests with new seeds, long runs, the vendor's emulator, the server tests behind a
 * connection pool and on a distributed PostgreSQL, all tests at the edge of a month or year, and the benchmarks.
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
const elsewhere = [
  await serverTests('behind a connection pool', 'WITH_PGBOUNCER', findPgbouncer(), 'PgBouncer'),
  await serverTests(
    'on a distributed PostgreSQL',
    'CITUS_URL',
    process.env.CITUS_URL,
    `a coordinator in CITUS_URL; what ran where is then in ${DISTRIBUTED_LOG}`,
  ),
];
const atEdge = await testsAtEdge(Number(seed));
const benches = await run({ name: 'benchmarks', command: [process.execPath, 'benches/run.ts'] }, 'live');
process.exitCode = [drawn, drawnWithServer, long, ...elsewhere, ...atEdge, benches].every(
  ({ isDone }) => isDone,
)
  ? 0
  : 1;

/** Repeats all server tests over another route to the database; reports if there is none. */
async function serverTests(where: string, variable: string, value: string | null | undefined, need: string) {
  if (!value) {
    process.stdout.write(`Not run: the server tests ${where} need ${need}.\n`);
    return { isDone: true };
  }
  return run(
    {
      name: `server tests ${where}`,
      command: tool('vitest/vitest.mjs', 'run', '--project', 'whole', 'tests/server'),
      environment: { CITUS_URL: '', [variable]: value },
    },
    'live',
  );
}

/** Repeats the server and browser tests at one of the times when a month or year ends or begins. */
async function testsAtEdge(draw: number) {
  const library = findFaketime();
  if (!library) {
    process.stdout.write('Not run: the tests at the edge of a month need the faketime library.\n');
    return [];
  }
  const now = new Date();
  const edges = edgesOfPeriods(now);
  const time = edges[draw % edges.length] ?? now;
  const environment = environmentAt(library, time, now, await findChromium());
  const name = `at ${time.toISOString()}`;
  const server = tool('vitest/vitest.mjs', 'run', '--project', 'whole', 'tests/server');
  const browser = tool('@playwright/test/cli.js', 'test');
  return [
    await run({ name: `server tests ${name}`, command: server, environment }, 'live'),
    await run({ name: `browser tests ${name}`, command: browser, environment }, 'live'),
  ];
}
