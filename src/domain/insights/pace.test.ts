import { expect, it } from 'vitest';
import { computePace, pacePeriod } from './pace.ts';

const spent = (on: string, spendMinor: number) => ({ on, spendMinor });

it('accumulates this month to today and the previous month to its end, and compares the same days', () => {
  const pace = computePace('2026-11', '2026-11-03', [
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

it('compares a complete month with a complete month', () => {
  const pace = computePace('2026-02', '2026-11-03', []);
  expect(pace).toMatchObject({ to: '2026-02-28', previousTo: '2026-01-31' });
  expect([pace.now.length, pace.before.length]).toEqual([28, 31]);
  expect(pacePeriod('2026-02')).toEqual({ from: '2026-01-01', to: '2026-02-28' });
});
