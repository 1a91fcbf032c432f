import { MATCH_WEIGHTS, type MatchWeights, REFIT } from './match-constants.ts';

/** A pairing that a person confirmed or refused, with the evidence that spoke for it. */
export interface LabelledPair {
  /** How much of each kind of evidence the pairing showed: 1 or 0, a share where evidence is graded. */
  readonly evidence: Readonly<Partial<Record<keyof MatchWeights, number>>>;
  readonly isRight: boolean;
}

const ROUNDS = 200;
const STEP = 0.05;
/** Pull towards the defaults, so that few labels move little. */
const PULL = 0.02;

/**
 * Weights refitted to a person's own decisions by logistic regression that starts from the defaults and stays
 * within 30 % of each. Fewer than 50 confirmations: the defaults. Deterministic.
 */
export function refitWeights(pairs: readonly LabelledPair[]): MatchWeights {
  const weights: { -readonly [Name in keyof MatchWeights]: number } = { ...MATCH_WEIGHTS };
  if (pairs.filter((pair) => pair.isRight).length < REFIT.confirmationsMin) return weights;
  const names = weightNames();
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Map<keyof MatchWeights, number>();
    for (const pair of pairs) {
      const score = names.reduce(
        (sum, name) => sum + weights[name] * (name === 'prior' ? 1 : (pair.evidence[name] ?? 0)),
        0,
      );
      const error = (pair.isRight ? 1 : 0) - 1 / (1 + Math.exp(-score));
      for (const name of names) {
        const shown = name === 'prior' ? 1 : (pair.evidence[name] ?? 0);
        if (shown !== 0) slope.set(name, (slope.get(name) ?? 0) + (error * shown) / pairs.length);
      }
    }
    for (const name of names) {
      const moved =
        weights[name] + STEP * (slope.get(name) ?? 0) * 10 - PULL * (weights[name] - MATCH_WEIGHTS[name]);
      weights[name] = bounded(moved, MATCH_WEIGHTS[name]);
    }
  }
  return weights;
}

function weightNames(): (keyof MatchWeights)[] {
  const isName = (name: string): name is keyof MatchWeights => Object.hasOwn(MATCH_WEIGHTS, name);
  return Object.keys(MATCH_WEIGHTS).filter(isName);
}

function bounded(value: number, usual: number): number {
  const room = Math.abs(usual) * REFIT.boundShare;
  return Math.min(usual + room, Math.max(usual - room, value));
}
