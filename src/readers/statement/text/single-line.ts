/** Puts several lines on one: white space that holds a line end or a tab becomes one blank, all other stays. */
export function toSingleLine(text: string): string {
  if (!/[\r\n\t]/.test(text)) return text;
  return text.replace(/\s+/g, (run) => (/[\r\n\t]/.test(run) ? ' ' : run));
}
