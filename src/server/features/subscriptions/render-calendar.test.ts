import { describe, expect, it } from 'vitest';
import type { StreamRow } from './query.ts';
import { renderCalendar } from './render-calendar.ts';

const STREAM: StreamRow = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', merchant: 'Netflix', class: 'subscription' },
  ...{ frequency: 'monthly', status: 'active', verdict: 'detected', confidence: 0.99 },
  ...{ currency: 'USD', lastAmountMinor: -1549, averageAmountMinor: -1549 },
  ...{ firstOn: '2026-01-31', lastOn: '2026-10-31', nextOn: '2026-11-30', trialEndsOn: null },
  ...{ isCounted: true, accountName: 'Visa', charges: [], priceChanges: [] },
};

const of = (
  streams: readonly Partial<StreamRow>[],
  scope: Partial<Parameters<typeof renderCalendar>[0]['scope']> = {},
) =>
  renderCalendar({
    streams: streams.map((change) => ({ ...STREAM, ...change })),
    announced: [],
    scope: { today: '2026-11-28', language: 'en', currency: 'USD', isSandbox: false, ...scope },
    publicUrl: 'https://money.example.test',
  });

/** The lines of a file, unfolded (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (file: string, name: string) =>
  linesOf(file).flatMap((line) =>
    line.startsWith(`${name}:`) || line.startsWith(`${name};`) ? [line.slice(line.indexOf(':') + 1)] : [],
  );

describe('the calendar', () => {
  it('has one all-day event per due date of the next 12 months, with stable IDs', () => {
    const file = of([{}]);
    const days = valuesOf(file, 'DTSTART');
    expect(days).toHaveLength(12);
    expect([days[0], days[3], days.at(-1)]).toEqual(['20261130', '20270228', '20271031']);
    expect(file).toContain('DTSTART;VALUE=DATE:20261130\r\n');
    expect(new Set(valuesOf(file, 'SUMMARY'))).toEqual(new Set(['Netflix $15.49']));
    expect(valuesOf(file, 'UID')[0]).toBe('sub_019a0000000070008000000000000001-2026-11-30@fettle');
    expect(of([{}])).toBe(file);
    expect(valuesOf(of([{}], { today: '2026-11-29' }), 'UID')).toEqual(valuesOf(file, 'UID'));
  });

  it('includes bills and trial ends, and no ended, paused or rejected streams', () => {
    const rent = { merchant: 'Rent', class: 'bill', nextOn: '2026-12-01', frequency: 'unknown' } as const;
    const trial = { merchant: 'Mubi', status: 'trial', trialEndsOn: '2026-12-05' } as const;
    const none = (['cancelled', 'ended', 'paused'] as const).map((status) => ({ status }));
    const file = of([rent, trial, ...none, { verdict: 'not_subscription' }, { nextOn: null }]);
    expect(valuesOf(file, 'SUMMARY')).toEqual(['Rent $15.49', 'Mubi trial ends']);
  });

  it('formats amounts in the user’s language and the stream’s currency', () => {
    const euros = { currency: 'EUR', frequency: 'unknown', lastAmountMinor: -123_456 } as const;
    expect(valuesOf(of([euros]), 'SUMMARY')).toEqual(['Netflix €1\\,234.56']);
    const yen = { ...euros, currency: 'JPY', lastAmountMinor: -1200 } as const;
    expect(valuesOf(of([yen], { language: 'es' }), 'SUMMARY')).toEqual(['Netflix ¥1\\,200']);
  });

  it('names the sandbox', () => {
    expect(valuesOf(of([{}], { isSandbox: true }), 'X-WR-CALNAME')).toEqual(['Fettle due dates (sandbox)']);
  });

  it.each([
    ['a line break', 'A\r\nBEGIN:VALARM\nX', 'A BEGIN:VALARM X'],
    ['separators', 'A, B; C\\D', 'A\\, B\\; C\\\\D'],
    ['control and direction characters', 'A\u0000\u0007\u202e\u2028B', 'A B'],
    ['a long name', `${'漢'.repeat(150)}`, '漢'.repeat(150)],
    ['emoji at the limit', '😀'.repeat(200), '😀'.repeat(100)],
    ['half an emoji', `${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd`],
  ])('stays well-formed with %s in a name', (_kind, merchant, shown) => {
    const file = of([{ merchant, frequency: 'unknown' }]);
    expect(valuesOf(file, 'SUMMARY')).toEqual([`${shown} $15.49`]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\p{Cc}]/u);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file).filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
    ]);
  });

  it('is bounded', () => {
    const weekly = Array.from({ length: 100 }, () => ({ frequency: 'weekly' }) as const);
    expect(valuesOf(of(weekly), 'UID')).toHaveLength(1000);
  });
});
