import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { UserMessage } from '#domain/messages/user-message.ts';
import type { Language } from '#domain/people/language.ts';
import { type Texts, textsOf } from '../texts/texts.ts';

/** What an error says: a message, or words of the catalog. */
export type FaultWords = UserMessage | ((texts: Texts) => string);

/** An expected failure from the error catalog. Its message is shown to the user; the cause is only logged. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly words: FaultWords;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    words: FaultWords = ({ faults }) => faults.codes[code],
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(wordsFor(words, 'en'), { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.words = words;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The message shown to the user. */
  messageIn(language: Language): string {
    return wordsFor(this.words, language);
  }
}

function wordsFor(words: FaultWords, language: Language): string {
  const texts = textsOf(language);
  return typeof words === 'string' ? texts.sentence(words) : words(texts);
}

/** A missing record and another user's record produce the same error, so that IDs can't be probed. */
export function notFound(): Fault {
  return new Fault('NotFound');
}
