import { type Language, LOCALES } from '#domain/people/language.ts';

/** Formats a civil date for a locale: Mar 1, 2026. */
export function formatDay(on: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(on),
  );
}

/** Formats a sentence with its dates localized. */
export function withWrittenDays(text: string, language: Language): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day, language));
}
