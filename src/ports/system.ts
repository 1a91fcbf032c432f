/** Source of the current time: code that decides never reads the system clock itself. */
export interface Clock {
  now(): Date;
}

/** Creates time-ordered ids (UUID version 7). */
export interface IdSource {
  next(): string;
}

/**
 * Encrypts secrets at rest. The context (user, table, row, field) is authenticated: a value encrypted for one record
 * cannot be decrypted for another. `open` throws if the key, the context or a single bit differs.
 */
export interface SecretBox {
  /** Prefix of every value encrypted with the newest key. */
  readonly currentPrefix: Buffer;
  seal(plaintext: string, context: string): Buffer;
  /**
   * Encrypts `head` and the base64 of `bytes` as one text, in chunks, so that megabytes do not block the event loop.
   */
  sealBytes(head: string, bytes: Uint8Array, context: string): Promise<Buffer>;
  open(sealed: Buffer, context: string): string;
}
