import { describe, expect, it } from 'vitest';
import { liveThrough } from './pending-life.ts';
import { newTally, replay } from './pending-measure.ts';

const SEEDS = [501, 502, 503];

describe('pending transactions that post under another ID: tips, holds, duplicates, currencies, dropped ones', () => {
  it.each([
    ['with the purchase day told', true, 0.995],
    ['without it', false, 0.988],
  ])('are matched only if unambiguous, else suggested, %s', (_name, hasAuthorized, foundMin) => {
    const tally = newTally();
    for (const seed of SEEDS)
      for (const every of [1, 3])
        replay(liveThrough(seed, 300, 6), { hasAuthorized, hasMerchants: seed % 2 === 0, every }, tally);
    const measured = {
      precision: tally.right / tally.matched,
      auto: tally.right / tally.wanted,
      found: tally.found / tally.wanted,
      changed: tally.changedFound / tally.changed,
    };
    const lines = Object.entries(measured).map(([name, value]) => `${name} ${value.toFixed(4)}`);
    console.info(`pending: ${lines.join(' ')} of ${tally.wanted}; ${tally.wrong.join('; ')}`);
    expect(measured.precision).toBeGreaterThanOrEqual(0.999);
    expect(measured.auto).toBeGreaterThanOrEqual(0.8);
    expect(measured.found).toBeGreaterThanOrEqual(foundMin);
    expect(measured.changed).toBeGreaterThanOrEqual(0.96);
  });
});
