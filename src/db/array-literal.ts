/** A list in the database's own notation: what makes it far away is passed on as one text. */
export function arrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map(element).join()}}`;
}

function element(value: string | number | null): string | number {
  if (typeof value !== 'string') return value ?? 'NULL';
  return /["\\]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : `"${value}"`;
}
