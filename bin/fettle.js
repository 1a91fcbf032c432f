#!/usr/bin/env node
// Plain JavaScript without dependencies: it must run on a fresh clone under Node 20.
import { ensureInstalled, runNode, SERVER_ENV, SERVER_FLAGS, sourceOf } from './bootstrap.js';

await ensureInstalled({ withTestTools: false });
const args = process.argv.slice(2);
const isServer = args[0] === 'serve' || args[0] === 'start';
const script = args[0] === 'start' ? [sourceOf('launch/start')] : [sourceOf('cli/main'), ...args];
process.exitCode = await (isServer ? runNode([...SERVER_FLAGS, ...script], SERVER_ENV) : runNode(script));
