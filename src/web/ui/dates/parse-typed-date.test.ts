import { describe, expect, test } from 'vitest';
import { parseTypedDate } from './parse-typed-date.ts';

const TODAY = '2026-11-21';

describe('parseTypedDate', () => {
  test.each([
    ['2026-05-03', '2026-05-03'],
    ['3 May 2026', '2026-05-03'],
    ['3 may', '2026-05-03'],
    ['May 3, 2025', '2025-05-03'],
    ['Sun 3 May 2026', '2026-05-03'],
    ['3 December', '2025-12-03'],
    ['3 de mayo de 2026', '2026-05-03'],
    ['martes, 3 de marzo', '2026-03-03'],
    ['mié 3 ene 2026', '2026-01-03'],
    ['Hoy', '2026-11-21'],
    ['3.5.2026', '2026-05-03'],
    ['3.5.26', '2026-05-03'],
    ['3/5/2026', '2026-05-03'],
    ['03-05-2026', '2026-05-03'],
    ['today', '2026-11-21'],
    [' Yesterday ', '2026-11-20'],
  ])('%s is %s', (text, day) => {
    expect(parseTypedDate(text, TODAY, false)).toBe(day);
  });

  test('reads a date with a slash as month first where the locale does', () => {
    expect(parseTypedDate('5/3/2026', TODAY, true)).toBe('2026-05-03');
    expect(parseTypedDate('3.5.2026', TODAY, true)).toBe('2026-05-03');
  });

  test.each([
    '',
    'soon',
    'soon or late 3 May',
    '31 February',
    '2026-02-30',
    '99/99/2026',
    '1 2 3 May',
    'May',
  ])('"%s" is no day', (text) => {
    expect(parseTypedDate(text, TODAY, false)).toBeNull();
  });
});
