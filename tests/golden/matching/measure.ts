import type { Match } from '#domain/matching/match-types.ts';
import type { Truth } from './household.ts';

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
  /** Confidence and correctness of every match, for calibration; excludes twins, for which any answer is correct. */
  readonly points: readonly (readonly [number, boolean])[];
}

const transactionsOf = (match: Match): string =>
  match.allocations
    .map((part) => part.transactionId)
    .sort()
    .join('+');

/** Compares matches with the correct ones. Only cases with a correct match count for recall. */
export function measure(
  runs: readonly { house: { readonly truths: readonly Truth[] }; matches: readonly Match[] }[],
): Measured {
  const findings: Findings = { byLabel: new Map(), grave: [], wrongAutos: [], missed: [], points: [] };
  for (const { house, matches } of runs) {
    const byReceipt = Map.groupBy(matches, (match) => match.receiptId);
    for (const truth of house.truths) {
      judge(
        truth,
        truth.receiptIds.flatMap((id) => byReceipt.get(id)?.slice(0, 3) ?? []),
        findings,
      );
    }
  }
  const matchable = runs
    .flatMap(({ house }) => house.truths)
    .filter((truth) => truth.accepts.length > 0).length;
  const tallies = [...findings.byLabel].map(([label, tally]) => ({
    ...tally,
    isMatchable: !NEVER.has(label),
  }));
  const autos = tallies.reduce((total, tally) => total + tally.auto, 0);
  const share = (pick: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + (tally.isMatchable ? pick(tally) : 0), 0) / matchable;
  return {
    ...findings,
    autoPrecision: autos === 0 ? 1 : 1 - findings.wrongAutos.length / autos,
    autoRecall: share((tally) => tally.autoRight),
    listedRecall: share((tally) => tally.listed),
  };
}

interface Findings {
  readonly byLabel: Map<string, Tally>;
  readonly grave: string[];
  readonly wrongAutos: string[];
  readonly missed: string[];
  readonly points: [number, boolean][];
}

function judge(truth: Truth, found: readonly Match[], findings: Findings): void {
  const tally = findings.byLabel.get(truth.label) ?? { total: 0, auto: 0, autoRight: 0, listed: 0 };
  findings.byLabel.set(truth.label, tally);
  const isRight = (match: Match): boolean => truth.accepts.includes(transactionsOf(match));
  const autos = found.filter((match) => match.decision === 'auto');
  tally.total += 1;
  tally.auto += autos.length;
  tally.autoRight += autos.some(isRight) ? 1 : 0;
  tally.listed += found.some(isRight) ? 1 : 0;
  for (const match of found) {
    const isGrave = match.allocations.some((part) => truth.grave.includes(part.transactionId));
    if (isGrave) findings.grave.push(describe(truth, match));
  }
  if (truth.accepts.length <= 1) findings.points.push(...pointsOf(found, isRight));
  for (const match of autos) if (!isRight(match)) findings.wrongAutos.push(describe(truth, match));
  if (autos.length > 1) findings.wrongAutos.push(`${describe(truth, autos[1])} (second)`);
  if (truth.accepts.length > 0 && !found.some(isRight)) {
    const got = found.map(transactionsOf).join(' | ');
    findings.missed.push(
      `${truth.label} ${truth.receiptIds.join(',')} wants ${truth.accepts.join(' or ')} got ${got}`,
    );
  }
}

/** One data point per receipt and set of transactions; several sums may lead to the same charge. */
function pointsOf(found: readonly Match[], isRight: (match: Match) => boolean): [number, boolean][] {
  const groups = Map.groupBy(found, (match) => `${match.receiptId}>${transactionsOf(match)}`);
  return [...groups.values()].map((same) => [
    Math.min(
      1,
      same.reduce((sum, match) => sum + match.confidence, 0),
    ),
    same.some(isRight),
  ]);
}

/** Expected calibration error over ten bins of confidence. */
export function calibrationError(points: Measured['points']): number {
  const bins = Map.groupBy(points, ([confidence]) => Math.min(9, Math.floor(confidence * 10)));
  const off = [...bins.values()].reduce(
    (sum, bin) =>
      sum + Math.abs(bin.reduce((total, [confidence, isRight]) => total + confidence - (isRight ? 1 : 0), 0)),
    0,
  );
  return points.length === 0 ? 0 : off / points.length;
}

const NEVER: ReadonlySet<string> = new Set([
  'declined',
  'no charge',
  'gift card all',
  'refund not arrived',
  'no charge, same amount elsewhere',
]);

function describe(truth: Truth, match: Match | undefined): string {
  return (
    `${truth.label}: ${match?.receiptId} > ${match ? transactionsOf(match) : ''} at ${match?.confidence}, ` +
    `right: ${truth.accepts.join(' or ') || 'none'} (${match?.reasons.join(', ')})`
  );
}
