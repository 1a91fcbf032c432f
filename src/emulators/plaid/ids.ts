import { hash, randomBytes, randomUUID } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';

/** Each response contains the IDs of all of its transactions, so they are computed once. */
const stableIds = new Map<string, string>();

/** A deterministic ID in the vendor's format (37 letters and digits). */
export function stableId(...parts: readonly (string | number)[]): string {
  const key = parts.join('\u0000');
  const known = stableIds.get(key);
  if (known !== undefined) return known;
  const id = toText(hash('sha512', key, 'buffer').subarray(0, 37));
  stableIds.set(key, id);
  return id;
}

export function freshId(length = 37): string {
  return toText(randomBytes(length));
}

export function freshToken(kind: 'access' | 'public' | 'link'): string {
  return `${kind}-sandbox-${randomUUID()}`;
}

export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16);
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
}
