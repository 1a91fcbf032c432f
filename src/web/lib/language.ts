import type { Language } from '#domain/people/language.ts';
import { LANGUAGE } from '../texts/en/locale.ts';

/** The language this tab last requested, so that it requests it only once. */
const ASKED = 'fettle.language-asked';

/** The URL of this page in a language; the server remembers the choice for this browser. */
export function urlInLanguage(language: Language): string {
  const address = new URL(location.href);
  address.searchParams.set('language', language);
  return address.pathname + address.search + address.hash;
}

/** Reloads the page in the user's language. A browser without cookies keeps the current one. */
export function applyUserLanguage(language: Language): void {
  if (language === LANGUAGE) sessionStorage.removeItem(ASKED);
  else if (sessionStorage.getItem(ASKED) !== language) {
    sessionStorage.setItem(ASKED, language);
    location.replace(urlInLanguage(language));
  }
}
