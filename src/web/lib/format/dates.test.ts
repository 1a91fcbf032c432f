import { afterEach, expect, it } from 'vitest';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { dayOfInstant, formatInstant, userToday } from './dates.ts';
import { setDisplayTimeZone } from './display-time-zone.ts';

afterEach(() => setDisplayTimeZone(null));

it('today is the date in the user’s time zone, regardless of the device', () => {
  // 25 hours apart: never the same day.
  const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => {
    setDisplayTimeZone(zone);
    expect([civilDateAt(new Date(Date.now() - 1_000), zone), civilDateAt(new Date(), zone)]).toContain(
      userToday(),
    );
    return userToday();
  });
  expect(days[0]).not.toBe(days[1]);
});

it('an instant is shown in the user’s time zone', () => {
  setDisplayTimeZone('America/Los_Angeles');
  expect(formatInstant('2026-11-21T07:30:00Z')).toContain('Nov 20, 2026');
  expect(dayOfInstant('2026-11-21T07:30:00Z')).toBe('2026-11-20');
});
