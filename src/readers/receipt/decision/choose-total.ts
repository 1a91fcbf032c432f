import type { EmailKind } from '../fields/kind/kind-features.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailFields } from '../find-fields.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';

/** The chosen total and the best candidate with another value. */
export interface ChosenTotal {
  readonly candidate: TotalCandidate | null;
  readonly runnerUp: TotalCandidate | null;
  readonly minor: number;
  readonly isTrial: boolean;
}

const SCORE_MIN: Readonly<Record<EmailKind, number>> = {
  purchase: 0.4,
  refund: 0.4,
  subscription: 0.1,
  shipping: 3,
  other: 3.2,
};

/**
 * Chooses the total for a kind: the best candidate of its type, zero for a free trial, null when none is good enough.
 */
export function chooseTotal(kind: EmailKind, fields: EmailFields): ChosenTotal | null {
  const ranked = kind === 'refund' ? fields.refund : kind === 'other' ? fields.due : fields.charge;
  const top =
    grandTotalOf(fields, ranked) ?? (kind === 'purchase' ? orderedTotal(ranked) : null) ?? ranked[0];
  if (kind === 'subscription' && isFreeTrial(fields, top))
    return { candidate: null, runnerUp: null, minor: 0, isTrial: true };
  if (!top || top.score < SCORE_MIN[kind]) return null;
  const runnerUp = ranked.find((other) => other.found.amount.minor !== top.found.amount.minor) ?? null;
  return { candidate: top, runnerUp, minor: top.found.amount.minor, isTrial: false };
}

/** For several orders, the total is the stated grand total. */
function grandTotalOf(
  { multipleOrders }: EmailFields,
  ranked: readonly TotalCandidate[],
): TotalCandidate | undefined {
  return multipleOrders.grandTotalMinor === null
    ? undefined
    : ranked.find(({ found }) => found.amount.minor === multipleOrders.grandTotalMinor);
}

/**
 * The total of an order of which nothing is paid yet (`Total, due at the counter 266.09`, `Paid today 0.00`); null when
 * something is, or when a discount made it free.
 */
function orderedTotal(ranked: readonly TotalCandidate[]): TotalCandidate | null {
  if (ranked[0]?.found.amount.minor !== 0) return null;
  const whole = ranked.find(
    ({ found: { amount, reading } }) =>
      amount.minor > 0 && reading.strength >= 2 && (reading.role === 'total' || reading.role === 'due'),
  );
  const isFree = ranked.some(
    ({ found: { amount, reading } }) =>
      reading.role === 'discount' && amount.minor === whole?.found.amount.minor,
  );
  return whole && !isFree ? whole : null;
}

/** The first charge after a trial. */
const AFTER_TRIAL = new RegExp(anyOf('firstChargeAfterTrial'));

/** A trial that is free now: trial words at the top and no amount stated as charged. */
function isFreeTrial({ signals, renewal }: EmailFields, top: TotalCandidate | undefined): boolean {
  const speaks = signals.subject.trial * 2 + signals.head.trial + (renewal.trialEnd ? 2 : 0);
  if (speaks === 0) return false;
  if (!top || top.found.amount.minor === 0) return true;
  const { role, strength, label } = top.found.reading;
  const isCharged = role === 'total' && strength >= 2 && top.score > 2.5 && !AFTER_TRIAL.test(label);
  return !isCharged;
}
