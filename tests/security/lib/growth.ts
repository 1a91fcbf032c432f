import process from 'node:process';
import { expect } from 'vitest';

/** Work below this CPU time at four times the size is harmless, and too short to compare. */
const FLOOR_MS = 60;
/** Linear work takes four times as long; sorting, garbage collection and caches add to it. */
const GROWTH_MAX = 8;
const RUNS = 3;

/** CPU time of this thread in milliseconds, unaffected by other load. */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Fails if reading an input of four times the size takes clearly more than four times as long. */
export async function expectLinear<T>(
  make: (size: number) => T,
  read: (input: T) => unknown,
  size: number,
): Promise<void> {
  const measure = (bytes: number) => {
    const input = make(bytes);
    return processorMs(() => read(input));
  };
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run += 1) {
    large = Math.min(large, await measure(size * 4));
    if (large < FLOOR_MS) return;
    small = Math.min(small, await measure(size));
    if (large / small < GROWTH_MAX) return;
  }
  const shown = [small, large].map((ms) => `${ms.toFixed(0)} ms`);
  expect.fail(`n and 4n of ${size} bytes took ${shown.join(' and ')}: more than linear`);
}
