import type { Language } from '#domain/people/language.ts';

/** The language of these texts. */
export const LANGUAGE: Language = 'en';

/** The locale of these texts, and of the dates and figures shown with them. */
export const LOCALE = 'en-US';

/** The first day of the week, counted from Sunday. */
export const FIRST_WEEKDAY = 0;
