/**
 * The source of a regular expression written over several lines: a line break and the space at the beginning of
 * the next line are no part of it. Values are sources of other expressions.
 */
export function regexSource(template: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(template, ...parts).replaceAll(/\n\s*/g, '');
}
