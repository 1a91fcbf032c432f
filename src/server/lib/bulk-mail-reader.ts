import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import process from 'node:process';
import type { ReadingAids, ReadMail } from '#ports/mail-reader.ts';

const WORKER = new URL('./mail-reading-worker.ts', import.meta.url);
const FLAGS = [
  '--max-old-space-size=384',
  '--max-semi-space-size=16',
  '--disable-warning=ExperimentalWarning',
];
/** Nothing of the server's but what Windows cannot start a program without. */
const ENVIRONMENT = { SystemRoot: process.env.SystemRoot };
/** More would read faster than the mails can be stored. */
const PROCESSES_MAX = 2;
/** A mail that takes longer is given up, and the process with it. */
const MAIL_MS = 30_000;
/** The process ends, and its memory is given back, when nothing was asked for so long. */
const IDLE_MS = 5_000;

/** What the reading process is asked; `aids` come along when they are others than before. */
export interface MailTask {
  readonly id: number;
  readonly raw: Uint8Array;
  readonly aids: ReadingAids | null;
}

/** What it answers. */
export type MailReading =
  | { readonly id: number; readonly mail: ReadMail }
  | { readonly id: number; readonly reason: string };

/** Reads mails of long backlogs beside the server, several on their way at once, answered in any order. */
export interface BulkMailReader {
  /** As the reader on this machine does. Throws for a mail that cannot be read, or that ended the process twice. */
  read(raw: Uint8Array, aids: ReadingAids): Promise<ReadMail>;
  close(): void;
}

interface Asked {
  readonly raw: Uint8Array;
  readonly aids: ReadingAids;
  readonly resolve: (mail: ReadMail) => void;
  readonly reject: (reason: Error) => void;
  /** It was on its way when the process ended: it is asked again by itself, for any of several may be at fault. */
  isSuspect: boolean;
}

export function createBulkMailReader(
  worker: URL = WORKER,
  count = Math.min(PROCESSES_MAX, availableParallelism()),
): BulkMailReader {
  const processes = Array.from({ length: count }, () => new ReadingProcess(worker));
  return {
    read(raw, aids) {
      const [idlest] = processes.toSorted((a, b) => a.load - b.load);
      if (!idlest) throw new Error('there is no process to read in');
      return idlest.read(raw, aids);
    },
    close() {
      for (const own of processes) own.close();
    },
  };
}

class ReadingProcess implements BulkMailReader {
  readonly #worker: URL;
  #child: ChildProcess | null = null;
  #aids: ReadingAids | null = null;
  #nextId = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #onWay = new Map<number, Asked>();
  /** Suspects, one after another. */
  #waiting: Asked[] = [];

  constructor(worker: URL) {
    this.#worker = worker;
  }

  /** How many mails it has to read. */
  get load(): number {
    return this.#onWay.size + this.#waiting.length;
  }

  read(raw: Uint8Array, aids: ReadingAids): Promise<ReadMail> {
    return new Promise((resolve, reject) => {
      const asked: Asked = { raw, aids, resolve, reject, isSuspect: false };
      if (this.#waiting.length > 0) this.#waiting.push(asked);
      else this.#send(asked);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
  }

  #send(asked: Asked): void {
    const child = this.#started();
    const id = this.#nextId;
    this.#nextId += 1;
    this.#onWay.set(id, asked);
    const task: MailTask = { id, raw: asked.raw, aids: asked.aids === this.#aids ? null : asked.aids };
    this.#aids = asked.aids;
    this.#watch(MAIL_MS);
    // One that cannot be reached has ended, or is about to.
    child.send(task, (error) => error && child.kill('SIGKILL'));
  }

  #started(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#worker, [], {
      execArgv: FLAGS,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: 'ignore',
    });
    this.#child = child;
    this.#aids = null;
    // Whoever asks the server something goes first. It may have ended already.
    child.once('spawn', () => stepBack(child.pid ?? 0));
    // Only `mail-reading-worker.ts` answers here.
    child.on('message', (answer) => this.#take(answer as MailReading));
    child.on('error', () => child.kill('SIGKILL'));
    child.once('close', () => this.#ended());
    return child;
  }

  #take(answer: MailReading): void {
    const asked = this.#onWay.get(answer.id);
    this.#onWay.delete(answer.id);
    this.#watch(this.#onWay.size > 0 ? MAIL_MS : IDLE_MS);
    if ('mail' in answer) asked?.resolve(answer.mail);
    else asked?.reject(new Error(answer.reason));
    this.#goOn();
  }

  /** What was on its way is asked again, one by one; whatever ends the process alone is at fault. */
  #ended(): void {
    clearTimeout(this.#timer);
    this.#child = null;
    const lost = [...this.#onWay.values()];
    this.#onWay.clear();
    for (const asked of lost.filter((one) => one.isSuspect))
      asked.reject(new Error('reading this mail ended the reading process'));
    const again = lost.filter((one) => !one.isSuspect);
    for (const asked of again) asked.isSuspect = true;
    this.#waiting = [...again, ...this.#waiting];
    this.#goOn();
  }

  #goOn(): void {
    while (this.#onWay.size === 0 || !this.#waiting[0]?.isSuspect) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#send(next);
      if (next.isSuspect) return;
    }
  }

  /** Ends the process when it is silent for too long. */
  #watch(withinMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#child?.kill('SIGKILL'), withinMs);
    this.#timer.unref();
  }
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
