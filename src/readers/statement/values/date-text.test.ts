import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '#domain/calendar/civil-date.ts';
import type { DateOrder } from '../statement-file.ts';
import { decideDateOrder, readDate, type ScannedDate, scanDate } from './date-text.ts';

function date(text: string, order: DateOrder = 'dmy'): string | null {
  const scanned = scanDate(text);
  return scanned && readDate(scanned, order);
}

function scanAll(texts: readonly string[]): ScannedDate[] {
  return texts.flatMap((text) => scanDate(text) ?? []);
}

describe('dates', () => {
  it('reads all bank formats', () => {
    const texts = [
      '2024-02-09',
      '2024/2/9',
      '20240209',
      '09.02.2024',
      '9.2.24',
      '09-02-2024',
      '09/02/2024 10:33',
      '2024-02-09T23:59:59Z',
      '2024-02-09 23:59:59+02:00',
      '9 Feb 2024',
      '09-FEB-24',
      'Feb 9, 2024',
      'February 9 2024',
      'Fri, 9 Feb 2024',
      '9. Februar 2024',
      '9 février 2024',
      '9 de febrero de 2024',
      '9 lutego 2024',
      '2024年2月9日',
      '09022024',
      "9/2'24",
      " 9/ 2'2024",
    ];
    for (const text of texts) expect(date(text), text).toBe('2024-02-09');
  });

  it('returns null for text that is not a date', () => {
    for (const text of [
      '',
      'abc',
      '12.50',
      '1,234.56',
      '2024-13-45',
      '31/04/2024',
      '12345678',
      '03/25/099Share',
      '1/2',
      'May',
      '2024',
      '12:30:00',
    ])
      expect(date(text), text).toBeNull();
  });

  it('reads two-digit years from 70 as the last century', () => {
    expect([date('1/2/69'), date('1/2/70'), date("1/2'70")]).toEqual([
      '2069-02-01',
      '1970-02-01',
      '1970-02-01',
    ]);
  });
});

describe('the order of day and month', () => {
  it('is proven by an impossible day anywhere in the file', () => {
    expect(decideDateOrder(scanAll(['01/02/2024', '01/13/2024']), 'dmy')).toEqual({
      order: 'mdy',
      isProven: true,
    });
    expect(decideDateOrder(scanAll(['01/02/2024', '13/01/2024']), 'mdy')).toEqual({
      order: 'dmy',
      isProven: true,
    });
  });

  it('is the one in which the dates are in sequence', () => {
    expect(
      decideDateOrder(scanAll(['05/01/2024', '06/01/2024', '01/02/2024', '02/02/2024']), 'mdy').order,
    ).toBe('dmy');
  });

  it('falls back to the preference, unproven', () => {
    expect(decideDateOrder(scanAll(['05/06/2024']), 'mdy')).toEqual({ order: 'mdy', isProven: false });
    expect(decideDateOrder(scanAll(['05/06/2024']), 'dmy')).toEqual({ order: 'dmy', isProven: false });
  });

  it('is found for any run of days long enough', () => {
    const run = fc.record({ start: fc.integer({ min: 18_000, max: 21_000 }), isDayFirst: fc.boolean() });
    fc.assert(
      fc.property(run, ({ start, isDayFirst }) => {
        const texts = Array.from({ length: 40 }, (_, i) => {
          const [year, month, day] = fromDayNumber(start + i).split('-');
          return isDayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
        });
        expect(decideDateOrder(scanAll(texts), isDayFirst ? 'mdy' : 'dmy').order).toBe(
          isDayFirst ? 'dmy' : 'mdy',
        );
      }),
    );
  });
});
