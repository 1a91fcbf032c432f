/** Builds pattern alternatives from text separated by line breaks and `|`. */
export function alternatives(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('|');
}

/** Builds whole-word alternatives. */
export function words(lines: string): string {
  return String.raw`\b(?:${alternatives(lines)})\b`;
}

/** Builds alternatives that match the complete text. */
export function wholeText(lines: string): string {
  return `^(?:${alternatives(lines)})$`;
}
