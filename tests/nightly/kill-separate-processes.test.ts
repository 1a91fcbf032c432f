import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setup, teardown } from '../lib/database.setup.ts';
import { killSeparateProcesses } from '../lib/kill/kill-separate-processes.ts';

// Several processes need a database that none of them owns.
beforeAll(setup);
afterAll(teardown);

const KILLS = 24;
const PEOPLE = 4;

it('two servers and two workers under load, one killed every five seconds, lose and duplicate nothing', async () => {
  const outcome = await killSeparateProcesses(KILLS, PEOPLE, 5_000);
  process.stdout.write(`${KILLS} processes ended, ${outcome.calls} calls.\n`);
  for (const actual of outcome.actual) expect(actual).toEqual(outcome.expected);
  expect(outcome.actual).toHaveLength(PEOPLE);
  expect(outcome.problems).toEqual([]);
  expect(outcome.failedElsewhere).toEqual([]);
  expect(outcome.heardAt).toBe(2);
}, 1_200_000);
