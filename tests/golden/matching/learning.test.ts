import { describe, expect, test } from 'vitest';
import type { PairingEvidence } from '#domain/matching/evidence/pairing-evidence.ts';
import { REFIT } from '#domain/matching/match-bounds.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { Match } from '#domain/matching/match-types.ts';
import { type PairingAnswer, refitWeights } from '#domain/matching/refit-weights.ts';
import { generateHousehold } from './generate.ts';
import { measure } from './measure.ts';

type House = ReturnType<typeof generateHousehold>;
/** A user's answer to a question; `right` is the index of the correct pairing. */
type Answering = (shown: readonly Match[], right: number | null, number: number) => number | null;

const TAUGHT = [1, 2, 3, 4].map(generateHousehold).map((house) => ({ house, ...matchReceipts(house) }));
const UNSEEN = [101, 102, 103].map(generateHousehold);
/** Users who err, or answer without looking, may reduce the number of matches, but must not cause wrong ones. */
const PEOPLE: Readonly<Record<string, Answering>> = {
  'who know': (_, right) => right,
  'who err in every tenth answer': (shown, right, number) => (number % 10 === 9 ? shown.length - 1 : right),
  'who take whatever comes first': () => 0,
  'who refuse everything': () => null,
};

describe('matching with learned weights', () => {
  test.each(Object.entries(PEOPLE))('%s causes no wrong match', (_, answering) => {
    const answers = TAUGHT.flatMap(({ house, matches }) => answersOf(house, matches, answering));
    const standing = TAUGHT.flatMap(({ matches }) => matches).flatMap(evidenceOfAutos);
    expect(answers.length).toBeGreaterThan(REFIT.answersMin);
    const weights = refitWeights(answers, standing)?.weights ?? {};
    const measured = measure(UNSEEN.map((house) => ({ house, ...matchReceipts({ ...house, weights }) })));
    expect(measured.autoPrecision).toBeGreaterThanOrEqual(0.995);
    expect(measured.listedRecall).toBeGreaterThanOrEqual(0.97);
  });
});

function evidenceOfAutos({ decision, evidence }: Match): PairingEvidence[] {
  return decision === 'auto' ? [evidence] : [];
}

function answersOf(house: House, matches: readonly Match[], answering: Answering): PairingAnswer[] {
  const asked = Map.groupBy(
    matches.filter((match) => match.decision === 'suggest'),
    (match) => match.receiptId,
  );
  return [...asked].map(([id, all], number) => {
    const shown = all.slice(0, 3);
    const truth = house.truths.find(({ receiptIds }) => receiptIds.includes(id));
    const right = shown.findIndex((match) => truth?.accepts.includes(transactionsOf(match)));
    return {
      options: shown.map((match) => match.evidence),
      chosen: answering(shown, right < 0 ? null : right, number),
    };
  });
}

function transactionsOf({ allocations }: Match): string {
  return allocations
    .map((part) => part.transactionId)
    .sort()
    .join('+');
}
