import { describe, expect, it } from 'vitest';
import { findPreset, PERIOD_PRESETS, parsePeriod, resolvePreset } from './period.ts';

describe('periods', () => {
  it('include their first and last day', () => {
    expect(resolvePreset('last-30', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(resolvePreset('this-month', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    expect(resolvePreset('last-month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(resolvePreset('this-year', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    expect(resolvePreset('last-12-months', '2026-02-28')).toEqual({ from: '2025-03-01', to: '2026-02-28' });
  });

  it('are matched to their preset', () => {
    for (const { id } of PERIOD_PRESETS)
      expect(findPreset(resolvePreset(id, '2026-11-21'), '2026-11-21')).toBe(id);
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
});
