import process from 'node:process';
import { afterAll, describe, expect, it } from 'vitest';
import { createReaderPool, ReadingRefused } from '#server/reading/reader-pool.ts';
import { type ReaderTaskName, type ReaderTasks, TASK_LIMITS } from '#server/reading/reader-tasks.ts';
import { TASK_ROWS, type TaskInput } from './grid/task-rows.ts';
import { readerProcesses } from './lib/reader-processes.ts';

/**
 * Maximum time that one task, its input and its result may take in the server's thread, because nobody must wait
 * longer.
 */
const CALLER_MS_MAX = 100;
const LOOK_MS = 5;
/** Allowance for memory growth between samples, which are a tenth of a second apart. */
const MEMORY_SLACK = 1.1;

const pool = createReaderPool();
let readerMb = 0;
const looks = setInterval(() => {
  for (const reader of readerProcesses(process.pid)) readerMb = Math.max(readerMb, reader.memoryMb);
}, 100);
afterAll(() => {
  clearInterval(looks);
  pool.close();
});

const CELLS = Object.entries(TASK_ROWS).flatMap(([name, cells]) =>
  typeof cells === 'string'
    ? []
    : Object.entries(cells).map(([attack, make]): [string, string, () => TaskInput] => [name, attack, make]),
);

/** The longest time this thread was blocked, in CPU time. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let longest = 0;
  let last = used();
  let isOver = false;
  const tick = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    // Checking at every turn of the event loop would itself take a CPU from the readers.
    if (!isOver) setTimeout(tick, LOOK_MS);
  };
  setTimeout(tick, LOOK_MS);
  await work();
  tick();
  isOver = true;
  return longest;
}

describe('each task of the reader processes', () => {
  it('is in the grid, or has a reason', () => {
    expect(Object.keys(TASK_ROWS).sort()).toEqual(Object.keys(TASK_LIMITS).sort());
  });

  it.each(CELLS)(
    '%s reads or rejects input that is %s, within its limits',
    async (task, attack, make) => {
      // The rows are typed per task; a list of all of them loses the connection between row and task.
      const name = task as ReaderTaskName;
      const { bytes, about } = make() as TaskInput<ReaderTasks[ReaderTaskName]['about']>;
      readerMb = 0;
      let problem: unknown = null;
      const heldMs = await longestHold(async () => {
        const owner = { userId: `${task} ${attack}`, lane: 'quick' } as const;
        await pool.run(name, bytes, about, owner).catch((error: unknown) => {
          problem = error;
        });
      });
      if (problem !== null) expect(problem).toBeInstanceOf(ReadingRefused);
      expect(heldMs).toBeLessThan(CALLER_MS_MAX);
      expect(readerMb).toBeLessThan(TASK_LIMITS[name].memoryMb * MEMORY_SLACK);
    },
    120_000,
  );
});
