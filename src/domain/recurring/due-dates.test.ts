import { describe, expect, it } from 'vitest';
import { expectedAmountMinor, listDueDates } from './due-dates.ts';

const stream = {
  status: 'active',
  frequency: 'monthly',
  nextOn: '2026-12-31',
  trialEndsOn: null,
  lastOn: '2026-11-30',
} as const;

describe('listDueDates', () => {
  it.each([
    ['weekly', '2027-01-14', ['2026-12-31', '2027-01-07', '2027-01-14']],
    ['four_weekly', '2027-02-25', ['2026-12-31', '2027-01-28', '2027-02-25']],
    // Two days of each month, which don't drift.
    ['semimonthly', '2027-02-28', ['2026-12-31', '2027-01-15', '2027-01-31', '2027-02-15', '2027-02-28']],
    // The last day of shorter months, and the 31st again.
    ['monthly', '2027-03-31', ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']],
    ['annually', '2028-01-01', ['2026-12-31', '2027-12-31']],
    ['unknown', '2028-01-01', ['2026-12-31']],
  ])('%s until %s', (frequency, to, dates) => {
    expect(listDueDates({ ...stream, frequency }, to)).toEqual(dates);
  });

  it('returns to a late day of the month after a shorter one', () => {
    const short = { ...stream, lastOn: '2026-01-31', nextOn: '2026-02-28' };
    expect(listDueDates(short, '2026-05-31')).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(listDueDates({ ...short, lastOn: '2026-01-28' }, '2026-03-31')).toEqual([
      '2026-02-28',
      '2026-03-28',
    ]);
    expect(listDueDates({ ...short, frequency: 'four_weekly' }, '2026-03-31')).toEqual([
      '2026-02-28',
      '2026-03-28',
    ]);
  });

  it.each([
    ['2026-05-01', '2026-05-15', ['2026-05-15', '2026-06-01', '2026-06-15', '2026-07-01']],
    ['2026-05-15', '2026-06-01', ['2026-06-01', '2026-06-15', '2026-07-01']],
    ['2026-05-05', '2026-05-20', ['2026-05-20', '2026-06-05', '2026-06-20']],
    ['2026-05-20', '2026-06-05', ['2026-06-05', '2026-06-20']],
    ['2026-05-15', '2026-05-31', ['2026-05-31', '2026-06-15', '2026-06-30']],
    ['2026-05-31', '2026-06-15', ['2026-06-15', '2026-06-30']],
    // A charge was missed.
    ['2026-04-15', '2026-05-15', ['2026-05-15', '2026-05-30', '2026-06-15', '2026-06-30']],
  ])('twice a month after %s, next on %s', (lastOn, nextOn, dates) => {
    const twice = { ...stream, frequency: 'semimonthly', lastOn, nextOn };
    expect(listDueDates(twice, '2026-07-01')).toEqual(dates);
  });

  it('has 53 or fewer dates in a year', () => {
    expect(listDueDates({ ...stream, frequency: 'weekly' }, '2027-12-31')).toHaveLength(53);
    expect(listDueDates({ ...stream, frequency: 'semimonthly' }, '2027-12-30')).toHaveLength(24);
  });

  it('has the end of a trial, and nothing after `to` or without a date', () => {
    const trial = { ...stream, status: 'trial', trialEndsOn: '2026-12-05' } as const;
    expect(listDueDates(trial, '2027-12-31')).toEqual(['2026-12-05']);
    expect(listDueDates(trial, '2026-12-04')).toEqual([]);
    expect(listDueDates({ ...trial, trialEndsOn: null }, '2026-12-31')).toEqual(['2026-12-31']);
    expect(listDueDates(stream, '2026-12-30')).toEqual([]);
    expect(listDueDates({ ...stream, nextOn: null }, '2027-12-31')).toEqual([]);
  });
});

it('a trial has no expected amount', () => {
  expect(expectedAmountMinor({ status: 'active', lastAmountMinor: -1549 })).toBe(1549);
  expect(expectedAmountMinor({ status: 'trial', lastAmountMinor: -100 })).toBeNull();
});
