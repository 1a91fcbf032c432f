/**
 * A parameter as the database can hold it: text without NUL characters, which PostgreSQL refuses, also inside lists.
 * What a bank, a file or a sender's email says is never a reason to lose what came with it.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return withoutNul(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

/** JSON whose texts hold no NUL characters. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? withoutNul(part) : part,
  );
}

function withoutNul(text: string): string {
  return text.includes('\u0000') ? text.replaceAll('\u0000', '') : text;
}
