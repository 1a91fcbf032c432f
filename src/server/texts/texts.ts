import type { Language } from '#domain/people/language.ts';
import { texts as english } from './en/catalog.ts';
import { texts as spanish } from './es/catalog.ts';

/** Everything the server says in one language. */
export type Texts = typeof english;

const CATALOGS: Readonly<Record<Language, Texts>> = { en: english, es: spanish };

/** What the server says in a language. */
export function textsOf(language: Language): Texts {
  return CATALOGS[language];
}
