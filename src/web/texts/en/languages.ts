/** Choosing a language; each is named in itself, for who reads no other. */
export const texts = {
  label: 'Language',
  hint: 'For screens, emails and reports.',
  names: {
    en: 'English',
    es: 'Español',
  },
};
