import { EMAIL_KINDS, type EmailKind, type KindSignals } from '../fields/kind/kind-features.ts';
import type { KindCue } from '../lexicon/schema.ts';

type Weights = Readonly<Partial<Record<KindCue, number>>>;

/** Log-odds of one cue hit in the subject; hits in the head and the body count a share of it. */
const CUE_WEIGHTS: Readonly<Record<EmailKind, Weights>> = {
  purchase: { purchase: 1.6, paid: 1.1, subscription: -0.5, trial: -1, refund: -1, shipping: -0.9 },
  refund: { refund: 2.6, cancelled: 0.2, purchase: 0.1 },
  subscription: { subscription: 1.9, trial: 1.8, paid: 0.7, purchase: 0.3, refund: -1 },
  shipping: { shipping: 2.2, purchase: 0.1, refund: -0.8 },
  other: {
    unpaid: 1.4,
    failed: 2.6,
    cancelled: 1.8,
    cart: 2.4,
    promo: 1.2,
    statement: 2,
    payroll: 2.6,
    friends: 1.8,
    alert: 2,
    quote: 2,
    upcoming: 1.9,
    income: 2,
    security: 2.2,
    pending: 1.2,
    trade: 2,
    benefits: 2.4,
    paid: -1,
    purchase: -0.5,
  },
};
const HEAD_SHARE = 0.55;
const BODY_SHARE = 0.2;
const BIAS: Readonly<Record<EmailKind, number>> = {
  purchase: 0,
  refund: -0.8,
  subscription: -0.6,
  shipping: -0.6,
  other: 0.6,
};

/** Scores of each kind by cues and facts alone, in the order of `EMAIL_KINDS`: the base of the model. */
export function cueScores(signals: KindSignals): number[] {
  return EMAIL_KINDS.map((kind) => BIAS[kind] + cueScore(kind, signals) + factScore(kind, signals));
}

function cueScore(kind: EmailKind, { subject, head, body }: KindSignals): number {
  let score = 0;
  for (const [cue, weight] of entriesOf(CUE_WEIGHTS[kind])) {
    score += weight * (subject[cue] + HEAD_SHARE * head[cue] + BODY_SHARE * body[cue]);
  }
  return score;
}

/** Points that a fact adds to or subtracts from a kind. */
type FactRule = readonly [points: number, holds: (signals: KindSignals) => boolean];

/** Evidence that money was charged. */
const CHARGE_RULES: readonly FactRule[] = [
  [1, ({ facts }) => facts.hasStrongTotal],
  [1, ({ facts }) => facts.isBalanced],
  [0.4, ({ facts }) => facts.hasCard],
];

/** Share of the charge points that counts for each kind. */
const CHARGE_SHARE: Readonly<Partial<Record<EmailKind, number>>> = { purchase: 1, subscription: 0.6 };

const FACT_RULES: Readonly<Record<EmailKind, readonly FactRule[]>> = {
  purchase: [
    [0.4, ({ facts }) => facts.hasOrderId],
    [-1.5, ({ facts }) => facts.hasRenewalDate],
    [-1.5, ({ facts }) => !facts.hasMoney],
  ],
  refund: [
    [1, ({ facts }) => facts.hasRefundAmount],
    [0.3, ({ facts, subject }) => !facts.hasRefundAmount && subject.refund > 0],
    [-0.8, ({ facts, subject }) => !facts.hasRefundAmount && subject.refund === 0],
  ],
  subscription: [
    [2, ({ facts }) => facts.hasRenewalDate],
    [1.2, ({ facts }) => facts.hasTrialDate],
    [0.6, ({ facts }) => facts.hasPeriodicPrice],
  ],
  shipping: [
    [-1, ({ facts }) => facts.isBalanced],
    [-1, ({ subject }) => subject.purchase > 0 && subject.shipping === 0],
  ],
  other: [
    [2, ({ facts }) => !facts.hasMoney],
    [0.5, ({ facts }) => facts.hasDue],
    [1.2, ({ facts }) => facts.hasManyPrices && !facts.hasStrongTotal],
    [0.7, ({ facts }) => facts.hasListUnsubscribe && !facts.hasStrongTotal],
    [0.8, ({ facts, subject, head }) => head.purchase + subject.purchase === 0 && !facts.hasStrongTotal],
  ],
};

function factScore(kind: EmailKind, signals: KindSignals): number {
  const points = (sum: number, [value, holds]: FactRule) => (holds(signals) ? sum + value : sum);
  const charge = CHARGE_RULES.reduce(points, 0) * (CHARGE_SHARE[kind] ?? 0);
  return FACT_RULES[kind].reduce(points, charge);
}

function entriesOf(weights: Weights): [KindCue, number][] {
  // The keys of a record of cues are cues.
  return Object.entries(weights) as [KindCue, number][];
}
