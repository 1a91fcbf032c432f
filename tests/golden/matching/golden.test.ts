import { beforeAll, describe, expect, test } from 'vitest';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import { generateHousehold } from './generate.ts';
import { calibrationError, type Measured, measure } from './measure.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);
/** Minimum scores; the measured values are higher and printed by `measure`. */
const GATES = {
  autoPrecision: 0.999,
  autoRecall: 0.84,
  listedRecall: 0.99,
  calibrationMax: 0.02,
  falseProposalsMax: 0.1,
} as const;
/** Scenes in which most receipts must be matched automatically, because nothing about them is ambiguous. */
const CLEAR_RECALL = 0.93;
/** Their own rules exclude these, so they would only lower the share of wrong suggestions. */
const RULED_OUT: ReadonlySet<string> = new Set(['subscription', 'declined']);
const CLEAR = [
  'plain',
  'online',
  'subscription',
  'refund',
  'partial refund',
  'purchase with refund',
  'alias',
  'abroad stated',
  'gift card rest',
  'order emails',
  'two cards',
  'tip printed',
  'split with parcels',
  'two plans',
  'only arrival known',
  'order in the text',
  'funding leg',
  'fuel',
  'pending twin',
];

describe('fictional households of a year', () => {
  let measured: Measured;
  let runs: {
    house: ReturnType<typeof generateHousehold>;
    matches: ReturnType<typeof matchReceipts>['matches'];
  }[];

  beforeAll(() => {
    runs = SEEDS.map((seed) => {
      const house = generateHousehold(seed);
      return { house, matches: matchReceipts(house).matches };
    });
    measured = measure(runs);
  });

  test('contain enough cases of every kind for the thresholds', () => {
    const count = (label: string): number => measured.byLabel.get(label)?.total ?? 0;
    expect(count('plain') + count('online')).toBeGreaterThanOrEqual(600);
    expect(count('subscription')).toBeGreaterThanOrEqual(60 * 10);
    expect(count('split') + count('split with parcels')).toBeGreaterThanOrEqual(60);
    expect(count('refund')).toBeGreaterThanOrEqual(40);
    expect(count('tip')).toBeGreaterThanOrEqual(40);
    expect(count('cryptic')).toBeGreaterThanOrEqual(30);
  });

  test('automatic matches are correct', () => {
    expect(measured.wrongAutos.slice(0, 5)).toEqual([]);
    expect(measured.autoPrecision).toBeGreaterThanOrEqual(GATES.autoPrecision);
  });

  test('another month’s charge, a purchase for a refund, and a rejected pair are never suggested', () => {
    expect(measured.grave).toEqual([]);
  });

  test('possible matches are found or among the first three suggestions', () => {
    expect(measured.autoRecall).toBeGreaterThanOrEqual(GATES.autoRecall);
    expect(measured.listedRecall).toBeGreaterThanOrEqual(GATES.listedRecall);
  });

  test.each(CLEAR)('%s: mostly matched automatically', (label) => {
    const tally = measured.byLabel.get(label);
    const matchable = runs
      .flatMap(({ house }) => house.truths)
      .filter((truth) => truth.label === label && truth.accepts.length > 0).length;
    expect((tally?.autoRight ?? 0) / matchable).toBeGreaterThanOrEqual(CLEAR_RECALL);
  });

  test('a receipt without a charge rarely gets a suggestion', () => {
    const proposed = runs.map(({ house, matches }) => {
      const receipts = house.truths.filter(
        ({ label, accepts }) => accepts.length === 0 && !RULED_OUT.has(label),
      );
      const ids = new Set(matches.map(({ receiptId }) => receiptId));
      const wrong = receipts.filter(({ receiptIds }) => receiptIds.some((id) => ids.has(id)));
      return { count: receipts.length, wrong: wrong.length };
    });
    const count = proposed.reduce((sum, house) => sum + house.count, 0);
    const wrong = proposed.reduce((sum, house) => sum + house.wrong, 0);
    expect(count).toBeGreaterThan(140);
    expect(wrong / count).toBeLessThanOrEqual(GATES.falseProposalsMax);
  });

  test('confidence is calibrated', () => {
    expect(calibrationError(measured.points)).toBeLessThanOrEqual(GATES.calibrationMax);
    const sure = measured.points.filter(([confidence]) => confidence >= 0.9);
    expect(sure.filter(([, isRight]) => isRight).length / sure.length).toBeGreaterThanOrEqual(0.98);
    const unsure = measured.points.filter(([confidence]) => confidence < 0.3);
    expect(unsure.filter(([, isRight]) => isRight).length / unsure.length).toBeLessThanOrEqual(0.35);
  });

  test('at most one automatic match per receipt, no transaction over its amount, suggestions by confidence', () => {
    for (const { house, matches } of runs) {
      const spent = new Map<string, number>();
      const seen = new Map<string, number>();
      for (const match of matches) {
        const before = seen.get(match.receiptId);
        if (match.decision === 'auto') expect(before).toBeUndefined();
        if (before !== undefined) expect(match.confidence).toBeLessThanOrEqual(before);
        seen.set(match.receiptId, match.confidence);
        if (match.decision !== 'auto') continue;
        for (const part of match.allocations)
          spent.set(part.transactionId, (spent.get(part.transactionId) ?? 0) + part.amountMinor);
      }
      for (const [id, amount] of spent) {
        expect(amount).toBe(
          Math.abs(house.transactions.find((transaction) => transaction.id === id)?.amountMinor ?? 0),
        );
      }
    }
  });

  test('the order of the input does not matter', () => {
    const house = generateHousehold(3);
    const turned = {
      ...house,
      transactions: [...house.transactions].reverse(),
      receipts: [...house.receipts].reverse(),
    };
    const autos = (input: typeof turned): string[] =>
      matchReceipts(input)
        .matches.filter((match) => match.decision === 'auto')
        .map(
          (match) =>
            `${match.receiptId}>${match.allocations
              .map((part) => part.transactionId)
              .sort()
              .join('+')}`,
        )
        .sort();
    expect(autos(turned)).toEqual(
      autos({ ...house, transactions: house.transactions, receipts: house.receipts }),
    );
  });
});
