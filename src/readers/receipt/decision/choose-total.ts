import type { TotalCandidate } from '../fields/decode.ts';
import type { Findings } from '../findings.ts';
import type { MailKind } from '../kind/kind-features.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';

/** A chosen total and the best other value. */
export interface ChosenTotal {
  readonly candidate: TotalCandidate | null;
  readonly runnerUp: TotalCandidate | null;
  readonly minor: number;
  readonly isTrial: boolean;
}

const SCORE_MIN: Readonly<Record<MailKind, number>> = {
  purchase: 0.4,
  refund: 0.4,
  subscription: 0.1,
  shipping: 3,
  other: 3.2,
};

/** The total of a kind: the best candidate of its sense, zero for a free trial, null when none is good enough. */
export function chooseTotal(kind: MailKind, findings: Findings): ChosenTotal | null {
  const ranked = kind === 'refund' ? findings.refund : kind === 'other' ? findings.due : findings.charge;
  const top = grandTotalOf(findings, ranked) ?? ranked[0];
  if (kind === 'subscription' && isFreeTrial(findings, top))
    return { candidate: null, runnerUp: null, minor: 0, isTrial: true };
  if (!top || top.score < SCORE_MIN[kind]) return null;
  const runnerUp = ranked.find((other) => other.read.amount.minor !== top.read.amount.minor) ?? null;
  return { candidate: top, runnerUp, minor: top.read.amount.minor, isTrial: false };
}

/** Of several orders the email charges what it says they come to. */
function grandTotalOf({ several }: Findings, ranked: readonly TotalCandidate[]): TotalCandidate | undefined {
  return several.grandMinor === null
    ? undefined
    : ranked.find(({ read }) => read.amount.minor === several.grandMinor);
}

/** What is charged when the trial is over. */
const AFTER_TRIAL = new RegExp(anyOf('firstChargeAfterTrial'));

/** A trial that costs nothing now: trial words up front and no amount that is said to be charged. */
function isFreeTrial({ signals, renewal }: Findings, top: TotalCandidate | undefined): boolean {
  const speaks = signals.subject.trial * 2 + signals.head.trial + (renewal.trialEnd ? 2 : 0);
  if (speaks === 0) return false;
  if (!top || top.read.amount.minor === 0) return true;
  const { role, strength, label } = top.read.reading;
  const isCharged = role === 'total' && strength >= 2 && top.score > 2.5 && !AFTER_TRIAL.test(label);
  return !isCharged;
}
