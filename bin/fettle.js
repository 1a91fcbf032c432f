#!/usr/bin/env node
// Plain JavaScript without dependencies: it must run on a fresh clone under Node 20.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, runNode, SERVER_ENV, SERVER_FLAGS } from './bootstrap.js';

await ensureInstalled({ withTestTools: false });
const args = process.argv.slice(2);
const script = [fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)), ...args];
process.exitCode = await (args[0] === 'serve'
  ? runNode([...SERVER_FLAGS, ...script], SERVER_ENV)
  : runNode(script));
