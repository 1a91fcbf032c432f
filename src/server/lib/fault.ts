import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Language } from '#domain/people/language.ts';
import { type Texts, textsOf } from '../texts/texts.ts';

/** What a failure says, in whichever language it is shown; a plain sentence is English and translated as a whole. */
export type FaultWords = string | ((texts: Texts) => string);

/** An expected failure of the catalogue. Its words are shown to the person; the cause is for the log alone. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly words: FaultWords;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    words: FaultWords = ({ faults }) => faults.codes[code],
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(said(words, 'en'), { cause: options.cause });
    this.name = 'Fault';
    this.code = code;
    this.words = words;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** What the person reads. */
  messageIn(language: Language): string {
    return said(this.words, language);
  }
}

function said(words: FaultWords, language: Language): string {
  const texts = textsOf(language);
  return typeof words === 'string' ? texts.sentence(words) : words(texts);
}

/** A row that is not there and a row of someone else answer alike. */
export function notFound(): Fault {
  return new Fault('NotFound');
}
