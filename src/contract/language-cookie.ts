/** The cookie in which a browser keeps the language of its screens, for pages and emails before anyone is signed in. */
export const LANGUAGE_COOKIE = 'fettle.language';
