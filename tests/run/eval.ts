import process from 'node:process';
import { run, tool } from './steps.ts';

/** Prints how well everything that guesses does on its golden data: readers, matcher, detectors, classifiers. */
const outcome = await run(
  {
    name: 'golden data',
    command: tool(
      'vitest/vitest.mjs',
      'run',
      'tests/golden',
      '--reporter=verbose',
      '--disable-console-intercept',
    ),
  },
  'live',
);
process.exitCode = outcome.isDone ? 0 : 1;
