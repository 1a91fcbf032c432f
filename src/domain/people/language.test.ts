import { expect, it } from 'vitest';
import { isLanguage, languageOf } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['ES-mx', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, es;q=0.4, en;q=0.3', 'es'],
  ['en;q=0.5, es;q=0.7', 'es'],
  ['de, es;q=0', 'en'],
  ['*', 'en'],
  ['est, espanol', 'en'],
  ['es;q=2, en;q=0.1', 'en'],
  [',;=;q=,es;q=x', 'en'],
])('a browser that asks for %j gets %s', (asked, language) => expect(languageOf(asked)).toBe(language));

it('only the languages that are written are languages', () => {
  expect(['en', 'es', 'EN', 'fr', '', null, undefined].filter(isLanguage)).toEqual(['en', 'es']);
});
