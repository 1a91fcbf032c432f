/** A sign that begins a formula; some spreadsheets read the full-width forms too. */
const SIGN = '[=+\\-@＝＋－＠]';
const OPENING = new RegExp(`^\\s*(?:${SIGN}|[\\t\\r])`);
/** Where a spreadsheet that separates cells differently would begin one. */
const INNER = new RegExp(`([;\\t\\r\\n])(?=[^\\S\\t\\r\\n]*${SIGN})`, 'g');

/**
 * Formats a text as a CSV cell: quoted where needed, and with an apostrophe wherever a spreadsheet would run it as a
 * formula (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const guarded = `${OPENING.test(text) ? "'" : ''}${text.replace(INNER, "$1'")}`;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
