import process from 'node:process';
import { expect } from 'vitest';

/** Work below this CPU time at four times the size is harmless, and too short to compare. */
const FLOOR_MS = 60;
/**
 * Linear work takes as long for one input as for its four quarters, quadratic work four times as long. Sorting, garbage
 * collection and caches that the quarters fit into take up to 2.7 times.
 */
const GROWTH_MAX = 3;
const QUARTERS = [1, 2, 3, 4];
/** So little growth needs no second measurement. */
const CLEARLY_LINEAR = 1.5;
/** The least of many times is free of compilation, garbage collection and other load. */
const RUNS = 8;

/**
 * CPU time that this thread spent in user code, in milliseconds, unaffected by other load. Kernel time is excluded,
 * because it is spent on allocating memory, which grows with the heap and not with the work.
 */
export async function cpuTimeMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(start).user / 1_000;
}

/** Fails if reading an input of four times the size takes clearly more than four times as long. */
export async function expectLinear<T>(
  make: (size: number) => T,
  read: (input: T) => unknown,
  size: number,
): Promise<void> {
  const whole = make(size * 4);
  const quarter = make(size);
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run += 1) {
    large = Math.min(large, await cpuTimeMs(() => read(whole)));
    if (large < FLOOR_MS) return;
    // Mostly, one quarter suffices to tell.
    if (large < (await cpuTimeMs(() => read(quarter))) * QUARTERS.length * CLEARLY_LINEAR) return;
    const four = await cpuTimeMs(async () => {
      for (const _ of QUARTERS) await read(quarter);
    });
    small = Math.min(small, four);
    if (large / small < GROWTH_MAX) return;
  }
  const shown = [small, large].map((ms) => `${ms.toFixed(0)} ms`);
  expect.fail(`four times ${size} bytes took ${shown.join(', as one input ')}: more than linear`);
}
