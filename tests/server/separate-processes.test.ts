import { expect, it } from 'vitest';
import { killSeparateProcesses } from '../lib/kill/kill-separate-processes.ts';

it('with separate servers and workers, a killed process fails only its own calls; all work is done once', async () => {
  const outcome = await killSeparateProcesses(2, 1, 700);
  expect(outcome.actual).toEqual([outcome.expected]);
  expect(outcome.problems).toEqual([]);
  expect(outcome.failedElsewhere).toEqual([]);
  expect(outcome.heardAt).toBe(2);
  expect(outcome.calls).toBeGreaterThan(10);
}, 240_000);
