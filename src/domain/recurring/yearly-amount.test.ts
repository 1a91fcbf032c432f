import { expect, it } from 'vitest';
import { type PricedStream, yearlyAmount } from './yearly-amount.ts';

const stream = (change: Partial<PricedStream>): PricedStream => ({
  class: 'bill',
  frequency: 'monthly',
  lastAmountMinor: -9_000,
  lastOn: '2026-11-10',
  charges: [
    { on: '2026-11-10', amountMinor: -9_000 },
    { on: '2026-10-10', amountMinor: -3_000 },
    { on: '2025-10-10', amountMinor: -99_000 },
  ],
  ...change,
});

it('a bill that varies comes to the mean of its last year, not to its last amount', () => {
  expect(yearlyAmount(stream({}))).toBe(-72_000);
});

it('a subscription comes to its last price', () => {
  expect(yearlyAmount(stream({ class: 'subscription' }))).toBe(-108_000);
  expect(yearlyAmount(stream({ charges: [] }))).toBe(-108_000);
});

it('what has no frequency is not projected', () => {
  expect(yearlyAmount(stream({ frequency: 'unknown' }))).toBe(-12_000);
});
