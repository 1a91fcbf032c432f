/**
 * Makes a parameter storable by removing NUL characters, which PostgreSQL rejects, also inside lists. Invalid text from
 * a bank, file or email must not cause data loss.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

/** Serializes JSON without NUL characters. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? withoutNul(part) : part,
  );
}

function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}
