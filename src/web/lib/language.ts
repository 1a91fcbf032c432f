import type { Language } from '#domain/people/language.ts';
import { LANGUAGE } from '../texts/en/locale.ts';

/** Which language this tab asked for last, so that it asks once. */
const ASKED = 'fettle.language-asked';

/** This page in a language; the server keeps the choice for this browser. */
export function urlInLanguage(language: Language): string {
  const address = new URL(location.href);
  address.searchParams.set('language', language);
  return address.pathname + address.search + address.hash;
}

/** Shows the page in the user's own language; a browser that keeps no cookies stays with what it has. */
export function applyUserLanguage(language: Language): void {
  if (language === LANGUAGE) sessionStorage.removeItem(ASKED);
  else if (sessionStorage.getItem(ASKED) !== language) {
    sessionStorage.setItem(ASKED, language);
    location.replace(urlInLanguage(language));
  }
}
