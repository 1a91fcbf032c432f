import { beforeAll, describe, expect, test } from 'vitest';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import type { Match } from '#domain/matching/match-types.ts';
import type { Truth } from '../household.ts';
import { calibrationError, type Measured, measure } from '../measure.ts';
import { generateMarked } from './generate.ts';

const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1);
const GATES = { autoPrecision: 0.999, calibrationMax: 0.02, falseProposalsMax: 0.05 } as const;
/** Receipts whose charge is in no account. */
const NO_CHARGE = ['card not connected', 'gift card', 'cash', 'sibling', 'sibling learned'];

describe('households with difficult cases', () => {
  let measured: Measured;
  let truths: readonly Truth[];
  let matches: Map<string, Match[]>;

  beforeAll(() => {
    const runs = SEEDS.map((seed) => {
      const house = generateMarked(seed);
      return { house, matches: matchReceipts(house).matches };
    });
    measured = measure(runs);
    truths = runs.flatMap(({ house }) => house.truths);
    matches = Map.groupBy(
      runs.flatMap((run) => run.matches),
      (match) => match.receiptId,
    );
  });

  const found = (labels: readonly string[]): { truth: Truth; all: Match[] }[] =>
    truths
      .filter(({ label }) => labels.includes(label))
      .map((truth) => ({ truth, all: truth.receiptIds.flatMap((id) => matches.get(id) ?? []) }));
  const automatic = (labels: readonly string[]): Match[] =>
    found(labels).flatMap(({ all }) => all.filter((match) => match.decision === 'auto'));

  test('automatic matches are correct', () => {
    expect(measured.autoPrecision, measured.wrongAutos.join('\n')).toBeGreaterThanOrEqual(
      GATES.autoPrecision,
    );
  });

  test('receipts with two combinations that add up to a charge are never matched automatically', () => {
    expect(found(['open bundle']).length).toBeGreaterThan(100);
    expect(automatic(['open bundle', 'open split'])).toEqual([]);
  });

  test('receipts with one combination that adds up to a charge are mostly matched', () => {
    expect(automatic(['bundle']).length / found(['bundle']).length).toBeGreaterThanOrEqual(0.75);
  });

  test('a plan is never matched to another month’s charge automatically, and rarely by suggestion', () => {
    const plans = found(['plan', 'plan announced']);
    const wrong = plans.flatMap(({ truth, all }) =>
      all.filter(({ allocations }) => allocations.some((part) => truth.grave.includes(part.transactionId))),
    );
    expect(plans.length).toBeGreaterThan(300);
    expect(wrong.filter((match) => match.decision === 'auto')).toEqual([]);
    expect(wrong.length / plans.length).toBeLessThanOrEqual(0.005);
  });

  test('a sister brand’s charge is never matched, with or without learned names; the brand’s own is', () => {
    expect(automatic(['sibling', 'sibling learned'])).toEqual([]);
    expect(automatic(['own brand']).length / found(['own brand']).length).toBeGreaterThanOrEqual(0.98);
  });

  test('a receipt without a charge rarely gets a suggestion', () => {
    const receipts = found(NO_CHARGE);
    const proposed = receipts.filter(({ all }) => all.length > 0);
    expect(proposed.length / receipts.length).toBeLessThanOrEqual(GATES.falseProposalsMax);
  });

  test('confidence is calibrated', () => {
    expect(calibrationError(measured.points)).toBeLessThanOrEqual(GATES.calibrationMax);
  });
});
