import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './chromium.ts';
import { listFlakyAndFailed } from './flaky-and-failed.ts';
import { ROOT, run, tool } from './steps.ts';

/**
 * Runs all required tests: unit, golden, wire, server and architecture tests, then the browser tests. Ends with one
 * line of counts.
 */
const folder = path.join(ROOT, '.cache/results');
const unitFile = path.join(folder, 'unit.json');
const browserFile = path.join(folder, 'browser.json');
const resultsFile = path.join(folder, 'results.json');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const unit = await run(
  {
    name: 'tests',
    command: tool(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/run/flaky-reporter.ts',
      `--outputFile.json=${unitFile}`,
    ),
    environment: { TEST_RESULTS_FILE: resultsFile },
  },
  'live',
);
const browser = await run(
  {
    name: 'browser tests',
    command: tool('@playwright/test/cli.js', 'test', '--reporter=list,json'),
    environment: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile },
  },
  'live',
);

const counts = [await countUnit(), await countBrowser()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
// A run that failed before counting anything must not look successful.
const failed =
  counts.reduce((sum, count) => sum + count.failed, 0) || (unit.isDone && browser.isDone ? 0 : 1);
process.stdout.write(
  `\nunit and server tests ${unit.seconds.toFixed(0)} s, browser tests ${browser.seconds.toFixed(0)} s\n`,
);
// A busy machine may cause a single timeout. Tests that passed only on a retry are listed, because they may indicate a
// bug.
const results = await listFlakyAndFailed(resultsFile, browserFile);
for (const name of results.retried) process.stdout.write(`retried: ${name}\n`);
for (const name of results.failed) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = unit.isDone && browser.isDone && failed === 0 ? 0 : 1;

async function countUnit(): Promise<{ passed: number; failed: number }> {
  const report = await readReport(unitFile);
  return { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') };
}

async function countBrowser(): Promise<{ passed: number; failed: number }> {
  const report = await readReport(browserFile);
  const stats = report && typeof report === 'object' && 'stats' in report ? report.stats : null;
  return { passed: numberAt(stats, 'expected'), failed: numberAt(stats, 'unexpected') };
}

async function readReport(file: string): Promise<unknown> {
  return readFile(file, 'utf8').then(JSON.parse, () => null);
}

function numberAt(value: unknown, key: string): number {
  const found =
    value && typeof value === 'object' ? Object.entries(value).find(([name]) => name === key)?.[1] : null;
  return typeof found === 'number' ? found : 0;
}
