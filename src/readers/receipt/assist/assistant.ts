/** One email put to a language model: fixed instructions, and the email's own text apart from them. */
export interface Question {
  /** Changes whenever the same email may be asked about differently. */
  readonly promptVersion: string;
  readonly instructions: string;
  /** Numbered lines, pruned and redacted; nothing else of the email goes out. */
  readonly document: string;
  /** JSON Schema (strict: every property required, nothing beside them) the answer has to follow. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * Asks a language model about one email and gives its text as it was written. Null whenever there is no
 * answer: none configured, not allowed, over budget, failed. Never throws; whoever asks goes on with what
 * the device read.
 */
export type Assistant = (question: Question) => Promise<string | null>;
