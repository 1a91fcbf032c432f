import { currencyExponent } from '#domain/money/money.ts';
import { type Language, LOCALES } from '#domain/people/language.ts';

/** Formats an amount for a locale. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(
    minor / 10 ** currencyExponent(currency),
  );
}
