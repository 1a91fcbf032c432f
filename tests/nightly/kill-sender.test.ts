import { afterAll, beforeAll, expect, it } from 'vitest';
import { setup, teardown } from '../lib/database.setup.ts';
import { killSender } from '../lib/kill/kill-sender.ts';

// The sender needs only a database; no product starts one here.
beforeAll(setup);
afterAll(teardown);

it('200 kills of the sender lose no notification and put none into two emails', async () => {
  const outcome = await killSender(200);
  console.info(`kills: 200, ${JSON.stringify(outcome)}`);
  expect(outcome).toMatchObject({ announced: 1_200, lost: [], twice: [] });
  expect(outcome.repeats).toBeLessThanOrEqual(outcome.inDoubt);
}, 1_800_000);
