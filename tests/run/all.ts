import process from 'node:process';
import { findChromium } from './chromium.ts';
import { run, tool } from './steps.ts';

/** Everything that must pass: unit, golden, wire, server and architecture tests, then the browser. */
const unit = await run(
  { name: 'tests', command: tool('vitest/vitest.mjs', 'run', ...process.argv.slice(2)) },
  'live',
);
const browser = await findChromium();
const e2e = await run(
  {
    name: 'browser tests',
    command: tool('@playwright/test/cli.js', 'test'),
    environment: { CHROMIUM_PATH: browser },
  },
  'live',
);
process.stdout.write(
  `tests ${unit.isDone ? 'passed' : 'FAILED'} in ${unit.seconds.toFixed(0)} s; browser tests ${e2e.isDone ? 'passed' : 'FAILED'} in ${e2e.seconds.toFixed(0)} s\n`,
);
process.exitCode = unit.isDone && e2e.isDone ? 0 : 1;
