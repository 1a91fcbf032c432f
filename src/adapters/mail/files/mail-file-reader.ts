import { Worker } from 'node:worker_threads';
import { userMessage } from '#domain/messages/user-message.ts';
import type { MailFilePart, MailFileReader } from '#ports/mail-file-reader.ts';
import { byteSource } from './byte-source.ts';

export type ToServer =
  | { readonly kind: 'more' }
  | { readonly kind: 'part'; readonly part: MailFilePart }
  | { readonly kind: 'end' };
export type FromServer =
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly kind: 'ended' }
  | { readonly kind: 'next' };

const WORKER = new URL('./mail-file-worker.ts', import.meta.url);
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const BLOCK_BYTES = 64 * 1024;
/** Maximum time between two requests; each needs at most one message or block of work. */
const STEP_MS = 30_000;

/** Splits email files into messages in a separate thread per file, which ends with its caller. */
export const mailFileReader: MailFileReader = { read: readInThread };

async function* readInThread(
  chunks: AsyncIterable<Uint8Array>,
  fileName: string,
): AsyncGenerator<MailFilePart> {
  const source = byteSource(chunks);
  const thread = new ReadingThread(fileName);
  try {
    for (let asked = await thread.question(); asked.kind !== 'end'; asked = await thread.question()) {
      if (asked.kind === 'more') {
        const bytes = await source.take(BLOCK_BYTES);
        thread.answer(bytes.length === 0 ? { kind: 'ended' } : { kind: 'chunk', bytes });
      } else {
        yield asked.part;
        thread.answer({ kind: 'next' });
      }
    }
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    yield { kind: 'problem', reason: userMessage('mailFileTooComplex') };
  } finally {
    await thread.end();
  }
}

class ThreadEnded extends Error {}

/** One request at a time: the thread waits for the next one before it continues. */
class ReadingThread {
  readonly #worker: Worker;
  #question = Promise.withResolvers<ToServer>();
  #timer: NodeJS.Timeout | undefined;

  constructor(fileName: string) {
    this.#worker = new Worker(WORKER, { workerData: fileName, resourceLimits: LIMITS, env: {} });
    const fail = (cause: unknown) => this.#question.reject(new ThreadEnded('reading ended', { cause }));
    // Only `mail-file-worker.ts` posts here.
    this.#worker.on('message', (message) => this.#question.resolve(message as ToServer));
    this.#worker.on('error', fail).on('exit', fail);
    this.#question.promise.catch(() => undefined);
    this.#watch(fail);
  }

  async question(): Promise<ToServer> {
    const question = await this.#question.promise;
    clearTimeout(this.#timer);
    return question;
  }

  answer(answer: FromServer): void {
    this.#question = Promise.withResolvers();
    this.#question.promise.catch(() => undefined);
    this.#watch((cause) => this.#question.reject(new ThreadEnded('reading ended', { cause })));
    // A thread that has ended receives and sends no messages; the timer ends the wait.
    this.#worker.postMessage(answer);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #watch(fail: (cause: unknown) => void): void {
    this.#timer = setTimeout(() => fail('it took too long'), STEP_MS);
  }
}
