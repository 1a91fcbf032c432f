import { beforeAll, describe, expect, test } from 'vitest';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import { calibrationError, type Measured, measure } from '../measure.ts';
import { buildWorld } from './build-world.ts';

/** The minimum scores of the matcher on households that were not used to develop it. */
const GATES = { autoPrecision: 0.999, listedRecall: 0.99, calibrationMax: 0.02 } as const;

describe.each(['everyday', 'rarer'] as const)('households not used in development, %s', (kind) => {
  const worlds = Array.from({ length: 8 }, (_, at) => buildWorld(at + 1, kind));
  let measured: Measured;
  let runs: { house: (typeof worlds)[number]; matches: ReturnType<typeof matchReceipts>['matches'] }[];

  beforeAll(() => {
    runs = worlds.map((house) => ({ house, matches: matchReceipts(house).matches }));
    measured = measure(runs);
  });

  test('automatic matches are correct, the correct match is made or suggested, confidence is calibrated', () => {
    expect(measured.autoPrecision, measured.wrongAutos.join('\n')).toBeGreaterThanOrEqual(
      GATES.autoPrecision,
    );
    expect(calibrationError(measured.points)).toBeLessThanOrEqual(GATES.calibrationMax);
    expect(measured.listedRecall, measured.missed.join('\n')).toBeGreaterThanOrEqual(GATES.listedRecall);
  });

  test('another month’s charge, a purchase for a refund, a rejected pair and a transfer are never matched', () => {
    expect(measured.grave).toEqual([]);
  });

  test('no transaction is explained beyond its amount', () => {
    for (const { house, matches } of runs) {
      const amounts = new Map(
        house.transactions.map((transaction) => [transaction.id, Math.abs(transaction.amountMinor)]),
      );
      const explained = new Map<string, number>();
      for (const match of matches.filter(({ decision }) => decision === 'auto'))
        for (const part of match.allocations)
          explained.set(part.transactionId, (explained.get(part.transactionId) ?? 0) + part.amountMinor);
      for (const [id, amount] of explained) expect(amount).toBeLessThanOrEqual(amounts.get(id) ?? 0);
    }
  });

  test('the order of transactions and emails does not matter', () => {
    const [house] = worlds;
    if (!house) throw new Error('no household');
    const sorted = (input: Parameters<typeof matchReceipts>[0]) =>
      matchReceipts(input)
        .matches.map((match) =>
          JSON.stringify([
            match.receiptId,
            match.decision,
            match.allocations.map((part) => part.transactionId).sort(),
          ]),
        )
        .sort();
    const turned = {
      ...house,
      transactions: [...house.transactions].reverse(),
      receipts: [...house.receipts].reverse(),
    };
    expect(sorted(turned)).toEqual(sorted(house));
  });
});
