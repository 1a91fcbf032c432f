import { expect, test } from 'vitest';
import { dayIn } from './days.ts';

test('banks use the date in the household’s time zone, not in UTC', () => {
  const lateEvening = new Date('2026-11-22T00:30:00Z');
  expect(dayIn('America/Chicago', lateEvening)).toBe('2026-11-21');
  expect(dayIn('Pacific/Auckland', lateEvening)).toBe('2026-11-22');
  expect(dayIn('America/Chicago', lateEvening, 1)).toBe('2026-11-22');
});
