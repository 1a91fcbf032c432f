import { LANGUAGES } from '../lexicon/languages.ts';

/** Month number (1–12) by folded month name or abbreviation. */
export const MONTHS: ReadonlyMap<string, number> = build();

function build(): Map<string, number> {
  const months = new Map<string, number>();
  for (const { months: names = '' } of LANGUAGES) {
    for (const [index, forms] of names.trim().split(/\s+/).entries()) {
      for (const form of forms.split('/')) if (form !== '' && !months.has(form)) months.set(form, index + 1);
    }
  }
  return months;
}
