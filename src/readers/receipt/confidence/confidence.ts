import type { KindScores } from '../decision/kind-model.ts';
import {
  type CueCounts,
  EMAIL_KINDS,
  type EmailKind,
  type KindSignals,
} from '../fields/kind/kind-features.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import { type KindCue, UNCHARGED_CUES } from '../lexicon/schema.ts';
import STORED from '../model/calibration.json' with { type: 'json' };

/** The inputs for the confidence of one reading. */
export interface ConfidenceInput {
  readonly scores: KindScores;
  readonly kind: EmailKind;
  readonly signals: KindSignals;
  readonly total: TotalCandidate | null;
  readonly runnerUp: TotalCandidate | null;
  readonly isTrial: boolean;
  readonly isCurrencyGuess: boolean;
  /** Nothing in the email indicates the currency. */
  readonly isCurrencyUnknown: boolean;
  readonly isEmail: boolean;
  /** A rule overrode the model's kind. */
  readonly isForced: boolean;
  readonly hasSubjectTotal: boolean;
  /** Several orders without a stated grand total. */
  readonly hasUnsummedOrders: boolean;
}

/** Larger margins carry no more information. */
const SIGNAL_MARGIN_MAX = 4;
const WORD_MARGIN_MAX = 2;
const CERTAINTY_MAX = 0.985;
const FORCED_CERTAINTY = 0.93;
const BLIND_CERTAINTY = 0.85;
/** With a smaller lead, the runner-up is as likely. */
const LOOSE_MARGIN = 1;
/** One of several order totals is rarely the amount charged in total. */
const UNSUMMED_CERTAINTY = 0.4;

/** Feature weights for sales and for all other kinds. */
export interface Calibration {
  readonly sale: readonly number[];
  readonly kind: readonly number[];
}

/**
 * Estimates the probability that kind, currency and total are correct (`other`, `shipping`: the kind), rounded to three
 * decimals.
 */
export function estimateConfidence(input: ConfidenceInput, calibration: Calibration = STORED): number {
  if (!input.isEmail) return 0.5;
  if (input.isForced) return FORCED_CERTAINTY;
  const isSale = isSaleKind(input.kind);
  const weights = isSale ? calibration.sale : calibration.kind;
  const features = isSale ? saleFeatures(input) : kindFeatures(input);
  const logit = features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
  const p = 1 / (1 + Math.exp(-logit));
  // A sale without a total needs review.
  const isOpen = isSale && !input.total && !input.isTrial;
  const isBlind = isSale && input.isCurrencyUnknown && input.total !== null;
  const isLoose = isSale && isUnnamed(input);
  const most =
    isSale && input.hasUnsummedOrders
      ? UNSUMMED_CERTAINTY
      : isOpen || isBlind || isLoose
        ? BLIND_CERTAINTY
        : CERTAINTY_MAX;
  return Math.round(Math.min(most, Math.max(0.02, p)) * 1000) / 1000;
}

/** No label names the amount as total, no sum confirms it, and another amount is as likely. */
function isUnnamed({ total, runnerUp, hasSubjectTotal }: ConfidenceInput): boolean {
  if (!total || !runnerUp || total.balance || hasSubjectTotal) return false;
  return total.found.reading.role === 'none' && total.score - runnerUp.score < LOOSE_MARGIN;
}

/** Calibration features for kinds without an amount. */
export function kindFeatures({ scores, kind, total, signals }: ConfidenceInput): number[] {
  return [
    1,
    ...scoreFeatures(scores, kind),
    total?.balance ? 1 : 0,
    ...evidenceFeatures(kind, signals),
    signals.facts.isPaymentCompleted || signals.facts.isRefunded ? 1 : 0,
  ];
}

/** The model's overall probability, and the margins of its signals and its words taken alone. */
function scoreFeatures({ probabilities, bySignals, byWords }: KindScores, kind: EmailKind): number[] {
  const at = EMAIL_KINDS.indexOf(kind);
  return [
    logitOf(probabilities[at] ?? 0.5),
    Math.max(-SIGNAL_MARGIN_MAX / 2, Math.min(SIGNAL_MARGIN_MAX, marginOf(bySignals, at))),
    Math.max(-WORD_MARGIN_MAX, Math.min(WORD_MARGIN_MAX, marginOf(byWords, at))),
  ];
}

/** Log-odds that the email is a sale of any kind: it matters less which one. */
function saleLogit({ probabilities }: KindScores): number {
  return logitOf(
    EMAIL_KINDS.reduce((sum, kind, at) => sum + (isSaleKind(kind) ? (probabilities[at] ?? 0) : 0), 0),
  );
}

function isSaleKind(kind: EmailKind): boolean {
  return kind !== 'other' && kind !== 'shipping';
}

function marginOf(scores: readonly number[], at: number): number {
  return (scores[at] ?? 0) - Math.max(...scores.filter((_, kind) => kind !== at));
}

const CHARGED = ['purchase', 'paid', 'subscription', 'refund'] as const satisfies readonly KindCue[];
const SPEAKING: Readonly<Record<EmailKind, readonly KindCue[]>> = {
  purchase: ['purchase', 'paid'],
  refund: ['refund'],
  subscription: ['subscription', 'trial', 'paid'],
  shipping: ['shipping'],
  other: UNCHARGED_CUES,
};

/** Evidence for and against the kind beyond the model's scores: for, against, paid, still due. */
function evidenceFeatures(kind: EmailKind, { subject, head, facts }: KindSignals): number[] {
  const weigh = (cues: readonly KindCue[]) => sumOf(subject, cues) + sumOf(head, cues) / 2;
  const isSale = isSaleKind(kind);
  return [
    Math.min(2, weigh(SPEAKING[kind])),
    Math.min(2, weigh(isSale ? UNCHARGED_CUES : CHARGED)),
    facts.isPaidTotal || facts.hasTender || facts.isNothingDue || (isSale && facts.isPaymentCompleted)
      ? 1
      : 0,
    facts.hasDueDate ? 1 : 0,
  ];
}

function sumOf(counts: CueCounts, cues: readonly KindCue[]): number {
  return cues.reduce((sum, cue) => sum + counts[cue], 0);
}

/** Calibration features for sales. */
export function saleFeatures(input: ConfidenceInput): number[] {
  const { total, runnerUp, kind } = input;
  const scored = [1, ...scoreFeatures(input.scores, kind), saleLogit(input.scores)];
  const { facts } = input.signals;
  // A named plan may be a subscription or a single purchase.
  const evidence = [...evidenceFeatures(kind, input.signals), facts.hasPlanRow || facts.hasPlanItem ? 1 : 0];
  if (input.isTrial || !total)
    return [...scored, 0, 0, 0, 0, 0, 0, 0, input.isTrial ? 1 : 0, input.isTrial ? 0 : 1, ...evidence];
  const margin = runnerUp ? Math.min(5, total.score - runnerUp.score) : 3;
  return [
    ...scored,
    total.balance ? 1 : 0,
    Math.min(3, total.balance?.parts.length ?? 0),
    margin,
    total.found.reading.strength,
    input.hasSubjectTotal ? 1 : 0,
    input.isCurrencyGuess ? 1 : 0,
    Math.min(2, total.repeats),
    0,
    0,
    ...evidence,
  ];
}

function logitOf(p: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, p));
  return Math.log(bounded / (1 - bounded));
}
