import { describe, expect, it } from 'vitest';
import { fromSolarHijri } from './solar-hijri.ts';

describe('the solar Hijri calendar', () => {
  it.each([
    [1405, 1, 1, '2026-03-21'],
    [1405, 8, 11, '2026-11-02'],
    [1403, 12, 30, '2025-03-20'],
    [1404, 1, 1, '2025-03-21'],
    [1399, 12, 30, '2021-03-20'],
  ])('%i-%i-%i is %s', (year, month, day, civil) => {
    expect(fromSolarHijri(year, month, day)).toBe(civil);
  });

  it('has no 30th in the last month of a common year', () => {
    expect(fromSolarHijri(1404, 12, 30)).toBeNull();
  });
});
