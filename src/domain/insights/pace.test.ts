import { expect, it } from 'vitest';
import { paceDays, paceOf } from './pace.ts';

const spent = (on: string, spendMinor: number) => ({ on, spendMinor });

it('adds a month up to today, and the month before to its end; the same days are compared', () => {
  const pace = paceOf('2026-11', '2026-11-03', [
    spent('2026-10-02', 500),
    spent('2026-10-31', 70),
    spent('2026-11-01', 10),
    spent('2026-11-03', 5),
  ]);
  expect(pace).toMatchObject({ from: '2026-11-01', to: '2026-11-03' });
  expect(pace).toMatchObject({ previousFrom: '2026-10-01', previousTo: '2026-10-03' });
  expect(pace.now).toEqual([10, 10, 15]);
  expect(pace.before).toHaveLength(31);
  expect([pace.before[0], pace.before[1], pace.before[30]]).toEqual([0, 500, 570]);
});

it('a closed month is whole, and is compared with a whole month', () => {
  const pace = paceOf('2026-02', '2026-11-03', []);
  expect(pace).toMatchObject({ to: '2026-02-28', previousTo: '2026-01-31' });
  expect([pace.now.length, pace.before.length]).toEqual([28, 31]);
  expect(paceDays('2026-02')).toEqual({ from: '2026-01-01', to: '2026-02-28' });
});
