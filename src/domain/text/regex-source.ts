/**
 * Returns the source of a regular expression written over several lines, without line breaks and indentation.
 * Interpolated values are sources of other expressions.
 */
export function regexSource(template: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(template, ...parts).replaceAll(/\n\s*/g, '');
}
