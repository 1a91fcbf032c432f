import { LOCALE } from './en/locale.ts';

/** A text for each plural form that the language has; `#` is replaced by the count. */
export type Plural = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

const rules = new Intl.PluralRules(LOCALE);
const figures = new Intl.NumberFormat(LOCALE);

/** The text for a count, by the language's own rules: `1 transaction`, `2,738 transactions`. */
export function plural(count: number, forms: Plural): string {
  return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count));
}
