import { describe, expect, it } from 'vitest';
import { Busy, createBoundedQueue } from './bounded-queue.ts';

const limits = { running: 2, runningPerClient: 2, waiting: 6, waitingPerClient: 3 };

function gate() {
  const opened = Promise.withResolvers<void>();
  return { work: () => opened.promise, open: opened.resolve };
}

describe('a bounded queue', () => {
  it('runs no more than it may and refuses what exceeds the waiting room', async () => {
    const run = createBoundedQueue(limits);
    let running = 0;
    let most = 0;
    const blocked = gate();
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await blocked.work();
      running -= 1;
    };
    const all = Array.from({ length: 20 }, (_, index) => run(`client ${index}`, work));
    blocked.open();
    const ends = await Promise.allSettled(all);
    expect(ends.filter((end) => end.status === 'fulfilled').length).toBe(8);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Busy);
    expect(most).toBe(2);
    await expect(run('later', async () => 'done')).resolves.toBe('done');
  });

  it('lets clients take turns, and one client fill only its own share', async () => {
    const run = createBoundedQueue(limits);
    const order: string[] = [];
    const first = [gate(), gate()];
    const held = first.map(({ work }) => run('greedy', work));
    const greedy = Array.from({ length: 10 }, () => run('greedy', async () => void order.push('greedy')));
    const other = run('other', async () => void order.push('other'));
    for (const { open } of first) open();
    const ends = await Promise.allSettled(greedy);
    await Promise.all([...held, other]);
    expect(ends.filter((end) => end.status === 'fulfilled').length).toBe(3);
    expect(order.indexOf('other')).toBeLessThanOrEqual(1);
  });

  it('keeps a place free of a client that has its share, and gives it on as soon as that is over', async () => {
    const run = createBoundedQueue({ ...limits, runningPerClient: 1 });
    const begun: string[] = [];
    const gates = [gate(), gate()];
    const greedy = gates.map(({ work }, index) =>
      run('greedy', () => {
        begun.push(`greedy ${index}`);
        return work();
      }),
    );
    await run('other', async () => void begun.push('other'));
    expect(begun).toEqual(['greedy 0', 'other']);
    gates[0]?.open();
    await greedy[0];
    expect(begun.at(-1)).toBe('greedy 1');
    gates[1]?.open();
    await Promise.all(greedy);
  });

  it('frees its place when work fails', async () => {
    const run = createBoundedQueue({ running: 1, runningPerClient: 1, waiting: 1, waitingPerClient: 1 });
    const fails = async () => {
      throw new Error('broken');
    };
    await expect(run('a', fails)).rejects.toThrow('broken');
    await expect(run('a', async () => 1)).resolves.toBe(1);
  });
});
