import { expect, test } from 'vitest';
import { parseNumber } from './parse-number.ts';

test.each([
  ['1.234,50', 'EUR', '1234.50'],
  ['1,234.50', null, '1234.50'],
  ["1'234.50", 'CHF', '1234.50'],
  ['1.234.567', 'EUR', '1234567'],
  ['1.299.99', 'RON', '1299.99'],
  ['12,34,567', 'INR', '1234567'],
] as const)('%s in %s is %s', (digits, mark, decimal) => {
  expect(parseNumber(digits, mark)?.decimal).toBe(decimal);
});

test('a number whose groups fit no notation is none', () => {
  expect(parseNumber('1.299.99', null)).toBeNull();
  expect(parseNumber('1.29.999', 'EUR')).toBeNull();
});
