import { Worker } from 'node:worker_threads';
import { Busy } from './bounded-queue.ts';

export interface StrengthQuestion {
  readonly id: number;
  readonly password: string;
  /** Words about the user, such as their name, that anyone would try. */
  readonly userWords: readonly string[];
}

export interface StrengthAnswer {
  readonly id: number;
  /** The reason the password is easy to guess; null if it is not. */
  readonly weakness: 'own' | 'leaked' | 'repeated' | 'sequence' | 'date' | 'guessable' | null;
}

const WORKER = new URL('./password-strength-worker.ts', import.meta.url);
/** The word lists take about 60 MB, so the worker ends after this time without a request. */
const IDLE_MS = 60_000;
/** Starting the worker reads the word lists, which takes seconds on a busy machine. */
const ANSWER_MS = 20_000;
const WAITING_MAX = 16;

interface Waiting {
  readonly resolve: (weakness: StrengthAnswer['weakness']) => void;
  readonly reject: (error: Error) => void;
}

export interface StrengthEstimator {
  weaknessOf(password: string, userWords: readonly string[]): Promise<StrengthAnswer['weakness']>;
}

/** Calls `onLate` unless one of the two is called in time. */
function timed({ resolve, reject }: Waiting, onLate: () => void): Waiting {
  const late = setTimeout(onLate, ANSWER_MS);
  const settled = <Value>(then: (value: Value) => void) => {
    return (value: Value) => {
      clearTimeout(late);
      then(value);
    };
  };
  return { resolve: settled(resolve), reject: settled(reject) };
}

/**
 * Estimates passwords in a worker: the lists of leaked passwords are large, and an estimate must not block the server.
 */
export function createStrengthEstimator(): StrengthEstimator {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function stop(error: Error): void {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    void ended?.terminate();
  }

  function start(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const started = new Worker(WORKER, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    started.on('message', ({ id, weakness }: StrengthAnswer) => {
      waiting.get(id)?.resolve(weakness);
      waiting.delete(id);
      if (waiting.size > 0) return;
      clearTimeout(idle);
      idle = setTimeout(() => stop(new Busy()), IDLE_MS);
      idle.unref();
    });
    started.on('error', (error) => {
      if (worker === started) stop(error);
    });
    worker = started;
    return started;
  }

  return {
    weaknessOf(password, userWords) {
      if (waiting.size >= WAITING_MAX) return Promise.reject(new Busy());
      const estimator = start();
      const id = ++lastId;
      return new Promise<StrengthAnswer['weakness']>((resolve, reject) => {
        waiting.set(
          id,
          timed({ resolve, reject }, () => stop(new Busy())),
        );
        estimator.postMessage({ id, password, userWords } satisfies StrengthQuestion);
      });
    },
  };
}
