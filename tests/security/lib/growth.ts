import process from 'node:process';
import { expect } from 'vitest';

/** Work that takes less processor time than this at four times the size is no danger, and too short to compare. */
const FLOOR_MS = 60;
/** Four times the input takes four times as long; sorting, garbage collection and caches add their share. */
const GROWTH_MAX = 8;
const RUNS = 3;

/** Processor time of this thread, in milliseconds: what else a machine does at the time does not count. */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Fails when reading an input of four times the size takes clearly more than four times as long. */
export async function expectLinear<T>(
  make: (size: number) => T,
  read: (input: T) => unknown,
  size: number,
): Promise<void> {
  const times: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const measured: number[] = [];
    for (const factor of [1, 2, 4]) {
      const input = make(size * factor);
      measured.push(await processorMs(() => read(input)));
    }
    times.push(measured);
    const [small = 0, , large = 0] = best(times);
    if (large < FLOOR_MS || large / small < GROWTH_MAX) return;
  }
  const shown = best(times).map((ms) => `${ms.toFixed(0)} ms`);
  expect.fail(`n, 2n and 4n of ${size} bytes took ${shown.join(', ')}: more than linear`);
}

function best(times: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((place) => Math.min(...times.map((run) => run[place] ?? Number.POSITIVE_INFINITY)));
}
