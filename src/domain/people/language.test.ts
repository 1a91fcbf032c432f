import { expect, it } from 'vitest';
import { detectLanguage, isLanguage } from './language.ts';

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
])('Accept-Language %j gives %s', (asked, language) => expect(detectLanguage(asked)).toBe(language));

it('accepts supported languages only', () => {
  expect(['en', 'es', 'EN', 'fr', '', null, undefined].filter(isLanguage)).toEqual(['en', 'es']);
});
