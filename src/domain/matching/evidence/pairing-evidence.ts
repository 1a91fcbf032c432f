import { MATCH_WEIGHTS, type MatchWeights } from '../match-constants.ts';

/** How much of each weight counts: 1 in full, a share for graded evidence. */
export type EvidenceShares = Readonly<Partial<Record<keyof MatchWeights, number>>>;

/**
 * The evidence behind a score: the share of each weight (`shows`), and the log-odds of dates, coincidence and limits
 * (`rest`). Stored as JSON with the match.
 */
export interface PairingEvidence {
  readonly shows: EvidenceShares;
  readonly rest: number;
}

/** True if the name is one of the match weights. */
export function isWeightName(name: string): name is keyof MatchWeights {
  return Object.hasOwn(MATCH_WEIGHTS, name);
}

/** Computes the log-odds of the evidence under these weights. */
export function computeLogOdds(shows: EvidenceShares, weights: MatchWeights): number {
  let sum = 0;
  for (const name in shows) if (isWeightName(name)) sum += weights[name] * (shows[name] ?? 0);
  return sum;
}

/** Adds up several pieces of evidence. */
export function sumEvidence(...pieces: readonly EvidenceShares[]): EvidenceShares {
  const sum: Partial<Record<keyof MatchWeights, number>> = {};
  for (const shows of pieces)
    for (const name in shows) if (isWeightName(name)) sum[name] = (sum[name] ?? 0) + (shows[name] ?? 0);
  return sum;
}

/** Evidence for a score that was set by a floor or limit instead of its evidence. */
export function fixedScore(score: number): PairingEvidence {
  return { shows: {}, rest: score };
}
