import { isWeightName, type PairingEvidence, type Shown, weigh } from './evidence/pairing-evidence.ts';
import { REFIT } from './match-bounds.ts';
import { MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';

/** What a person answered when asked which of some pairings is right. */
export interface PairingAnswer {
  /** Every pairing they were shown, with the evidence that spoke for it then. */
  readonly options: readonly PairingEvidence[];
  /** Place of the one they chose; null: none of them. */
  readonly chosen: number | null;
}

/** What answers have taught. */
export interface Refit {
  /** The weights that differ from the defaults. */
  readonly weights: Partial<MatchWeights>;
  readonly answers: number;
}

type Changing = { -readonly [Name in keyof MatchWeights]: number };

/**
 * Weights refitted to a person's own answers, newest last: the choice among what was shown (none of it counts zero) is
 * made as likely as possible, held back by how sure the defaults are, each weight within a share of its default. Only
 * what was doubtful is ever asked; joins that stand undisputed keep the answers from being taken for the whole truth.
 * Null where too few were answered, or where answers that were left out would not have been foreseen better.
 * Deterministic.
 */
export function refitWeights(
  answers: readonly PairingAnswer[],
  standing: readonly PairingEvidence[],
): Refit | null {
  const told = answers.filter((answer) => answer.options.length > 0).slice(-REFIT.answersMax);
  if (told.length < REFIT.answersMin) return null;
  const kept = standing
    .slice(-Math.min(told.length * REFIT.standingShare, REFIT.standingMax))
    .map((evidence) => ({ options: [evidence], chosen: 0 }));
  let [before, after] = [0, 0];
  for (let fold = 0; fold < REFIT.folds; fold += 1) {
    const isLeftOut = (_: PairingAnswer, at: number): boolean => at % REFIT.folds === fold;
    const weights = fitted([...kept, ...told.filter((answer, at) => !isLeftOut(answer, at))]);
    for (const answer of told.filter(isLeftOut)) {
      before += surprise(answer, MATCH_WEIGHTS);
      after += surprise(answer, weights);
    }
  }
  if (before - after < REFIT.gainMin * told.length) return null;
  return { weights: changedOf(fitted([...kept, ...told])), answers: told.length };
}

function changedOf(weights: MatchWeights): Partial<MatchWeights> {
  return Object.fromEntries(
    weightNames().flatMap((name) => {
      const rounded = Math.round(weights[name] * 1000) / 1000;
      return rounded === MATCH_WEIGHTS[name] ? [] : [[name, rounded]];
    }),
  );
}

/** Climbs to the likeliest weights under the defaults' own sureness. */
function fitted(answers: readonly PairingAnswer[]): MatchWeights {
  const weights: Changing = { ...MATCH_WEIGHTS };
  const names = [...new Set(answers.flatMap((answer) => answer.options.flatMap(namesOf)))];
  const sureness = 1 / REFIT.deviation ** 2;
  const step = 1 / (sureness + answers.length * STEEPEST);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = slopeOf(answers, weights);
    for (const name of names) {
      const usual = MATCH_WEIGHTS[name];
      const pull = sureness * (weights[name] - usual);
      weights[name] = bounded(weights[name] + step * ((slope.get(name) ?? 0) - pull), usual);
    }
  }
  return weights;
}

const ROUNDS = 150;
/** No answer bends its weights more steeply than a quarter for each of the few it shows. */
const STEEPEST = 1.5;

function slopeOf(answers: readonly PairingAnswer[], weights: MatchWeights): Map<keyof MatchWeights, number> {
  const slope = new Map<keyof MatchWeights, number>();
  for (const { options, chosen } of answers) {
    const shares = sharesOf(options, weights);
    options.forEach(({ shows }, at) => {
      const error = (at === chosen ? 1 : 0) - (shares[at] ?? 0);
      for (const name of namesIn(shows)) slope.set(name, (slope.get(name) ?? 0) + error * (shows[name] ?? 0));
    });
  }
  return slope;
}

/** How likely each option is by these weights; what is left is that none of them is right. */
function sharesOf(options: readonly PairingEvidence[], weights: MatchWeights): number[] {
  const scores = options.map(({ shows, rest }) => weigh(shows, weights) + rest);
  const top = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const sum = parts.reduce((total, part) => total + part, Math.exp(-top));
  return parts.map((part) => part / sum);
}

function surprise({ options, chosen }: PairingAnswer, weights: MatchWeights): number {
  const shares = sharesOf(options, weights);
  const share = chosen === null ? 1 - shares.reduce((sum, one) => sum + one, 0) : (shares[chosen] ?? 0);
  return -Math.log(Math.max(share, 1e-9));
}

function namesOf({ shows }: PairingEvidence): (keyof MatchWeights)[] {
  return namesIn(shows);
}

function namesIn(shows: Shown): (keyof MatchWeights)[] {
  return Object.keys(shows).filter(isWeightName);
}

function weightNames(): (keyof MatchWeights)[] {
  return Object.keys(MATCH_WEIGHTS).filter(isWeightName);
}

function bounded(value: number, usual: number): number {
  const room = Math.abs(usual) * REFIT.boundShare;
  return Math.min(usual + room, Math.max(usual - room, value));
}
