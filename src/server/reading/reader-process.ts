import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import type { ReaderAnswer, ReaderMessage, ReaderTaskName, TaskLimits } from './reader-tasks.ts';

/**
 * The heap must fit the largest statement file; it grows in small steps, and is collected after a large task, to return
 * memory sooner.
 */
const FLAGS = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=4',
  '--heap-growing-percent=20',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
];
/** A task that takes this multiple of its CPU limit in wall time is stuck. */
const WALL_FACTOR = 10;
/** The in-process watcher kills it with this signal; V8 aborts when its heap is full. */
const LIMIT_SIGNALS: ReadonlySet<string> = new Set(['SIGVTALRM', 'SIGABRT', 'SIGTRAP', 'SIGILL']);

type EndReason = 'limit' | 'crash' | 'stopped';

/** Why a task has no result: it exceeded its limits, its process crashed, or it was stopped. */
export class ProcessEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason) {
    super(`the reader process ended: ${reason}`);
    this.name = 'ProcessEnded';
    this.reason = reason;
  }
}

/** A task as run by one process. */
interface ProcessTask {
  readonly name: ReaderTaskName;
  readonly about: unknown;
  readonly bytes: Uint8Array;
  readonly limits: TaskLimits;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/** One reader process, started on first use. Runs one task at a time. */
export class ReaderProcess {
  readonly #worker: URL;
  #child: ChildProcess | null = null;
  #pending: Pending | null = null;
  /** Data shared by many emails, such as corrections, is sent once. */
  #lastAbout: unknown = null;
  #wall: NodeJS.Timeout | undefined;

  constructor(worker: URL) {
    this.#worker = worker;
  }

  get isStarted(): boolean {
    return this.#child !== null;
  }

  get isBusy(): boolean {
    return this.#pending !== null;
  }

  /** Rejects with `ProcessEnded`, or with the error the task threw. */
  run({ name, about, bytes, limits }: ProcessTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const child = this.#child ?? this.#start();
      this.#pending = { resolve, reject };
      this.#wall = setTimeout(() => this.#kill('limit'), limits.processorMs * WALL_FACTOR);
      this.#wall.unref();
      const isRepeated = about === this.#lastAbout;
      this.#lastAbout = about;
      const message: ReaderMessage = {
        name,
        about: isRepeated ? null : about,
        isRepeated,
        size: bytes.byteLength,
        limits,
      };
      child.send(message, (error) => error && child.kill('SIGKILL'));
      // The bytes are sent separately: inside the message they would be copied on both sides.
      if (bytes.byteLength > 0) child.stdin?.write(bytes);
    });
  }

  /** Kills the process and its running task. */
  stop(): void {
    this.#kill('stopped');
  }

  #start(): ChildProcess {
    const { SystemRoot, NODE_COMPILE_CACHE } = process.env;
    const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = process.env;
    const child = fork(this.#worker, [], {
      execArgv: FLAGS,
      // Pass none of the server's secrets: only what Windows needs to start a program, the compile cache folder and
      // malloc settings.
      env: {
        ...{ SystemRoot, NODE_COMPILE_CACHE },
        ...{ MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ },
      },
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    this.#lastAbout = null;
    // Send the request before the bytes. The process may have ended already.
    child.once('spawn', () => stepBack(child.pid ?? 0));
    // Only `reader-worker.ts` sends these messages.
    child.on('message', (answer) => this.#child === child && this.#finish(answer as ReaderAnswer));
    child.on('error', () => child.kill('SIGKILL'));
    // A process that ends early closes the pipe; its exit is handled elsewhere.
    child.stdin?.on('error', () => undefined);
    child.once('close', (_code, signal) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#fail(signal !== null && LIMIT_SIGNALS.has(signal) ? 'limit' : 'crash');
    });
    return child;
  }

  #kill(reason: EndReason): void {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    this.#fail(reason);
  }

  #finish(answer: ReaderAnswer): void {
    const pending = this.#take();
    if ('result' in answer) pending?.resolve(answer.result);
    else pending?.reject(new Error(answer.error));
  }

  #fail(reason: EndReason): void {
    this.#take()?.reject(new ProcessEnded(reason));
  }

  #take(): Pending | null {
    clearTimeout(this.#wall);
    const pending = this.#pending;
    this.#pending = null;
    return pending;
  }
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
