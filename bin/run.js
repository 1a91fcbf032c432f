// Plain JavaScript without dependencies: it must run on a fresh clone under Node 20.
import path from 'node:path';
import { ensureInstalled, root, runNode, SERVER_ENV, SERVER_FLAGS } from './bootstrap.js';

const TASKS = {
  start: { script: 'src/launch/start.ts', withTestTools: false },
  dev: { script: 'src/launch/dev.ts', withTestTools: true },
  test: { script: 'tests/run/all.ts', withTestTools: true },
  e2e: { script: 'tests/run/e2e.ts', withTestTools: true },
  check: { script: 'tests/run/check.ts', withTestTools: true },
  bench: { script: 'benches/run.ts', withTestTools: true },
  eval: { script: 'tests/run/eval.ts', withTestTools: true },
  nightly: { script: 'tests/run/nightly.ts', withTestTools: true },
  screens: { script: 'tests/run/screens.ts', withTestTools: true },
  image: { script: 'src/launch/image.ts', withTestTools: false },
  package: { script: 'src/launch/package.ts', withTestTools: false },
  'db:new': { script: 'src/launch/new-migration.ts', withTestTools: false },
  'db:migrate': { script: 'src/launch/migrate.ts', withTestTools: false },
};

const [name = '', ...args] = process.argv.slice(2);
const task = TASKS[name];
if (!task) {
  process.stderr.write(`Unknown task "${name}". Tasks: ${Object.keys(TASKS).join(', ')}\n`);
  process.exit(2);
}
await ensureInstalled({ withTestTools: task.withTestTools });
const script = [path.join(root, task.script), ...args];
process.exitCode = await (name === 'start'
  ? runNode([...SERVER_FLAGS, ...script], SERVER_ENV)
  : runNode(script));
