import { describe, expect, it } from 'vitest';
import { previousPeriod, resolvePeriod } from './period.ts';
import { buildTrend } from './trend.ts';

describe('periods', () => {
  it('defaults to the thirty days ending today', () => {
    expect(resolvePeriod({}, '2026-03-15')).toEqual({ from: '2026-02-14', to: '2026-03-15' });
  });

  it.each([
    [
      'a complete month with the month before',
      undefined,
      '2026-03-01',
      '2026-03-31',
      '2026-02-01',
      '2026-02-28',
    ],
    ['complete months with as many', undefined, '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
    [
      'a complete year with the year before',
      undefined,
      '2026-01-01',
      '2026-12-31',
      '2025-01-01',
      '2025-12-31',
    ],
    ['other days with as many before', undefined, '2026-10-24', '2026-11-22', '2026-09-24', '2026-10-23'],
    ['days from the start of a month too', undefined, '2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
    ['days that are a complete month', 'days', '2026-04-01', '2026-04-30', '2026-03-02', '2026-03-31'],
    ['days that end a month', 'days', '2026-01-01', '2026-03-31', '2025-10-03', '2025-12-31'],
    ['a month to date with the same days', 'month', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    ['days missing in the month before', 'month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['a month to date that is complete', 'month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['a year to date with the same days', 'year', '2026-01-01', '2026-11-22', '2025-01-01', '2025-11-22'],
    ['a year to date at the end of a month', 'year', '2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31'],
    ['a year to date in January', 'year', '2026-01-01', '2026-01-30', '2025-01-01', '2025-01-30'],
    ['no month to date as days', 'month', '2026-03-05', '2026-04-10', '2026-01-27', '2026-03-04'],
    ['no year to date as days', 'year', '2025-12-01', '2026-01-30', '2025-10-01', '2025-11-30'],
  ] as const)('compares %s', (_, compare, from, to, before, until) => {
    expect(previousPeriod({ from, to }, compare)).toEqual({ from: before, to: until });
  });

  it('swaps the ends of a reversed period', () => {
    expect(resolvePeriod({ from: '2026-03-10', to: '2026-03-01' }, '2026-03-15')).toEqual({
      from: '2026-03-01',
      to: '2026-03-10',
    });
  });
});

describe('trend', () => {
  it('counts income as negative and other amounts as positive, with missing months as zero', () => {
    const trend = buildTrend('2026-03', [
      { on: '2025-03-31', spendMinor: 5, incomeMinor: 0 },
      { on: '2026-02-01', spendMinor: 100, incomeMinor: 1000 },
      { on: '2026-02-28', spendMinor: 200, incomeMinor: 0 },
    ]);
    expect(trend).toHaveLength(12);
    expect(trend.at(0)?.month).toBe('2025-04');
    expect(trend.at(-2)).toEqual({ month: '2026-02', amountMinor: -700, spendMinor: 300, incomeMinor: 1000 });
    expect(trend.at(-1)).toEqual({ month: '2026-03', amountMinor: 0, spendMinor: 0, incomeMinor: 0 });
  });
});
