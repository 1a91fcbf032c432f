import type { Match } from '#domain/matching/match-types.ts';
import type { Household, Truth } from './household.ts';

export interface Tally {
  total: number;
  auto: number;
  autoRight: number;
  listed: number;
}

export interface Measured {
  readonly byLabel: Map<string, Tally>;
  readonly autoPrecision: number;
  readonly autoRecall: number;
  readonly listedRecall: number;
  readonly grave: readonly string[];
  readonly wrongAutos: readonly string[];
  readonly missed: readonly string[];
  /** Confidence and rightness of every match, for calibration. */
  readonly points: readonly (readonly [number, boolean])[];
}

const rowsOf = (match: Match): string =>
  match.allocations
    .map((part) => part.transactionId)
    .sort()
    .join('+');

/** Compares matches with what is right. Only truths that have a right answer count for recall. */
export function measure(runs: readonly { house: Household; matches: readonly Match[] }[]): Measured {
  const byLabel = new Map<string, Tally>();
  const grave: string[] = [];
  const wrongAutos: string[] = [];
  const missed: string[] = [];
  const points: [number, boolean][] = [];
  for (const { house, matches } of runs) {
    const byReceipt = new Map<string, Match[]>();
    for (const match of matches)
      byReceipt.set(match.receiptId, [...(byReceipt.get(match.receiptId) ?? []), match]);
    for (const truth of house.truths) {
      const found = truth.receiptIds.flatMap((id) => byReceipt.get(id)?.slice(0, 3) ?? []);
      const tally = byLabel.get(truth.label) ?? { total: 0, auto: 0, autoRight: 0, listed: 0 };
      byLabel.set(truth.label, tally);
      const autos = found.filter((match) => match.decision === 'auto');
      const isRight = (match: Match): boolean => truth.accepts.includes(rowsOf(match));
      tally.total += 1;
      tally.auto += autos.length;
      tally.autoRight += autos.filter(isRight).length > 0 ? 1 : 0;
      tally.listed += found.some(isRight) ? 1 : 0;
      for (const match of found) points.push([match.confidence, isRight(match)]);
      for (const match of found)
        if (match.allocations.some((part) => truth.grave.includes(part.transactionId)))
          grave.push(describe(truth, match));
      for (const match of autos) if (!isRight(match)) wrongAutos.push(describe(truth, match));
      if (autos.length > 1) wrongAutos.push(`${describe(truth, autos[1])} (second)`);
      if (truth.accepts.length > 0 && !found.some(isRight))
        missed.push(
          `${truth.label} ${truth.receiptIds.join(',')} wants ${truth.accepts.join(' or ')} got ${found.map(rowsOf).join(' | ')}`,
        );
    }
  }
  const sum = (pick: (tally: Tally) => number, isMatchable = true): number =>
    [...byLabel].reduce(
      (total, [label, tally]) => total + (isMatchable && NEVER.has(label) ? 0 : pick(tally)),
      0,
    );
  const matchable = runs.reduce(
    (total, { house }) => total + house.truths.filter((truth) => truth.accepts.length > 0).length,
    0,
  );
  const autos = sum((tally) => tally.auto, false);
  return {
    byLabel,
    autoPrecision: autos === 0 ? 1 : 1 - wrongAutos.length / autos,
    autoRecall: sum((tally) => tally.autoRight) / matchable,
    listedRecall: sum((tally) => tally.listed) / matchable,
    grave,
    wrongAutos,
    missed,
    points,
  };
}

const NEVER: ReadonlySet<string> = new Set([
  'declined',
  'no charge',
  'gift card all',
  'refund not arrived',
  'no charge, same amount elsewhere',
]);

function describe(truth: Truth, match: Match | undefined): string {
  return `${truth.label}: ${match?.receiptId} > ${match ? rowsOf(match) : ''} at ${match?.confidence}, right: ${truth.accepts.join(' or ') || 'none'} (${match?.reasons.join(', ')})`;
}
