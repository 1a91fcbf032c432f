import { setImmediate } from 'node:timers/promises';
import type { ReadMessage } from './read-message.ts';

const STORE_MESSAGES = 20;
const STORE_BYTES = 16 * 1024 * 1024;
/** Maximum number of emails being read at a time. */
const READ_AHEAD = 16;
/** If no further email arrives for this long, those that did are stored. */
const PAUSE_MS = 250;

/**
 * A pipeline from reading emails to storing them: emails keep being read while a batch is stored, order is preserved,
 * and batches are stored in sequence. A slow source does not delay the emails that already arrived. An error is thrown
 * by the next call; emails read before it are stored anyway.
 */
export class StorePipeline {
  readonly #store: (batch: readonly ReadMessage[]) => Promise<void>;
  #reading: { readonly read: Promise<ReadMessage>; readonly bytes: number }[] = [];
  #batch: ReadMessage[] = [];
  #batchBytes = 0;
  #storing: Promise<void> = Promise.resolve();
  #queue: Promise<void> = Promise.resolve();
  #pause: NodeJS.Timeout | undefined;

  constructor(store: (batch: readonly ReadMessage[]) => Promise<void>) {
    this.#store = store;
  }

  /** Adds an email; waits while the pipeline is full. */
  async add(read: Promise<ReadMessage>, bytes: number): Promise<void> {
    clearTimeout(this.#pause);
    this.#reading.push({ read, bytes });
    // Yield to other work of this process between two emails.
    await setImmediate();
    const isFull = () =>
      this.#reading.length >= READ_AHEAD ||
      this.#reading.reduce((sum, reading) => sum + reading.bytes, 0) >= STORE_BYTES;
    await this.#serialize(async () => {
      while (isFull()) await this.#moveOldestToBatch();
    });
    this.#pause = setTimeout(() => {
      // The next call reports the error.
      this.#serialize(() => this.#storeAll()).catch(() => undefined);
    }, PAUSE_MS);
  }

  /** Stores the remaining emails. */
  async end(): Promise<void> {
    clearTimeout(this.#pause);
    await this.#serialize(() => this.#storeAll());
    await this.#storing;
  }

  /** Runs tasks in sequence: the pause may end while another email arrives. */
  #serialize(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #storeAll(): Promise<void> {
    while (this.#reading.length > 0) await this.#moveOldestToBatch();
    await this.#flush();
  }

  async #moveOldestToBatch(): Promise<void> {
    const oldest = this.#reading.shift();
    if (!oldest) return;
    this.#batch.push(await oldest.read);
    this.#batchBytes += oldest.bytes;
    if (this.#batch.length >= STORE_MESSAGES || this.#batchBytes >= STORE_BYTES) await this.#flush();
  }

  async #flush(): Promise<void> {
    await this.#storing;
    const full = this.#batch;
    this.#batch = [];
    this.#batchBytes = 0;
    if (full.length === 0) return;
    this.#storing = this.#store(full);
    // The next `await` of #storing reports the error.
    this.#storing.catch(() => undefined);
  }
}
