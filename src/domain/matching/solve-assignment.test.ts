import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchExact, type WeightedEdge } from './edges/search-exact.ts';
import { solveAssignment } from './solve-assignment.ts';
import { solvePairs } from './solve-pairs.ts';

const pair = fc.record({
  slot: fc.integer({ min: 0, max: 5 }),
  transaction: fc.integer({ min: 0, max: 5 }),
  score: fc.integer({ min: 1, max: 40 }),
});
const sum = fc.record({
  slots: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
  transactions: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
  score: fc.integer({ min: 1, max: 60 }),
});

function bestByTrying(edges: readonly WeightedEdge[]): number {
  let best = 0;
  for (let choice = 0; choice < 1 << edges.length; choice += 1) {
    const picked = edges.filter((_, at) => (choice >> at) & 1);
    const places = picked.flatMap((edge) => [
      ...edge.slots.map((slot) => `s${slot}`),
      ...edge.transactions.map((transaction) => `r${transaction}`),
    ]);
    if (new Set(places).size < places.length) continue;
    best = Math.max(
      best,
      picked.reduce((total, edge) => total + edge.score, 0),
    );
  }
  return best;
}

const totalOf = (edges: readonly WeightedEdge[], chosen: Iterable<number>): number =>
  [...chosen].reduce((total, at) => total + (edges[at]?.score ?? 0), 0);

describe('solveAssignment', () => {
  test('finds the optimal assignment of pairs', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 11 }), (pairs) => {
        const edges = pairs.map((each) => ({
          slots: [each.slot],
          transactions: [each.transaction],
          score: each.score,
        }));
        const solution = solvePairs(pairs);
        expect(totalOf(edges, solution.chosenBySlot.values())).toBe(bestByTrying(edges));
      }),
    );
  });

  test('computes the loss of leaving a slot empty', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 9 }), (pairs) => {
        const edges = pairs.map((each) => ({
          slots: [each.slot],
          transactions: [each.transaction],
          score: each.score,
        }));
        const solution = solvePairs(pairs);
        const slot = pairs[0]?.slot ?? 0;
        const without = bestByTrying(edges.filter((edge) => !edge.slots.includes(slot)));
        expect(solution.lossEmpty(slot)).toBeCloseTo(without - bestByTrying(edges));
      }),
    );
  });

  test('never overstates the loss of another choice', () => {
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 9 }), (pairs) => {
        const edges = pairs.map((each) => ({
          slots: [each.slot],
          transactions: [each.transaction],
          score: each.score,
        }));
        const [first] = edges;
        if (!first) return;
        const rest = edges.filter(
          (edge) => edge.slots[0] !== first.slots[0] && edge.transactions[0] !== first.transactions[0],
        );
        const exact = bestByTrying(rest) + first.score - bestByTrying(edges);
        expect(solvePairs(pairs).lossWith(0)).toBeGreaterThanOrEqual(exact - 1e-6);
      }),
    );
  });

  test('finds the optimal assignment with sums in a small component', () => {
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 10 }), (edges) => {
        expect(
          searchExact(
            edges,
            edges.map((_, at) => at),
          ).total,
        ).toBe(bestByTrying(edges));
        expect(totalOf(edges, solveAssignment(edges).chosen)).toBe(bestByTrying(edges));
      }),
    );
  });

  test('never uses a slot or transaction twice, even in large components', () => {
    const edges = Array.from({ length: 600 }, (_, at) => ({
      slots: at % 7 === 0 ? [at % 90, (at + 1) % 90] : [at % 90],
      transactions: at % 5 === 0 ? [at % 110, (at + 3) % 110] : [(at * 7) % 110],
      score: 1 + ((at * 37) % 50),
    }));
    const places = [...solveAssignment(edges).chosen].flatMap((at) => [
      ...(edges[at]?.slots ?? []).map((slot) => `s${slot}`),
      ...(edges[at]?.transactions ?? []).map((transaction) => `r${transaction}`),
    ]);
    expect(new Set(places).size).toBe(places.length);
  });
});
