import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crowdOf } from './crowd.ts';

it('counts transactions by day and by amount as going through all of them does', () => {
  const small = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(fc.array(fc.tuple(small, small)), small, small, (pairs, low, high) => {
      const charges = pairs.map(([day, amount]) => ({ day, amount }));
      const crowd = crowdOf(charges);
      const within = (value: number) => value >= low && value <= high;
      expect(crowd.between(low, high)).toBe(charges.filter(({ day }) => within(day)).length);
      expect(crowd.priced(low, high)).toBe(charges.filter(({ amount }) => within(amount)).length);
    }),
  );
});
