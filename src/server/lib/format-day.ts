import { type Language, LOCALES } from '#domain/people/language.ts';

/** A day as people write it in a language: Mar 1, 2026. */
export function formatDay(on: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(on),
  );
}

/** A sentence with its days as people write them. */
export function withWrittenDays(text: string, language: Language): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day, language));
}
