#!/usr/bin/env node
// Plain JavaScript without dependencies: it must run on a fresh clone under Node 20.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runNode } from './bootstrap.js';

await ensureInstalled({ withTestTools: false });
process.exitCode = await runNode([
  fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)),
  ...process.argv.slice(2),
]);
