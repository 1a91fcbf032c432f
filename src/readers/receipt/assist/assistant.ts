/** A question to a language model about one email: fixed instructions, separate from the email's text. */
export interface Question {
  /** Change it whenever the question about the same email may differ. */
  readonly promptVersion: string;
  readonly instructions: string;
  /** Numbered lines, pruned and redacted. Nothing else of the email is sent. */
  readonly document: string;
  /** JSON Schema of the answer (strict: all properties required, no others allowed). */
  readonly schema: Readonly<Record<string, unknown>>;
}

/**
 * Asks a language model about one email and returns its raw text, or null when there is no answer: not configured, not
 * allowed, over budget, or failed. Never throws; the caller then keeps the local reading.
 */
export type Assistant = (question: Question) => Promise<string | null>;
