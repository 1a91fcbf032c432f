import type { TotalCandidate } from './fields/decode.ts';
import { MAIL_KINDS, type MailKind } from './kind/kind-features.ts';

export interface ConfidenceInput {
  readonly probabilities: readonly number[];
  readonly kind: MailKind;
  readonly total: TotalCandidate | null;
  readonly runnerUp: TotalCandidate | null;
  readonly isTrial: boolean;
  readonly isCurrencyGuess: boolean;
  readonly isMail: boolean;
  readonly hasSubjectTotal: boolean;
}

export interface Confidence {
  /** Probability that kind, currency and total are right, rounded to three places. */
  readonly value: number;
}

/** Joins the certainty of the kind with that of the total. */
export function estimateConfidence(input: ConfidenceInput): Confidence {
  const kindP = input.probabilities[MAIL_KINDS.indexOf(input.kind)] ?? 0.5;
  if (!input.isMail) return { value: 0.5 };
  if (input.kind === 'other' || input.kind === 'shipping') return { value: round(kindP) };
  return { value: round(kindP * totalP(input)) };
}

function totalP(input: ConfidenceInput): number {
  if (input.isTrial) return 0.85;
  const { total, runnerUp } = input;
  if (!total) return 0.2;
  const margin = runnerUp ? total.score - runnerUp.score : 3;
  const logit =
    -0.6 +
    (total.balance ? 1.6 + 0.4 * Math.min(2, total.balance.parts.length) : 0) +
    0.45 * Math.min(4, margin) +
    0.5 * total.read.reading.strength +
    (input.hasSubjectTotal ? 0.8 : 0) -
    (input.isCurrencyGuess ? 0.8 : 0);
  return 1 / (1 + Math.exp(-logit));
}

function round(value: number): number {
  return Math.round(Math.min(0.999, Math.max(0.01, value)) * 1000) / 1000;
}
