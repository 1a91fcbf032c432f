import { MATCH_WEIGHTS, type MatchWeights } from '../match-constants.ts';

/** How much of each weight speaks: 1 where it counts in full, a share where evidence is graded. */
export type Shown = Readonly<Partial<Record<keyof MatchWeights, number>>>;

/**
 * What a pairing was scored by: the weights it showed, and in log-odds what days, chances and limits made of the rest.
 */
export interface PairingEvidence {
  readonly shows: Shown;
  readonly rest: number;
}

/** Whether a word names a weight. */
export function isWeightName(name: string): name is keyof MatchWeights {
  return Object.hasOwn(MATCH_WEIGHTS, name);
}

/** Log-odds of what is shown. */
export function weigh(shows: Shown, weights: MatchWeights): number {
  let sum = 0;
  for (const name in shows) if (isWeightName(name)) sum += weights[name] * (shows[name] ?? 0);
  return sum;
}

/** Everything that several pieces of evidence show. */
export function shownTogether(...pieces: readonly Shown[]): Shown {
  const sum: Partial<Record<keyof MatchWeights, number>> = {};
  for (const shows of pieces)
    for (const name in shows) if (isWeightName(name)) sum[name] = (sum[name] ?? 0) + (shows[name] ?? 0);
  return sum;
}

/** A score that its evidence does not explain: a floor or a limit has set it. */
export function setScore(score: number): PairingEvidence {
  return { shows: {}, rest: score };
}
