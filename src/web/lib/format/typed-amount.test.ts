import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { minorToDecimal } from '#domain/money/money.ts';
import { formatMinor } from './money.ts';
import { parseTypedAmount } from './typed-amount.ts';

test.each([
  ['1250', 'USD', 125_000],
  ['1,250.00', 'USD', 125_000],
  ['1.250,00', 'USD', 125_000],
  ['1 250,5', 'USD', 125_050],
  ['1’250.00', 'USD', 125_000],
  ['1,234,567', 'USD', 123_456_700],
  ['12,50', 'USD', 1_250],
  ['12.5', 'USD', 1_250],
  ['.50', 'USD', 50],
  // Three digits after the only mark: groups in dollars and yen, decimals in dinars.
  ['1,250', 'USD', 125_000],
  ['1.250', 'USD', 125_000],
  ['1,250', 'JPY', 1_250],
  ['1,250', 'KWD', 1_250],
  ['1,250,000', 'KWD', 1_250_000_000],
  [' $1,250.00 ', 'USD', 125_000],
  ['-$12.50', 'USD', -1_250],
  ['$ -12.50', 'USD', -1_250],
  ['−12.50', 'USD', -1_250],
  ['+12.50', 'USD', 1_250],
  ['12,50 €', 'EUR', 1_250],
  ['usd 12.50', 'USD', 1_250],
])('%s in %s', (text, currency, minor) => {
  expect(parseTypedAmount(text, currency)).toBe(minor);
});

test.each([
  ['', 'USD'],
  ['ten', 'USD'],
  ['$', 'USD'],
  ['.', 'USD'],
  ['12.', 'USD'],
  ['1,2,3', 'USD'],
  ['1,25,000', 'USD'],
  ['1,250,50', 'USD'],
  ['1.250,00.00', 'USD'],
  ['1,250 000', 'USD'],
  ['0.125', 'USD'],
  ['12.3456', 'USD'],
  ['12.50', 'JPY'],
  ['--1', 'USD'],
  ['12 50', 'USD'],
  ['12$50', 'USD'],
  ['€12', 'USD'],
  ['1e3', 'USD'],
  ['9999999999999999', 'USD'],
])('%s is no amount in %s', (text, currency) => {
  expect(parseTypedAmount(text, currency)).toBeNull();
});

it('reads every amount as the screens and the fields write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom('USD', 'EUR', 'GBP', 'JPY', 'KWD', 'CHF', 'MXN', 'INR', 'SEK', 'XOF'),
      fc.constantFrom('minus' as const, 'always' as const),
      (minor, currency, signs) => {
        expect(parseTypedAmount(formatMinor(minor, currency, signs), currency)).toBe(minor);
        expect(parseTypedAmount(minorToDecimal(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});
