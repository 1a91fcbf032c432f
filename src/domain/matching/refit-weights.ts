import {
  computeLogOdds,
  type EvidenceShares,
  isWeightName,
  type PairingEvidence,
} from './evidence/pairing-evidence.ts';
import { REFIT } from './match-bounds.ts';
import { MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';

/** The user's answer to a question about possible matches. */
export interface PairingAnswer {
  /** All pairings shown, with their evidence at that time. */
  readonly options: readonly PairingEvidence[];
  /** Index of the chosen option; null if the user chose none of them. */
  readonly chosen: number | null;
}

/** Weights learned from answers. */
export interface RefittedWeights {
  /** The weights that differ from the defaults. */
  readonly weights: Partial<MatchWeights>;
  readonly answers: number;
}

type MutableWeights = { -readonly [Name in keyof MatchWeights]: number };

/**
 * Fits the weights to the user's answers (newest last) as a conditional logit: maximizes the likelihood of the choices
 * among the options shown ("none" scores zero), with a Gaussian prior around the defaults, and each weight limited to a
 * share of its default. Only doubtful pairings are ever asked about, so undisputed matches are added as evidence.
 * Returns null when there are too few answers, or when the fit does not predict held-out answers better than the
 * defaults. Deterministic.
 */
export function refitWeights(
  answers: readonly PairingAnswer[],
  standing: readonly PairingEvidence[],
): RefittedWeights | null {
  const usable = answers.filter((answer) => answer.options.length > 0).slice(-REFIT.answersMax);
  if (usable.length < REFIT.answersMin) return null;
  const undisputed = standing
    .slice(-Math.min(usable.length * REFIT.undisputedShare, REFIT.undisputedMax))
    .map((evidence) => ({ options: [evidence], chosen: 0 }));
  let [before, after] = [0, 0];
  for (let fold = 0; fold < REFIT.folds; fold += 1) {
    const isLeftOut = (_: PairingAnswer, index: number): boolean => index % REFIT.folds === fold;
    const weights = fitWeights([
      ...undisputed,
      ...usable.filter((answer, index) => !isLeftOut(answer, index)),
    ]);
    for (const answer of usable.filter(isLeftOut)) {
      before += logLoss(answer, MATCH_WEIGHTS);
      after += logLoss(answer, weights);
    }
  }
  if (before - after < REFIT.gainMin * usable.length) return null;
  return { weights: weightChanges(fitWeights([...undisputed, ...usable])), answers: usable.length };
}

function weightChanges(weights: MatchWeights): Partial<MatchWeights> {
  return Object.fromEntries(
    weightNames().flatMap((name) => {
      const rounded = Math.round(weights[name] * 1000) / 1000;
      return rounded === MATCH_WEIGHTS[name] ? [] : [[name, rounded]];
    }),
  );
}

/** Finds the maximum a posteriori weights by gradient ascent. */
function fitWeights(answers: readonly PairingAnswer[]): MatchWeights {
  const weights: MutableWeights = { ...MATCH_WEIGHTS };
  const names = [...new Set(answers.flatMap((answer) => answer.options.flatMap(namesOf)))];
  const precision = 1 / REFIT.deviation ** 2;
  const step = 1 / (precision + answers.length * CURVATURE_MAX);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = gradientOf(answers, weights);
    for (const name of names) {
      const usual = MATCH_WEIGHTS[name];
      const pull = precision * (weights[name] - usual);
      weights[name] = clampWeight(weights[name] + step * ((slope.get(name) ?? 0) - pull), usual);
    }
  }
  return weights;
}

const ROUNDS = 150;
/** Upper bound of the curvature of one answer's log-likelihood: a quarter for each of the few weights it involves. */
const CURVATURE_MAX = 1.5;

function gradientOf(
  answers: readonly PairingAnswer[],
  weights: MatchWeights,
): Map<keyof MatchWeights, number> {
  const slope = new Map<keyof MatchWeights, number>();
  for (const { options, chosen } of answers) {
    const shares = optionProbabilities(options, weights);
    options.forEach(({ shows }, index) => {
      const error = (index === chosen ? 1 : 0) - (shares[index] ?? 0);
      for (const name of namesIn(shows)) slope.set(name, (slope.get(name) ?? 0) + error * (shows[name] ?? 0));
    });
  }
  return slope;
}

/** Probability of each option under these weights; the rest is the probability that none is right. */
function optionProbabilities(options: readonly PairingEvidence[], weights: MatchWeights): number[] {
  const scores = options.map(({ shows, rest }) => computeLogOdds(shows, weights) + rest);
  const top = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const sum = parts.reduce((total, part) => total + part, Math.exp(-top));
  return parts.map((part) => part / sum);
}

function logLoss({ options, chosen }: PairingAnswer, weights: MatchWeights): number {
  const shares = optionProbabilities(options, weights);
  const share = chosen === null ? 1 - shares.reduce((sum, each) => sum + each, 0) : (shares[chosen] ?? 0);
  return -Math.log(Math.max(share, 1e-9));
}

function namesOf({ shows }: PairingEvidence): (keyof MatchWeights)[] {
  return namesIn(shows);
}

function namesIn(shows: EvidenceShares): (keyof MatchWeights)[] {
  return Object.keys(shows).filter(isWeightName);
}

function weightNames(): (keyof MatchWeights)[] {
  return Object.keys(MATCH_WEIGHTS).filter(isWeightName);
}

function clampWeight(value: number, usual: number): number {
  const room = Math.abs(usual) * REFIT.boundShare;
  return Math.min(usual + room, Math.max(usual - room, value));
}
