import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale } from './scales.ts';

describe('the axis of a chart', () => {
  it('has round ticks around the data, including zero', () => {
    expect(linearScale([-2690, 4500], [200, 0], 4).ticks).toEqual([-4000, -2000, 0, 2000, 4000, 6000]);
    expect(linearScale([0, 1], [0, 1], 4).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(linearScale([0, 0], [10, 0], 4).ticks).toEqual([0, 1]);
  });

  it('keeps every value inside its range, in order, with few ticks', () => {
    const amount = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        const low = Math.min(0, a, b, c);
        const high = Math.max(0, a, b, c);
        const scale = linearScale([low, high], [100, 0], 4);
        expect(scale(low)).toBeGreaterThanOrEqual(scale(high));
        expect(scale(low)).toBeLessThanOrEqual(100.000001);
        expect(scale(high)).toBeGreaterThanOrEqual(-0.000001);
        expect(scale.ticks.length).toBeGreaterThanOrEqual(2);
        expect(scale.ticks.length).toBeLessThanOrEqual(10);
        expect(scale.ticks).toContain(0);
      }),
    );
  });
});
