import { availableParallelism } from 'node:os';
import { Fault } from '../lib/fault.ts';
import { FairQueue, type Lane, type QueueLimits } from './fair-queue.ts';
import { ProcessEnded, ReaderProcess } from './reader-process.ts';
import { type ReaderTaskName, type ReaderTasks, TASK_LIMITS } from './reader-tasks.ts';

const WORKER = new URL('./reader-worker.ts', import.meta.url);
/** One process for quick tasks, one more for files, and one for each core for background work as well. */
const PROCESSES = Math.min(Math.max(availableParallelism(), 2), 6) + 2;
const QUEUE: QueueLimits = {
  running: PROCESSES,
  waitingPerUser: 4,
  waiting: 32,
  waitingBytes: 128 * 1024 * 1024,
};
/** Idle processes exit to free memory; the last one exits later, because starting one takes time. */
const IDLE_MS = 10_000;
const LAST_IDLE_MS = 120_000;
/** After its caller disconnects, a nearly finished task may complete: a new process costs more. */
const ABANDONED_MS = 250;
const RETRY_SECONDS = 5;

/** The task exceeded its limits or crashed its process twice. Its input must be rejected. */
export class ReadingRefused extends Error {
  constructor(name: ReaderTaskName) {
    super(`${name} exceeded its limits`);
    this.name = 'ReadingRefused';
  }
}

/** The user and priority of a task. */
export interface TaskOwner {
  readonly userId: string;
  readonly lane: Lane;
  /** The task is killed when its caller disconnects. */
  readonly signal?: AbortSignal;
}

/** Runs everything that parses untrusted bytes, in a few limited processes, fairly across users. */
export interface ReaderPool {
  /**
   * Rejects with `ReadingRefused`, with a fault if the queue is full or the task was stopped, or with the task's own
   * error.
   */
  run<Name extends ReaderTaskName>(
    name: Name,
    bytes: Uint8Array,
    about: ReaderTasks[Name]['about'],
    owner: TaskOwner,
  ): Promise<ReaderTasks[Name]['result']>;
  close(): void;
}

interface Entry {
  readonly userId: string;
  readonly lane: Lane;
  readonly bytes: number;
  readonly name: ReaderTaskName;
  readonly content: Uint8Array;
  readonly about: unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
  /** Its process crashed, possibly for another reason, so it is retried once. */
  hasCrashed: boolean;
  process: ReaderProcess | null;
}

export function createReaderPool(worker: URL = WORKER, limits: QueueLimits = QUEUE): ReaderPool {
  return new Pool(worker, limits);
}

class Pool implements ReaderPool {
  readonly #processes: readonly ReaderProcess[];
  readonly #queue: FairQueue<Entry>;
  readonly #idle = new Map<ReaderProcess, NodeJS.Timeout>();
  readonly #lastUser = new Map<ReaderProcess, string>();
  #isClosed = false;

  constructor(worker: URL, limits: QueueLimits) {
    this.#processes = Array.from({ length: limits.running }, () => new ReaderProcess(worker));
    this.#queue = new FairQueue(limits);
  }

  async run<Name extends ReaderTaskName>(
    name: Name,
    content: Uint8Array,
    about: ReaderTasks[Name]['about'],
    { userId, lane, signal }: TaskOwner,
  ): Promise<ReaderTasks[Name]['result']> {
    let entry: Entry | undefined;
    const stop = () => entry && this.#abandon(entry);
    try {
      const result = new Promise<unknown>((resolve, reject) => {
        if (this.#isClosed || signal?.aborted) throw stopped();
        const { byteLength: bytes } = content;
        entry = {
          userId,
          lane,
          bytes,
          name,
          content,
          about,
          resolve,
          reject,
          hasCrashed: false,
          process: null,
        };
        if (!this.#queue.add(entry)) throw busy();
      });
      signal?.addEventListener('abort', stop, { once: true });
      this.#dispatch();
      // Only the worker function of this name responds.
      return (await result) as ReaderTasks[Name]['result'];
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const entry of this.#queue.waiting()) {
      this.#queue.remove(entry);
      entry.reject(stopped());
    }
    for (const reader of this.#processes) reader.stop();
  }

  #dispatch(): void {
    while (!this.#isClosed) {
      const free = this.#processes.filter((reader) => !reader.isBusy);
      const entry = free.length > 0 ? this.#queue.next() : null;
      if (!entry) return;
      // The user whose task crashed a process waits for its replacement, instead of taking another user's process.
      const last = free.find((reader) => this.#lastUser.get(reader) === entry.userId);
      const reader = last ?? free.find(({ isStarted }) => isStarted) ?? free[0];
      if (reader) void this.#execute(reader, entry);
    }
  }

  async #execute(reader: ReaderProcess, entry: Entry): Promise<void> {
    const { name, about, content } = entry;
    clearTimeout(this.#idle.get(reader));
    entry.process = reader;
    this.#lastUser.set(reader, entry.userId);
    try {
      entry.resolve(await reader.run({ name, about, bytes: content, limits: TASK_LIMITS[name] }));
    } catch (error) {
      this.#failed(entry, error);
    } finally {
      entry.process = null;
      this.#queue.end(entry);
      this.#stopWhenIdle(reader);
      this.#dispatch();
    }
  }

  #failed(entry: Entry, error: unknown): void {
    const reason = error instanceof ProcessEnded ? error.reason : null;
    if (reason === 'crash' && !entry.hasCrashed && !this.#isClosed) {
      entry.hasCrashed = true;
      if (this.#queue.add(entry)) return;
    }
    if (reason === 'stopped' || this.#isClosed) entry.reject(stopped());
    else if (reason !== null) entry.reject(new ReadingRefused(entry.name));
    else entry.reject(error instanceof Error ? error : new Error('unreadable'));
  }

  /** Handles a disconnected caller. */
  #abandon(entry: Entry): void {
    if (this.#queue.remove(entry)) {
      entry.reject(stopped());
      return;
    }
    const reader = entry.process;
    const timer = setTimeout(() => {
      if (reader && entry.process === reader) reader.stop();
    }, ABANDONED_MS);
    timer.unref();
  }

  /** Ends an idle process after a timeout. */
  #stopWhenIdle(reader: ReaderProcess): void {
    clearTimeout(this.#idle.get(reader));
    const isLast = this.#processes.every((other) => other === reader || !other.isStarted);
    const timer = setTimeout(
      () => {
        if (reader.isBusy) return;
        reader.stop();
        this.#lastUser.delete(reader);
      },
      isLast ? LAST_IDLE_MS : IDLE_MS,
    );
    timer.unref();
    this.#idle.set(reader, timer);
  }
}

function busy(): Fault {
  return new Fault('TooManyRequests', ({ faults }) => faults.readingBusy, {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

function stopped(): Fault {
  return new Fault('Unavailable', ({ faults }) => faults.readingStopped);
}
