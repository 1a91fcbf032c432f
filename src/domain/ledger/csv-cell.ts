/**
 * Formats a text as a CSV cell: quoted where needed, and prefixed with an apostrophe if a spreadsheet would run it as a
 * formula (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const guarded = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
