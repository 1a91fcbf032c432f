import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more, and never at the same time, for calls during a run', async () => {
  const ends: (() => void)[] = [];
  let isRunning = false;
  let runs = 0;
  const call = oneAtATime(async () => {
    expect(isRunning).toBe(false);
    isRunning = true;
    runs += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    isRunning = false;
  });
  const first = call();
  const later = [call(), call(), call()];
  expect(runs).toBe(1);
  ends.shift()?.();
  await first;
  await Promise.resolve();
  expect(runs).toBe(2);
  ends.shift()?.();
  await Promise.all(later);
  const last = call();
  expect(runs).toBe(3);
  ends.shift()?.();
  await last;
});

it('runs again after a failed run', async () => {
  let runs = 0;
  const call = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('the database is away');
  });
  const [first, second] = [call(), call()];
  await expect(first).rejects.toThrow('the database is away');
  await second;
  expect(runs).toBe(2);
});
