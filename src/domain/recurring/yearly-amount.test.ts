import { expect, it } from 'vitest';
import { estimateYearlyAmount, type PricedStream } from './yearly-amount.ts';

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

it('projects a variable bill from the mean of its last year, not its last amount', () => {
  expect(estimateYearlyAmount(stream({}))).toBe(-72_000);
});

it('projects a subscription from its last price', () => {
  expect(estimateYearlyAmount(stream({ class: 'subscription' }))).toBe(-108_000);
  expect(estimateYearlyAmount(stream({ charges: [] }))).toBe(-108_000);
});

it('does not project a stream without frequency', () => {
  expect(estimateYearlyAmount(stream({ frequency: 'unknown' }))).toBe(-12_000);
});
