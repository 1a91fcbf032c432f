import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnect } from './reconnect.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;

/** The pauses between streams of these durations. */
async function pausesBetween(durationsMs: readonly number[]): Promise<number[]> {
  const rest = [...durationsMs];
  const pauses: number[] = [];
  let endedAt: number | null = null;
  const following = reconnect(async () => {
    if (endedAt !== null) pauses.push(performance.now() - endedAt);
    const duration = rest.shift();
    if (duration === undefined) return true;
    await new Promise((resolve) => setTimeout(resolve, duration));
    endedAt = performance.now();
    return false;
  }, new AbortController().signal);
  await vi.runAllTimersAsync();
  await following;
  return pauses;
}

test('streams that end after minutes are reopened after a second, every time', async () => {
  expect(await pausesBetween([5 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS])).toEqual([1_000, 1_000, 1_000]);
});

test('streams that end early are reopened after growing pauses, until one lasts', async () => {
  const pauses = await pausesBetween([0, 10, 10, 10, 10, 10, 10, 5 * MINUTE_MS]);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
});

test('an aborted signal ends the pause and opens no other stream', async () => {
  const stop = new AbortController();
  const listen = vi.fn(async () => false);
  const following = reconnect(listen, stop.signal);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await following;
  expect(listen).toHaveBeenCalledTimes(1);
});
