import { expect, test } from 'vitest';
import { edgesOfPeriods } from './other-day.ts';

test('the edges of periods are in the next month, at its end, and around New Year', () => {
  expect(edgesOfPeriods(new Date('2028-01-31T12:00:00Z')).map((time) => time.toISOString())).toEqual([
    '2028-02-01T00:30:00.000Z',
    '2028-02-29T23:00:00.000Z',
    '2029-01-01T00:30:00.000Z',
    '2028-12-31T23:00:00.000Z',
  ]);
});
