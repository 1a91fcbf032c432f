/**
 * Makes a parameter storable by removing NUL characters, which PostgreSQL rejects, also inside lists. Invalid text from
 * a bank, file or email must not cause data loss.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

/** JSON escapes of what PostgreSQL rejects in `jsonb`: NUL, and half a surrogate pair, as of an emoji cut in two. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** Serializes a JSON parameter without NUL characters and with U+FFFD for half a surrogate pair, as in plain text. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return UNSTORABLE.test(json) ? JSON.stringify(value, (_name, part: unknown) => cleaned(part)) : json;
}

function cleaned(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part);
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [cleanText(name), value]));
}

function cleanText(text: string): string {
  return withoutNul(text).toWellFormed();
}

function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}
