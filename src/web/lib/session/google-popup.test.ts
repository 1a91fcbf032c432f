import { expect, it } from 'vitest';
import { texts } from '../../texts/en/sign-in-windows.ts';
import { failureWords } from './google-popup.ts';

it('words a failure by its code, and anything else as a rejection', () => {
  expect(failureWords('too_many')).toBe('Too many tries with Google. Wait a minute and try again.');
  for (const unknown of ['access_denied', 'constructor', '', null, undefined])
    expect(failureWords(unknown)).toBe(texts.refused);
});
