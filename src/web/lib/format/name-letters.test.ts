import { expect, it } from 'vitest';
import { nameLetters } from './name-letters.ts';

it.each([
  ['Corner Bakery', 'CB'],
  ['Starbucks', 'ST'],
  ['H-E-B', 'HE'],
  ['McDonald’s', 'MC'],
  ["Macy's", 'MA'],
  ["Trader Joe's", 'TJ'],
  ["L'Oréal", 'LO'],
  ['セブン', 'セブ'],
  ['7-Eleven', '7E'],
  ['***', '·'],
])('%s is marked %s', (name, letters) => {
  expect(nameLetters(name)).toBe(letters);
});
