import { LANGUAGES } from '#domain/people/language.ts';
import { urlInLanguage } from '../../lib/language.ts';
import { texts } from '../../texts/en/languages.ts';
import { LANGUAGE } from '../../texts/en/locale.ts';

/** Links to the page in other languages, each in its own language. */
export function LanguageLinks() {
  return (
    <p className="mt-10 flex gap-5 text-14">
      {LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
        <a
          key={language}
          className="text-link"
          href={urlInLanguage(language)}
          lang={language}
          hrefLang={language}
        >
          {texts.names[language]}
        </a>
      ))}
    </p>
  );
}
