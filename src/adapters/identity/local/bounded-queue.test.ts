import { describe, expect, it } from 'vitest';
import { Busy, createBoundedQueue } from './bounded-queue.ts';
import type { Client } from './client-turns.ts';

const limits = { running: 2, waiting: 6, waitingPerClient: 3, restFactor: 0, restMsMax: 0 };

const stranger = (key: string): Client => ({ key, isFamiliar: false });
const friend = (key: string): Client => ({ key, isFamiliar: true });

function gate() {
  const opened = Promise.withResolvers<void>();
  return { work: () => opened.promise, open: opened.resolve };
}

/** A clock that only advances when the test says so. */
function clock() {
  let at = 0;
  return {
    now: () => at,
    spend: (ms: number) => async () => {
      at += ms;
    },
  };
}

describe('a bounded queue', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'never forgets a client whose rest ends while it is looked at: %i',
    async (rest) => {
      let looks = 0;
      const advancing = () => (looks += 1);
      const run = createBoundedQueue({ ...limits, restFactor: 100, restMsMax: rest }, advancing);
      for (let turn = 0; turn < 3; turn += 1) await run(stranger('a'), async () => undefined);
      expect(looks).toBeGreaterThan(0);
    },
    2_000,
  );

  it('limits running and waiting tasks, and rejects the rest', async () => {
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
    const runs = Array.from({ length: 20 }, (_, index) => run(stranger(`client ${index}`), work));
    blocked.open();
    const ends = await Promise.allSettled(runs);
    expect(ends.filter((end) => end.status === 'fulfilled').length).toBe(8);
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Busy);
    expect(most).toBe(2);
    await expect(run(stranger('later'), async () => 'done')).resolves.toBe('done');
  });

  it('runs one task per client, and limits each client’s waiting tasks', async () => {
    const run = createBoundedQueue(limits);
    const begun: string[] = [];
    const first = gate();
    const held = run(stranger('greedy'), first.work);
    const greedy = Array.from({ length: 10 }, () =>
      run(stranger('greedy'), async () => void begun.push('greedy')),
    );
    await run(stranger('other'), async () => void begun.push('other'));
    expect(begun).toEqual(['other']);
    first.open();
    const ends = await Promise.allSettled(greedy);
    await held;
    expect(ends.filter((end) => end.status === 'fulfilled').length).toBe(3);
  });

  it('serves familiar clients first, then the client that used least recently', async () => {
    const { now, spend } = clock();
    const run = createBoundedQueue({ ...limits, running: 1 }, now);
    await run(stranger('heavy'), spend(50));
    await run(friend('heavy friend'), spend(90));
    const blocked = gate();
    const holding = run(stranger('holding'), blocked.work);
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    const runs = [
      run(stranger('heavy'), note('heavy')),
      run(stranger('new'), note('new')),
      run(friend('heavy friend'), note('heavy friend')),
      run(friend('friend'), note('friend')),
    ];
    blocked.open();
    await Promise.all([...runs, holding]);
    expect(order).toEqual(['friend', 'heavy friend', 'new', 'heavy']);
  });

  it('makes an unfamiliar client pause after its task, but not a familiar one', async () => {
    const { now, spend } = clock();
    const run = createBoundedQueue({ ...limits, restFactor: 4, restMsMax: 250 }, now);
    const turns: string[] = [];
    await run(stranger('a'), spend(30));
    const again = run(stranger('a'), async () => void turns.push('stranger again'));
    await run(friend('b'), spend(30));
    await run(friend('b'), async () => void turns.push('friend again'));
    expect(turns).toEqual(['friend again']);
    await spend(120)();
    await run(stranger('c'), async () => undefined);
    await again;
    expect(turns).toEqual(['friend again', 'stranger again']);
  });

  it('makes room for a new client by rejecting the one that used most, and always for a familiar one', async () => {
    const { now, spend } = clock();
    const run = createBoundedQueue({ ...limits, running: 1, waiting: 2 }, now);
    await run(stranger('heavy'), spend(50));
    const blocked = gate();
    const holding = run(stranger('holding'), blocked.work);
    const heavy = run(stranger('heavy'), async () => 'heavy');
    const refused = expect(heavy).rejects.toBeInstanceOf(Busy);
    const others = [run(stranger('one'), async () => 'one'), run(stranger('two'), async () => 'two')];
    await refused;
    await expect(run(stranger('three'), async () => 'three')).rejects.toBeInstanceOf(Busy);
    const familiar = run(friend('friend'), async () => 'friend');
    blocked.open();
    expect(await Promise.all([...others, familiar])).toEqual(['one', 'two', 'friend']);
    await holding;
  });

  it('frees the slot of a failed task', async () => {
    const run = createBoundedQueue({ ...limits, running: 1, waiting: 1, waitingPerClient: 1 });
    const fails = async () => {
      throw new Error('broken');
    };
    await expect(run(stranger('a'), fails)).rejects.toThrow('broken');
    await expect(run(stranger('a'), async () => 1)).resolves.toBe(1);
  });
});
