import { createHash, hash, randomBytes, randomUUID } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** A deterministic ID in the vendor's format (37 letters and digits). */
export function stableId(...parts: readonly (string | number)[]): string {
  return toText(hash('sha512', parts.join('\u0000'), 'buffer').subarray(0, 37));
}

export function freshId(length = 37): string {
  return toText(randomBytes(length));
}

export function freshToken(kind: 'access' | 'public' | 'link'): string {
  return `${kind}-sandbox-${randomUUID()}`;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
}
