import { expect, test } from 'vitest';
import { candidateKey, findSelected, type Selection } from './candidate-selection.ts';
import type { Candidate } from './review-types.ts';

function candidate(transactionId: string, ...others: readonly string[]): Candidate {
  const on = { occurredOn: '2026-05-15', postedOn: '2026-05-15', amountMinor: -1240 };
  return {
    ...{ ...on, transactionId, currency: 'USD', description: 'POS 90417', accountName: 'HSA' },
    ...{ confidence: 0.6, reasons: [] },
    others: others.map((id) => ({ ...on, transactionId: id, currency: 'USD' })),
  };
}

const [a, b, order] = [candidate('a'), candidate('b'), candidate('a', 'c')] as const;

/** What accepting sends. */
function accepted(candidates: readonly Candidate[], choice: Selection) {
  return findSelected(candidates, choice).matched;
}

test('before a choice, the most likely of the current candidates is selected', () => {
  expect(accepted([], undefined)).toEqual({});
  expect(accepted([a, b], undefined)).toEqual({ transactionId: 'a' });
  expect(accepted([b, a], undefined)).toEqual({ transactionId: 'b' });
});

test('a choice follows its candidate, and no other takes its place', () => {
  expect(accepted([a, b, order], candidateKey(b))).toEqual({ transactionId: 'b' });
  expect(accepted([b, a], candidateKey(b))).toEqual({ transactionId: 'b' });
  expect(accepted([a, order], candidateKey(order))).toEqual({
    transactionId: 'a',
    otherTransactionIds: ['c'],
  });
  expect(accepted([a], candidateKey(b))).toEqual({});
});

test('matches are rejected only if the user chose none of the candidates', () => {
  expect(accepted([a, b], null)).toEqual({ transactionId: null });
  expect(accepted([], null)).toEqual({});
});
