import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  civilDateAt,
  daysBetween,
  fromDayNumber,
  isCivilDate,
  isMonthOpen,
  monthBounds,
  toDayNumber,
  weekdayOf,
} from './civil-date.ts';

describe('civil dates', () => {
  it('converts to and from day numbers without a time zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200_000, max: 400_000 }),
        fc.integer({ min: -5000, max: 5000 }),
        (day, step) => {
          const date = fromDayNumber(day);
          expect(toDayNumber(date)).toBe(day);
          expect(daysBetween(date, addDays(date, step))).toBe(step);
        },
      ),
    );
  });

  it('limits month steps to the last day of a shorter month', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2023-01-31', 1)).toBe('2023-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2024-03-15', -3)).toBe('2023-12-15');
    expect(addMonths('2024-02-29', 1, 31)).toBe('2024-03-31');
  });

  it('returns the date of an instant in time zones west and east of Greenwich', () => {
    const moment = new Date('2026-11-21T07:30:00Z');
    expect(civilDateAt(moment, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(civilDateAt(moment, 'UTC')).toBe('2026-11-21');
    expect(civilDateAt(new Date('2026-12-31T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2027-01-01');
    expect(civilDateAt(new Date('2027-01-01T10:59:00Z'), 'Pacific/Pago_Pago')).toBe('2026-12-31');
    expect(() => civilDateAt(moment, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('regards a month as in progress through its last day', () => {
    expect(isMonthOpen('2026-11', '2026-11-30')).toBe(true);
    expect(isMonthOpen('2026-11', '2026-11-01')).toBe(true);
    expect(isMonthOpen('2026-11', '2026-12-01')).toBe(false);
    expect(isMonthOpen('2026-12', '2027-01-01')).toBe(false);
  });

  it('recognizes dates that exist', () => {
    expect(isCivilDate('2024-02-29')).toBe(true);
    expect(isCivilDate('2023-02-29')).toBe(false);
    expect(isCivilDate('1900-02-29')).toBe(false);
    expect(isCivilDate('2000-02-29')).toBe(true);
    expect(isCivilDate('2024-13-01')).toBe(false);
    expect(isCivilDate('2999-12-31')).toBe(true);
    for (const date of ['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])
      expect(isCivilDate(date), date).toBe(false);
    expect(monthBounds('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(weekdayOf('2026-11-21')).toBe(6);
  });
});
