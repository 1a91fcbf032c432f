import { setImmediate } from 'node:timers/promises';
import type { ReadMessage } from './read-message.ts';

const STORE_MESSAGES = 20;
const STORE_BYTES = 16 * 1024 * 1024;
/** Emails that are read at one time, and bytes of them. */
const READ_AHEAD = 16;
/** Where no other email arrives for so long, those that did are stored. */
const PAUSE_MS = 250;

/**
 * Emails on their way from being read to being stored: some are read while a batch is stored, in the order they came,
 * and one batch is stored after another. A slow source holds nothing back that has arrived. What fails once fails the
 * next call; what was read before is stored all the same.
 */
export class StoreFlow {
  readonly #store: (batch: readonly ReadMessage[]) => Promise<void>;
  #reading: { readonly read: Promise<ReadMessage>; readonly bytes: number }[] = [];
  #batch: ReadMessage[] = [];
  #batchBytes = 0;
  #storing: Promise<void> = Promise.resolve();
  #turn: Promise<void> = Promise.resolve();
  #pause: NodeJS.Timeout | undefined;

  constructor(store: (batch: readonly ReadMessage[]) => Promise<void>) {
    this.#store = store;
  }

  /** Takes one more; waits while enough are on their way. */
  async add(read: Promise<ReadMessage>, bytes: number): Promise<void> {
    clearTimeout(this.#pause);
    this.#reading.push({ read, bytes });
    // Whoever else waits for this process has a turn between two emails.
    await setImmediate();
    const isFull = () =>
      this.#reading.length >= READ_AHEAD ||
      this.#reading.reduce((sum, one) => sum + one.bytes, 0) >= STORE_BYTES;
    await this.#inTurn(async () => {
      while (isFull()) await this.#takeOldest();
    });
    this.#pause = setTimeout(() => {
      // It is told by the next call.
      this.#inTurn(() => this.#storeAll()).catch(() => undefined);
    }, PAUSE_MS);
  }

  /** Stores what is left. */
  async end(): Promise<void> {
    clearTimeout(this.#pause);
    await this.#inTurn(() => this.#storeAll());
    await this.#storing;
  }

  /** One thing after another: a pause may end while another email arrives. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(task);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #storeAll(): Promise<void> {
    while (this.#reading.length > 0) await this.#takeOldest();
    await this.#flush();
  }

  async #takeOldest(): Promise<void> {
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
    // It is told by the next wait.
    this.#storing.catch(() => undefined);
  }
}
