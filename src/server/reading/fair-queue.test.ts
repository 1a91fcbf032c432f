import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, LANES, type Lane, type QueuedTask } from './fair-queue.ts';

const LIMITS = { running: 3, waitingPerUser: 4, waiting: 8, waitingBytes: 1_000 };
const task = (userId: string, lane: Lane = 'file', bytes = 1): QueuedTask => ({ userId, lane, bytes });

describe('the queue of reading tasks', () => {
  it('serves users in turn, however many tasks one of them adds', () => {
    const queue = new FairQueue(LIMITS);
    const tasks = [task('a'), task('a'), task('a'), task('b'), task('c')];
    for (const task of tasks) queue.add(task);
    const order: string[] = [];
    for (let next = queue.next(); next; next = queue.next()) {
      order.push(next.userId);
      queue.end(next);
    }
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  it('starts quick tasks first, and reserves a process for them', () => {
    const queue = new FairQueue(LIMITS);
    for (const userId of ['a', 'b', 'c']) queue.add(task(userId, 'background'));
    for (const userId of ['d', 'e', 'f']) queue.add(task(userId, 'file'));
    const started = () => queue.next()?.userId ?? null;
    expect([started(), started(), started()]).toEqual(['d', 'e', null]);
    queue.add(task('g', 'quick'));
    expect([started(), started()]).toEqual(['g', null]);
  });

  it('runs background work in the remaining processes, one of three', () => {
    const queue = new FairQueue(LIMITS);
    for (const userId of ['a', 'b']) queue.add(task(userId, 'background'));
    expect([queue.next()?.userId, queue.next()]).toEqual(['a', null]);
  });

  it('never lets a user’s interactive task wait for the same user’s background work', () => {
    const queue = new FairQueue(LIMITS);
    queue.add(task('a', 'background'));
    expect(queue.next()?.lane).toBe('background');
    for (const lane of ['quick', 'file', 'file', 'background'] as const) queue.add(task('a', lane));
    expect([queue.next()?.lane, queue.next()?.lane, queue.next()]).toEqual(['quick', 'file', null]);
  });

  it('gives a user’s background work all its processes until another user’s waits', () => {
    const queue = new FairQueue({ ...LIMITS, running: 5 });
    for (let n = 0; n < 4; n += 1) queue.add(task('a', 'background'));
    const [first, second] = [queue.next(), queue.next()];
    queue.add(task('b', 'background'));
    expect([first?.userId, second?.userId, queue.next()?.userId, queue.next()]).toEqual([
      'a',
      'a',
      'b',
      null,
    ]);
    if (first) queue.end(first);
    expect(queue.next()?.userId).toBe('a');
  });

  it('is limited per user, in total, and by bytes; a single large file is always accepted', () => {
    const queue = new FairQueue(LIMITS);
    expect(queue.add(task('large', 'file', 5_000))).toBe(true);
    expect(queue.add(task('b', 'file', 1))).toBe(false);
    expect(queue.add(task('b', 'background', 5_000))).toBe(true);
    const [large] = queue.waiting();
    if (large) queue.remove(large);
    for (let n = 0; n < 4; n += 1) expect(queue.add(task('b'))).toBe(true);
    expect(queue.add(task('b'))).toBe(false);
    for (let n = 0; n < 4; n += 1) expect(queue.add(task('c'))).toBe(true);
    expect(queue.add(task('d'))).toBe(false);
  });

  it('runs every task within its processes, at most one interactive one per user and lane', () => {
    const tasks = fc.array(
      fc.record({
        userId: fc.constantFrom('a', 'b', 'c', 'd'),
        lane: fc.constantFrom(...LANES),
        bytes: fc.nat(100),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(tasks, fc.array(fc.nat(10), { minLength: 1 }), (added, ends) => {
        const queue = new FairQueue({ ...LIMITS, waitingPerUser: 40, waiting: 40, waitingBytes: 1e6 });
        for (const task of added) queue.add(task);
        const running: QueuedTask[] = [];
        let done = 0;
        for (let step = 0; done < added.length; step += 1) {
          for (let next = queue.next(); next; next = queue.next()) running.push(next);
          expect(running.length).toBeGreaterThan(0);
          expect(running.length).toBeLessThanOrEqual(LIMITS.running);
          const interactive = running.filter(({ lane }) => lane !== 'background');
          expect(new Set(interactive.map(({ userId, lane }) => `${userId} ${lane}`)).size).toBe(
            interactive.length,
          );
          const [ended] = running.splice((ends[step % ends.length] ?? 0) % running.length, 1);
          if (ended) queue.end(ended);
          done += 1;
        }
      }),
    );
  });
});
