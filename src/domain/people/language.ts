/** Languages of screens, emails and errors. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Locale for dates, amounts and plurals of each language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** True if the text is a supported language code. */
export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** Detects the preferred supported language of an `Accept-Language` header; English if there is none. */
export function detectLanguage(acceptLanguage: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const range of (acceptLanguage ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = tag.split('-')[0];
    const weight = weightOf(parameters);
    if (isLanguage(language) && weight > best.weight) best = { language, weight };
  }
  return best.language;
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
