import { expect, it } from 'vitest';
import { killApart } from '../lib/kill/kill-apart.ts';

it('servers and workers apart: who is ended loses its own calls, and nothing is done twice or not at all', async () => {
  const outcome = await killApart(2, 1, 700);
  expect(outcome.actual).toEqual([outcome.expected]);
  expect(outcome.problems).toEqual([]);
  expect(outcome.failedElsewhere).toEqual([]);
  expect(outcome.heardAt).toBe(2);
  expect(outcome.calls).toBeGreaterThan(10);
}, 240_000);
