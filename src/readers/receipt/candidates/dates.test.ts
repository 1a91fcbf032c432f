import { expect, test } from 'vitest';
import { findDates } from './dates.ts';

const context = { isDayFirst: false, reference: '2026-03-05' };
const first = (line: string, isDayFirst = false) =>
  findDates(line, { ...context, isDayFirst }).map((token) => token.readings[0]);

test.each([
  ['Order placed: March 3, 2026', '2026-03-03'],
  ['am 3. März 2026', '2026-03-03'],
  ['3 de marzo de 2026', '2026-03-03'],
  ['1er avril 2026', '2026-04-01'],
  ['2026年3月5日', '2026-03-05'],
  ['12.03.2026 14:30', '2026-03-12'],
  ['Sept. 4th, 2026', '2026-09-04'],
  ["5 Mar '26", '2026-03-05'],
])('reads the date in "%s"', (line, expected) => {
  expect(first(line)).toEqual([expected]);
});

test('reads a date with slashes in the country’s order', () => {
  expect(first('03/04/2026')).toEqual(['2026-03-04']);
  expect(first('03/04/2026', true)).toEqual(['2026-04-03']);
});

test('gives a date without a year the year closest to the email', () => {
  expect(first('Tue, Mar 3')).toEqual(['2026-03-03']);
});
