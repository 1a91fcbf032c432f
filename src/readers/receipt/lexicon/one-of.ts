/** The lines of a list of wordings as the alternatives of one pattern, in order. */
export function oneOf(lines: string): string {
  return lines.trim().split('\n').join('|');
}
