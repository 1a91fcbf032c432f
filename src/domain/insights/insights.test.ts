import { describe, expect, it } from 'vitest';
import { previousPeriod, resolvePeriod } from './period.ts';
import { buildTrend } from './trend.ts';

describe('periods', () => {
  it('defaults to the thirty days ending today', () => {
    expect(resolvePeriod({}, '2026-03-15')).toEqual({ from: '2026-02-14', to: '2026-03-15' });
  });

  it.each([
    ['a whole month with the month before', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a month to date with the same days', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    [
      'days that the month before does not have with its last',
      '2026-03-01',
      '2026-03-30',
      '2026-02-01',
      '2026-02-28',
    ],
    ['whole months with as many', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31'],
    [
      'a year to date with the same days of the year before',
      '2026-01-01',
      '2026-11-22',
      '2025-01-01',
      '2025-11-22',
    ],
    ['a whole year with the year before', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['any other days with as many before', '2026-10-24', '2026-11-22', '2026-09-24', '2026-10-23'],
  ])('compares %s', (_, from, to, before, until) => {
    expect(previousPeriod({ from, to })).toEqual({ from: before, to: until });
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
