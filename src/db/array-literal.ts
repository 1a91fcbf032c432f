declare const KIND: unique symbol;

/** A list in PostgreSQL's notation. */
export type ArrayLiteral = string & { readonly [KIND]: 'array' };

/** Formats a list as a PostgreSQL array literal, so that it is sent as one string. */
export function arrayLiteral(values: readonly (string | number | null)[]): ArrayLiteral {
  // Only this function makes one.
  return `{${values.map(element).join()}}` as ArrayLiteral;
}

function element(value: string | number | null): string | number {
  if (typeof value !== 'string') return value ?? 'NULL';
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}
