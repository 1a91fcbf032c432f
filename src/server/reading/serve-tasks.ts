import { once } from 'node:events';
import process from 'node:process';
import type { ReaderAnswer, ReaderMessage, ReaderTaskName, ReaderTasks } from './reader-tasks.ts';
import { watchLimits } from './watch-limits.ts';

/** One function for each task. */
export type ReaderTaskTable = {
  readonly [Name in ReaderTaskName]: (
    bytes: Uint8Array,
    about: ReaderTasks[Name]['about'],
  ) => ReaderTasks[Name]['result'] | Promise<ReaderTasks[Name]['result']>;
};

type Task = (bytes: Uint8Array, about: unknown) => unknown;

/** After a task that left this much, memory is returned to the system. */
const GARBAGE_BYTES = 24 * 1024 * 1024;
/** A process that stays above this ends, and is replaced; the email reader itself uses half of it. */
const LARGE_BYTES = 256 * 1024 * 1024;

/**
 * Runs the tasks that `reader-process.ts` sends to this process, one at a time. A hostile file may exhaust or crash the
 * process.
 */
export function serveTasks(load: (name: ReaderTaskName) => Promise<Partial<ReaderTaskTable>>): void {
  const limit = watchLimits();
  let lastAbout: unknown = null;

  async function answer({ name, about, isRepeated, size, limits }: ReaderMessage): Promise<void> {
    if (!isRepeated) lastAbout = about;
    // Loading a library doesn't count against the limits. TypeScript can't correlate name and types in a message.
    const task = (await load(name))[name] as Task;
    const restingBytes = process.memoryUsage.rss();
    const bytes = await takeBytes(size);
    limit(limits);
    const answered = await Promise.resolve()
      .then(() => task(bytes, lastAbout))
      .then(
        (result) => ({ result }),
        (error) => ({ error: error instanceof Error ? error.message : 'unreadable' }),
      );
    limit(null);
    const message: ReaderAnswer = answered;
    process.send?.(message, undefined, undefined, () => returnMemory(restingBytes));
  }

  process.on('message', (message) => {
    // Only `reader-process.ts` sends messages.
    void answer(message as ReaderMessage);
  });
  // The server ends this process. Signals to the process group must not fail the running task.
  process.once('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** Other collections keep freed pages for the next task. */
function returnMemory(restingBytes: number): void {
  if (process.memoryUsage.rss() < restingBytes + GARBAGE_BYTES) return;
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  if (process.memoryUsage.rss() > LARGE_BYTES) process.exit();
}

/** The bytes of one task; the next are sent only after its response. */
async function takeBytes(size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; ) {
    // A stream without an encoding yields bytes.
    const chunk = process.stdin.read() as Uint8Array | null;
    if (chunk) {
      bytes.set(chunk, index);
      index += chunk.byteLength;
    } else await once(process.stdin, 'readable');
  }
  return bytes;
}
