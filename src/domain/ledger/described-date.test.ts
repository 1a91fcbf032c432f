import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../calendar/civil-date.ts';
import { parseDescribedDate } from './described-date.ts';

describe('parseDescribedDate', () => {
  it.each([
    ['PURCHASE AUTHORIZED ON 10/28 STARBUCKS SEATTLE WA S305 CARD 5521', '2026-10-30', '2026-10-28'],
    ['RECURRING PAYMENT AUTHORIZED ON 10/28 NETFLIX CARD 5521', '2026-10-30', '2026-10-28'],
    ['CHECKCARD 1011 HARRIS TEETER 0412 CHARLOTTE NC 24692162', '2026-10-13', '2026-10-11'],
    ['TARGET T-1234 CHICAGO IL                10/28', '2026-10-30', '2026-10-28'],
    ['POS PURCHASE 12/30/25 SAFEWAY', '2026-01-02', '2025-12-30'],
    ['PURCHASE AUTHORIZED ON 12/31 KROGER', '2026-01-02', '2025-12-31'],
    ['KARTENZAHLUNG REWE VOM 28.10.2026', '2026-10-30', '2026-10-28'],
    ['PAIEMENT PAR CARTE MONOPRIX DU 28/10', '2026-10-30', '2026-10-28'],
    ['TESCO STORES ON 28 OCT BCC', '2026-10-30', '2026-10-28'],
    ['CARD 2026-10-28 COFFEE', '2026-10-30', '2026-10-28'],
  ])('%s', (description, postedOn, day) => {
    expect(parseDescribedDate(description, postedOn)).toBe(day);
  });

  it.each([
    ['5/3 BANK PAYMENT', '2026-05-05'],
    ['7-11 STORE 10/28-11/27 PLAN', '2026-10-30'],
    ['FITNESS PLAN INSTALLMENT 10/12', '2026-10-14'],
    ['ELECTRIC BILL DUE 10/28', '2026-10-30'],
    ['PURCHASE AUTHORIZED ON 08/02 KROGER', '2026-10-30'],
    ['PURCHASE AUTHORIZED ON 11/02 KROGER', '2026-10-30'],
    ['POS 10/27 CARD 10/29 KROGER', '2026-10-30'],
    ['PURCHASE ON 02/30 KROGER', '2026-03-01'],
    ['APT RENT 24/7 SECURITY', '2026-07-25'],
    ['', '2026-10-30'],
  ])('returns null for: %s', (description, postedOn) => {
    expect(parseDescribedDate(description, postedOn)).toBeNull();
  });

  it('never returns a date after the posting date or more than two weeks before it', () => {
    const token = fc.constantFrom(
      'PURCHASE',
      'AUTHORIZED ON',
      'CARD',
      'DATE',
      '10/28',
      '1028',
      '28.10.',
      '2026-10-28',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(token, fc.string({ maxLength: 8 })), { maxLength: 8 }),
        fc.integer({ min: -400, max: 400 }),
        (words, shift) => {
          const postedOn = addDays('2026-10-30', shift);
          const day = parseDescribedDate(words.join(' '), postedOn);
          if (day === null) return;
          expect(daysBetween(day, postedOn)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(day, postedOn)).toBeLessThanOrEqual(14);
        },
      ),
    );
  });

  it('parses any purchase date within two weeks of posting', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 14 }), (start, gap) => {
        const day = addDays('2020-01-01', start);
        const written = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
        expect(parseDescribedDate(`PURCHASE AUTHORIZED ON ${written} KROGER`, addDays(day, gap))).toSatisfy(
          // 01/02 may also mean February 1; if both fit, the result is null.
          (found: string | null) => found === day || (found === null && Number(day.slice(8)) <= 12),
        );
      }),
    );
  });
});
