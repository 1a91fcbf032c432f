/**
 * A text as a cell of a CSV file: quoted where needed, and with an apostrophe before what a spreadsheet would calculate
 * (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const guarded = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
