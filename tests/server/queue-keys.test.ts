import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listener, openListener } from '#db/listener.ts';
import { createJobQueue, type JobHandlers, type JobQueue } from '#server/jobs/queue.ts';
import { createLogger } from '#server/lib/logger.ts';
import { runDatabase } from '../lib/sql/own-database.ts';
import { waitFor } from '../lib/wait-for.ts';

/** Maximum number of concurrent mail jobs. */
const SLOTS = 4;
const database = runDatabase();
let listener: Listener;

beforeAll(async () => {
  listener = await openListener(database().adminUrl, () => undefined);
});
afterAll(async () => {
  await listener.close();
});

/**
 * Every few seconds, a process counts the jobs of a queue and stores which ones run; true once that includes the job.
 */
async function wasLookedAt(): Promise<boolean> {
  const { rows } = await database().admin.query(
    "select from pgboss.queue where name = 'mail-out' and active_count > 0",
  );
  return rows.length > 0;
}

/** A process that only runs mail jobs, with this handler. */
async function startQueue(mailOut: JobHandlers['mail-out']): Promise<JobQueue> {
  const queue = createJobQueue(database().adminUrl, {
    logger: createLogger('silent'),
    metrics: { jobDone: () => undefined },
    listener,
  });
  const nothing = async () => undefined;
  await queue.start({
    ...{ 'bank-sync': nothing, 'mail-sync': nothing, derive: nothing, revoke: nothing, retain: nothing },
    ...{ assist: nothing, 'fetch-originals': nothing, notify: nothing, poll: nothing, 'mail-out': mailOut },
  });
  return queue;
}

it('a key whose job ran when a process started is not skipped after that job has ended', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const first = await startQueue(async () => {
    begun += 1;
    await held.promise;
  });
  await first.send('mail-out', 'held', {});
  await waitFor('the job to begin', async () => begun === 1);
  await waitFor('the queue to be looked at while it runs', wasLookedAt);
  const done: number[] = [];
  const second = await startQueue(async () => void done.push(1));
  held.resolve();
  await first.stop();
  await second.send('mail-out', 'held', {});
  await waitFor('the second job of the key', async () => done.length === 1, 10_000);
  await second.stop();
});

it('jobs of a running key block no others, and one job per key runs at a time', async () => {
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  let running = 0;
  let done = 0;
  const queue = await startQueue(async () => {
    running += 1;
    const wait = isFirst ? held.promise : null;
    isFirst = false;
    await wait;
    running -= 1;
    done += 1;
  });
  await queue.send('mail-out', 'busy', {});
  await waitFor('the job to begin', async () => running === 1);
  await queue.send('mail-out', 'busy', {});
  for (let other = 0; other < SLOTS; other += 1) await queue.send('mail-out', `other ${other}`, {});
  await waitFor('those of other keys', async () => done === SLOTS, 10_000);
  expect(running).toBe(1);
  held.resolve();
  await waitFor('both of the key', async () => done === SLOTS + 2, 10_000);
  await queue.stop();
});
