import { describe, expect, test } from 'vitest';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { MatchInput } from '#domain/matching/match-types.ts';
import { receipt, transaction } from './entries.ts';
import { FINER_SCENARIOS } from './finer-scenarios.ts';
import { WRITTEN_SCENARIOS } from './written-scenarios.ts';

describe('handwritten scenarios', () => {
  test.each([...WRITTEN_SCENARIOS, ...FINER_SCENARIOS].map((scenario) => [scenario.name, scenario] as const))(
    '%s',
    (_, scenario) => {
      expect(outcome(scenario.input)).toEqual([...scenario.expected].sort());
    },
  );

  test('a fuel hold is at most a weak suggestion', () => {
    const transactions = [
      transaction('t1', '2026-03-10', -12500, 'SHELL OIL 57444212300', { pending: true }),
    ];
    const { matches } = matchReceipts({
      transactions,
      receipts: [receipt('r1', '2026-03-10', 5231, 'Shell')],
    });
    for (const match of matches) {
      expect(match.decision).toBe('suggest');
      expect(match.confidence).toBeLessThan(0.75);
    }
  });
});

function outcome(input: MatchInput): string[] {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const match of matchReceipts(input).matches) {
    if (seen.has(match.receiptId)) continue;
    seen.add(match.receiptId);
    lines.push(
      `${match.receiptId}>${match.allocations
        .map((part) => part.transactionId)
        .sort()
        .join('+')}:${match.decision}`,
    );
  }
  return lines.sort();
}
