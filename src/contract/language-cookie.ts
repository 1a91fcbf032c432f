/** Cookie with the browser's screen language, for pages and emails before sign-in. */
export const LANGUAGE_COOKIE = 'fettle.language';
