/** Formats a list as a PostgreSQL array literal, so that it is sent as one string. */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map(element).join()}}`;
}

function element(value: string | number | null): string | number {
  if (typeof value !== 'string') return value ?? 'NULL';
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}
