/** Choosing a language; each is named in itself, for who reads no other. */
export const texts: typeof import('../en/languages.ts').texts = {
  label: 'Idioma',
  hint: 'Para pantallas, correos e informes.',
  names: {
    en: 'English',
    es: 'Español',
  },
};
