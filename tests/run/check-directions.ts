import process from 'node:process';
import { ROOT, run, tool } from './steps.ts';

/** Fewer modules than this mean that the tool read nothing, which it reports as success. */
const MODULES_MIN = 300;

const { isDone, output } = await run(
  {
    name: 'directions',
    command: tool(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      `${ROOT}/.dependency-cruiser.cjs`,
      'src',
    ),
  },
  'later',
);
process.stdout.write(output);
const read = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (read < MODULES_MIN)
  process.stdout.write(`only ${read} modules were read; the gate would pass on nothing\n`);
process.exitCode = isDone && read >= MODULES_MIN ? 0 : 1;
