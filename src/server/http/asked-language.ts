import { parse } from 'hono/utils/cookie';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { detectLanguage, isLanguage, type Language } from '#domain/people/language.ts';

/** The requested language: the screens' cookie, or else `Accept-Language`. */
export function askedLanguage(headers: Headers): Language {
  const chosen = parse(headers.get('cookie') ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : detectLanguage(headers.get('accept-language') ?? undefined);
}
