import process from 'node:process';
import { findChromium } from './chromium.ts';
import { run, tool } from './steps.ts';

const command = tool('@playwright/test/cli.js', 'test', ...process.argv.slice(2));
const outcome = await run(
  { name: 'browser tests', command, environment: { CHROMIUM_PATH: await findChromium() } },
  'live',
);
process.exitCode = outcome.isDone ? 0 : 1;
