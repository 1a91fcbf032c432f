import { LOCALE } from './en/locale.ts';

/** A text for each plural form that the language has; `#` is where the figure stands. */
export type Plural = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Intl.PluralRules(LOCALE.texts);
const figures = new Intl.NumberFormat(LOCALE.figures);

/** The text for a count, by the language's own rules: `1 row`, `2,738 rows`. */
export function plural(count: number, forms: Plural): string {
  return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count));
}
