/** Joins lines: white space with a line break or tab becomes one blank, other white space is kept. */
export function toSingleLine(text: string): string {
  if (!/[\r\n\t]/.test(text)) return text;
  return text.replace(/\s+/g, (run) => (/[\r\n\t]/.test(run) ? ' ' : run));
}
