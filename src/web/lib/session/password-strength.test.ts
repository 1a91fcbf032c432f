import { expect, test } from 'vitest';
import { measurePasswordStrength } from './password-strength.ts';

test.each([
  ['', 'none'],
  ['seven77', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'guessable'],
  ['1234567890123456', 'guessable'],
  ['abababababababababab', 'guessable'],
  ['harbour9', 'fair'],
  ['quiet river lam', 'strong'],
  ['four unrelated words here', 'strong'],
  ['пять тихих слов у реки', 'strong'],
])('%j is %s', (password, strength) => {
  expect(measurePasswordStrength(password, 8)).toBe(strength);
});

test('no character class is required', () => {
  expect(measurePasswordStrength('onlylettersofonecase', 8)).toBe(
    measurePasswordStrength('0nlyL3ttersOf!neCase', 8),
  );
});
