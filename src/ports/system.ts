/** The time, from outside: code that decides never reads a clock itself. */
export interface Clock {
  now(): Date;
}

/** Makes ids that sort by the time they were made (UUID version 7). */
export interface IdSource {
  next(): string;
}

/**
 * Seals secrets at rest. The context (person, table, transaction, field) is bound to the ciphertext: what was sealed
 * for one transaction does not open in another. `open` throws when the key, the context or a single bit differs.
 */
export interface SecretBox {
  /** How every value begins that is sealed under the newest key. */
  readonly currentPrefix: Buffer;
  seal(plaintext: string, context: string): Buffer;
  /** Seals `head` and the base64 of `bytes` as one text, a piece at a time, so that megabytes hold up nobody. */
  sealBytes(head: string, bytes: Uint8Array, context: string): Promise<Buffer>;
  open(sealed: Buffer, context: string): string;
}
