/** Alternatives of a pattern that are written on several lines, with `|` between those of one line. */
export function alternatives(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('|');
}

/** The same as whole words. */
export function words(lines: string): string {
  return String.raw`\b(?:${alternatives(lines)})\b`;
}

/** The same as the whole of a text. */
export function wholeText(lines: string): string {
  return `^(?:${alternatives(lines)})$`;
}
