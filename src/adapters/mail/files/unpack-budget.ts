import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';

const FREE_BYTES = 10 * 1024 * 1024;
const RATIO_MAX = 200;
const UNPACKED_BYTES_MAX = 64 * 1024 ** 3;
const ENTRIES_MAX = 100_000;

/** Thrown for an archive that can't be read, with the reason. */
export class UnreadableArchive extends Error {
  readonly problem: UserMessage;

  constructor(problem: UserMessage, options: { readonly cause?: unknown } = {}) {
    super(problem, options);
    this.problem = problem;
  }
}

/** Limit for the unpacked size of one upload, over all its entries. Deflate alone allows a ratio of 1,000. */
export class UnpackBudget {
  #packed = 0;
  #unpacked = 0;
  #entries = 0;

  addEntry(): void {
    this.#entries += 1;
    if (this.#entries > ENTRIES_MAX)
      throw new UnreadableArchive(userMessage('archiveTooManyFiles', ENTRIES_MAX));
  }

  addPacked(bytes: number): void {
    this.#packed += bytes;
  }

  addUnpacked(bytes: number): void {
    this.#unpacked += bytes;
    const isBomb = this.#unpacked > FREE_BYTES + RATIO_MAX * this.#packed;
    if (isBomb || this.#unpacked > UNPACKED_BYTES_MAX)
      throw new UnreadableArchive(userMessage('archiveTooLarge'));
  }
}
