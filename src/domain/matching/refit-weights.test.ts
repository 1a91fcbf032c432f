import { describe, expect, test } from 'vitest';
import type { EvidenceShares, PairingEvidence } from './evidence/pairing-evidence.ts';
import { REFIT } from './match-bounds.ts';
import { MATCH_WEIGHTS } from './match-constants.ts';
import { type PairingAnswer, refitWeights } from './refit-weights.ts';

const shown = (shows: EvidenceShares): PairingEvidence => ({ shows: { prior: 1, ...shows }, rest: 0 });
const TIP = shown({ tipUsual: 1, nameStrong: 1 });
const NEAR = shown({ nearAmount: 1, nameStrong: 1 });
const EXACT = shown({ amountExact: 1, nameStrong: 1 });
const times = (count: number, answer: PairingAnswer): PairingAnswer[] =>
  Array.from({ length: count }, () => answer);
const tips = (count: number): PairingAnswer[] => [
  ...times(count, { options: [TIP], chosen: 0 }),
  ...times(count, { options: [NEAR], chosen: null }),
];

describe('refitted weights', () => {
  test('stay at their defaults until there are enough answers', () => {
    expect(refitWeights(times(REFIT.answersMin - 1, { options: [TIP], chosen: null }), [])).toBeNull();
  });

  test('follow the user’s answers, within their bounds', () => {
    const refit = refitWeights(tips(80), []);
    expect(refit?.answers).toBe(160);
    expect(refit?.weights.tipUsual).toBeGreaterThan(MATCH_WEIGHTS.tipUsual);
    expect(refit?.weights.nearAmount).toBeLessThan(MATCH_WEIGHTS.nearAmount);
    for (const [name, usual] of Object.entries(MATCH_WEIGHTS)) {
      const moved = Object.entries(refit?.weights ?? {}).find(([other]) => other === name)?.[1] ?? usual;
      expect(Math.abs(moved - usual)).toBeLessThanOrEqual(Math.abs(usual) * REFIT.boundShare + 1e-9);
    }
  });

  test('do not change when all options have the same evidence', () => {
    expect(refitWeights(times(60, { options: [EXACT, EXACT], chosen: 1 }), [])).toBeNull();
  });

  test('are held in place by undisputed matches, even after many declined suggestions', () => {
    const refused = times(60, { options: [EXACT], chosen: null });
    const alone = refitWeights(refused, [])?.weights.amountExact ?? 0;
    const held =
      refitWeights(
        refused,
        Array.from({ length: 240 }, () => EXACT),
      )?.weights.amountExact ?? MATCH_WEIGHTS.amountExact;
    expect(held).toBeGreaterThan(alone);
  });

  test('are the same for the same answers', () => {
    expect(refitWeights(tips(40), [EXACT])).toEqual(refitWeights(tips(40), [EXACT]));
  });
});
