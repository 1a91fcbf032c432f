import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT, run, type Step, tool } from './steps.ts';

/** Checks types, lint and format, import directions, unused code, and the house rules in parallel, in seconds. */
const FOLDERS = ['.', 'src/web', 'src/emulators', 'src/contract', 'src/readers', 'src/domain'];

/** Types and imports are cached between runs, so only changes and their dependents are checked again. */
const KEPT = path.join(ROOT, '.cache/check');

/** One checker per project: each computes its types anew, and the projects already run in parallel. */
const types = FOLDERS.map((folder): Step => {
  const project = folder === '.' ? 'tsconfig.node.json' : `${folder}/tsconfig.json`;
  const kept = path.join(KEPT, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return {
    name: `types ${folder}`,
    command: tool(
      '@typescript/native/bin/tsc',
      ...['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept],
    ),
    // The checker keeps most of its memory until it ends; collecting garbage less often saves a third of its time.
    environment: { GOGC: '400' },
  };
});
/** Longest first, so that none runs alone at the end. */
const steps: Step[] = [
  { name: 'lint and format', command: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  ...types,
  {
    name: 'import directions',
    command: [process.execPath, path.join(ROOT, 'tests/run/check-directions.ts')],
  },
  {
    name: 'unused code',
    command: tool(
      'knip/bin/knip.js',
      '--no-progress',
      '--cache',
      '--cache-location',
      path.join(KEPT, 'knip'),
    ),
  },
  { name: 'sizes of the screens', command: [process.execPath, path.join(ROOT, 'benches/run.ts'), 'screens'] },
  { name: 'shape', command: [process.execPath, path.join(ROOT, 'tests/run/check-shape.ts')] },
  { name: 'house rules', command: [process.execPath, path.join(ROOT, 'tests/run/check-house-rules.ts')] },
];

const WORKERS = 3;
const waiting = [...steps];
let failures = 0;
async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const outcome = await run(step, 'later');
    process.stdout.write(
      `${outcome.isDone ? 'ok  ' : 'FAIL'} ${outcome.name} (${outcome.seconds.toFixed(1)} s)\n`,
    );
    if (outcome.isDone) continue;
    failures += 1;
    process.stdout.write(`${outcome.output}\n`);
  }
}
if (!existsSync(path.join(ROOT, 'node_modules'))) process.exit(1);
const startedAt = performance.now();
await Promise.all(Array.from({ length: WORKERS }, work));
process.stdout.write(
  `check: ${steps.length - failures} of ${steps.length} passed in ` +
    `${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
);
process.exitCode = failures === 0 ? 0 : 1;
