import { describe, expect, test } from 'vitest';
import { MATCH_WEIGHTS } from './match-constants.ts';
import { type LabelledPair, refitWeights } from './refit-weights.ts';

const pair = (isRight: boolean, evidence: LabelledPair['evidence']): LabelledPair => ({ isRight, evidence });
const times = (count: number, one: LabelledPair): LabelledPair[] => Array.from({ length: count }, () => one);

describe('refitted weights', () => {
  test('stay at their defaults until enough pairs are confirmed', () => {
    expect(refitWeights(times(49, pair(true, { amountExact: 1 })))).toEqual(MATCH_WEIGHTS);
  });

  test('move with a person’s decisions, never further than three tenths', () => {
    const tips = [
      ...times(80, pair(true, { tipUsual: 1, nameStrong: 1 })),
      ...times(200, pair(false, { nearAmount: 1, nameStrong: 1 })),
    ];
    const weights = refitWeights(tips);
    expect(weights.tipUsual).toBeGreaterThan(MATCH_WEIGHTS.tipUsual);
    expect(weights.nearAmount).toBeLessThan(MATCH_WEIGHTS.nearAmount);
    for (const [name, usual] of Object.entries(MATCH_WEIGHTS)) {
      const moved = Object.entries(weights).find(([other]) => other === name)?.[1] ?? 0;
      expect(Math.abs(moved - usual)).toBeLessThanOrEqual(Math.abs(usual) * 0.3 + 1e-9);
    }
  });
});
