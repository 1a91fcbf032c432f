import { currencyExponent, fractionOptions } from '#domain/money/money.ts';
import { type Language, LOCALES } from '#domain/people/language.ts';

/** Formats an amount for a locale. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const options = { style: 'currency', currency, ...fractionOptions(currency) } as const;
  return new Intl.NumberFormat(LOCALES[language], options).format(minor / 10 ** currencyExponent(currency));
}
