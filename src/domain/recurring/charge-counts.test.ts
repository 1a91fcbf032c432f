import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharges } from './charge-counts.ts';

it('counts charges by day and by amount like a full scan', () => {
  const small = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(fc.array(fc.tuple(small, small)), small, small, (pairs, low, high) => {
      const charges = pairs.map(([day, amount]) => ({ day, amount }));
      const counts = countCharges(charges);
      const within = (value: number) => value >= low && value <= high;
      expect(counts.betweenDays(low, high)).toBe(charges.filter(({ day }) => within(day)).length);
      expect(counts.betweenAmounts(low, high)).toBe(charges.filter(({ amount }) => within(amount)).length);
    }),
  );
});
