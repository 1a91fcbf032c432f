import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT_MINOR_MAX,
  allocate,
  decimalToMinor,
  fractionOptions,
  isAmountMinor,
  minorToDecimal,
  minorToNumber,
  proportionOf,
} from './money.ts';

describe('money', () => {
  it('reads and writes decimals without loss in every exponent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(decimalToMinor(minorToDecimal(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });

  it('rounds digits below the minor unit half to even', () => {
    expect(decimalToMinor('115.8331', 'USD')).toBe(11583);
    expect(decimalToMinor('0.125', 'USD')).toBe(12);
    expect(decimalToMinor('0.135', 'USD')).toBe(14);
    expect(decimalToMinor('-0.001', 'USD')).toBe(0);
  });

  it('rejects anything but plain decimals', () => {
    for (const text of ['', '1,000', '1e3', '--1', '0x10', 'NaN', ' 1'])
      expect(decimalToMinor(text, 'USD')).toBeNull();
  });

  it('reads every exact amount, also one that the ledger rejects', () => {
    expect(decimalToMinor('-90071992547409.91', 'USD')).toBe(-Number.MAX_SAFE_INTEGER);
    expect(decimalToMinor('90071992547409.92', 'USD')).toBeNull();
    expect(isAmountMinor(-AMOUNT_MINOR_MAX)).toBe(true);
    expect(isAmountMinor(AMOUNT_MINOR_MAX + 1)).toBe(false);
  });

  it('gives leftover cents to the largest remainders, and to the earlier part on ties', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-200, [1, 1, 1])).toEqual([-67, -67, -66]);
    expect(allocate(10, [10, 25, 65])).toEqual([1, 3, 6]);
    expect(allocate(10, [14, 26, 60])).toEqual([1, 3, 6]);
    expect(allocate(100, [199, 300, 501])).toEqual([20, 30, 50]);
  });

  it.each([
    [100, 1, 3, 33],
    [5, 1, 2, 3],
    [-5, 1, 2, -2],
    [-7, 2, 3, -5],
    [10, 3, -4, -7],
    [9_007_199_254_740_991, 2, 3, 6_004_799_503_160_661],
  ])('%i times %i / %i is %i', (amount, part, whole, expected) => {
    expect(proportionOf(amount, part, whole)).toBe(expected);
  });

  it('allocates every cent exactly once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const parts = allocate(amount, weights);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(amount))).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['USD', 1_200, '$12.00'],
  ['JPY', 1_200, '¥1,200'],
  ['KWD', 12_500, 'KWD 12.500'],
  // Languages show these without decimals, banks book them with two.
  ['PKR', 123_450, 'PKR 1,234.50'],
  ['PKR', 123_400, 'PKR 1,234'],
  ['HUF', 1_234_500, 'HUF 12,345'],
])('%s is formatted with every decimal that is stored: %i', (currency, minor, text) => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...fractionOptions(currency),
  });
  expect(format.format(minorToNumber(minor, currency)).replace('\u00a0', ' ')).toBe(text);
});
