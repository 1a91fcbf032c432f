import { describe, expect, it } from 'vitest';
import {
  findPreset,
  PERIOD_PRESETS,
  type PeriodPreset,
  parseComparedPeriod,
  parsePeriod,
  resolvePreset,
} from './period.ts';

describe('periods', () => {
  it('include their first and last day', () => {
    const datesOf = (preset: PeriodPreset, today: string) => {
      const { from, to } = resolvePreset(preset, today);
      return [from, to];
    };
    expect(datesOf('last-30', '2026-03-01')).toEqual(['2026-01-31', '2026-03-01']);
    expect(datesOf('this-month', '2026-03-31')).toEqual(['2026-03-01', '2026-03-31']);
    expect(datesOf('last-month', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28']);
    expect(datesOf('this-year', '2026-03-31')).toEqual(['2026-01-01', '2026-03-31']);
    expect(datesOf('last-12-months', '2026-02-28')).toEqual(['2025-03-01', '2026-02-28']);
  });

  it('are matched to their preset', () => {
    for (const { id } of PERIOD_PRESETS)
      expect(findPreset(resolvePreset(id, '2026-11-21'), '2026-11-21')).toBe(id);
    for (const today of ['2026-03-30', '2026-03-31', '2026-12-31'])
      for (const { id } of PERIOD_PRESETS) expect(findPreset(resolvePreset(id, today), today)).toBe(id);
    expect(findPreset({ from: '2026-03-01', to: '2026-03-30' }, '2026-03-30')).toBe('last-30');
    expect(findPreset({ from: '2026-01-02', to: '2026-01-03' }, '2026-11-21')).toBeNull();
  });

  it('are parsed from a URL only if complete and in order', () => {
    expect(parsePeriod('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    for (const search of [
      '',
      'from=2026-01-01',
      'from=2026-02-01&to=2026-01-01',
      'from=2026-02-30&to=2026-03-01',
    ]) {
      expect(parsePeriod(search)).toBeNull();
    }
  });

  it('keep their comparison in a URL', () => {
    const period = { from: '2026-03-01', to: '2026-03-30' };
    const dates = 'from=2026-03-01&to=2026-03-30';
    expect(parseComparedPeriod(`${dates}&compare=month`)).toEqual({ ...period, compare: 'month' });
    for (const search of [dates, `${dates}&compare=week`])
      expect(parseComparedPeriod(search)).toEqual(period);
    expect(parseComparedPeriod('compare=month')).toBeNull();
  });
});
