/** The language of the texts, and how days and figures are written with them; the one place to change for another. */
export const LOCALE = { texts: 'en', days: 'en-GB', figures: 'en-US' } as const;

const rules = new Intl.PluralRules(LOCALE.texts);
const figures = new Intl.NumberFormat(LOCALE.figures);

/** A count with its noun: `1 row`, `2,738 rows`. */
export function countOf(count: number, one: string, other: string): string {
  return `${figures.format(count)} ${rules.select(count) === 'one' ? one : other}`;
}
