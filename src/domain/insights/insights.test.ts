import { describe, expect, it } from 'vitest';
import { previousPeriod, resolvePeriod } from './period.ts';
import { buildTrend } from './trend.ts';

describe('periods', () => {
  it('defaults to the thirty days that end today', () => {
    expect(resolvePeriod({}, '2026-03-15')).toEqual({ from: '2026-02-14', to: '2026-03-15' });
  });

  it('compares with as many days before', () => {
    expect(previousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
  });

  it('turns a reversed period round', () => {
    expect(resolvePeriod({ from: '2026-03-10', to: '2026-03-01' }, '2026-03-15')).toEqual({
      from: '2026-03-01',
      to: '2026-03-10',
    });
  });
});

describe('trend', () => {
  it('counts income negative and other amounts positive, over twelve months with gaps as zero', () => {
    const trend = buildTrend('2026-03', [{ month: '2026-02', spendMinor: 300, incomeMinor: 1000 }]);
    expect(trend).toHaveLength(12);
    expect(trend.at(0)?.month).toBe('2025-04');
    expect(trend.at(-2)).toEqual({ month: '2026-02', amountMinor: -700, spendMinor: 300, incomeMinor: 1000 });
    expect(trend.at(-1)).toEqual({ month: '2026-03', amountMinor: 0, spendMinor: 0, incomeMinor: 0 });
  });
});
