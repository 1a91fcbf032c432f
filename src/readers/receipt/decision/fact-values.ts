import type { CueCounts, KindSignals } from '../fields/kind/kind-features.ts';
import { type KindCue, UNCHARGED_CUES } from '../lexicon/schema.ts';

/** The signals of an email with cue checks that several facts use. */
interface FactSource extends KindSignals {
  readonly statesPurchase: boolean;
  readonly statesPayment: boolean;
  /** The subject has a cue against a charge. */
  readonly isOpposed: boolean;
}

/** The facts of an email in the order of the model's weights. Append new ones at the end. */
const FACT_VALUES: readonly ((source: FactSource) => boolean | number)[] = [
  ({ facts }) => facts.hasStrongTotal,
  ({ facts }) => facts.isTotalZero,
  ({ facts }) => facts.isBalanced,
  ({ facts }) => facts.hasDue,
  ({ facts }) => facts.hasRefundAmount,
  ({ facts }) => facts.hasOrderId,
  ({ facts }) => facts.hasCard,
  ({ facts }) => facts.hasRenewalDate,
  ({ facts }) => facts.hasTrialDate,
  ({ facts }) => facts.hasMoney,
  ({ facts }) => facts.hasManyPrices,
  ({ facts }) => facts.hasListUnsubscribe,
  ({ facts }) => facts.hasPeriodicPrice,
  ({ facts }) => facts.isReply,
  ({ facts }) => Math.min(3, facts.itemCount) / 3,
  ({ facts, statesPurchase, isOpposed }) => facts.hasStrongTotal && statesPurchase && !isOpposed,
  ({ facts }) => facts.hasManyPrices && !facts.hasStrongTotal,
  ({ facts, subject, head }) => facts.hasDue && head.paid + subject.paid === 0,
  ({ facts, isOpposed }) => isOpposed && !facts.isBalanced,
  ({ facts, subject, head }) => subject.refund > 0 || (head.refund > 0 && facts.hasRefundAmount),
  ({ statesPayment }) => statesPayment,
  ({ facts }) => facts.hasRenewalDate && facts.hasStrongTotal,
  ({ facts }) => facts.sender.isBank,
  ({ facts }) => facts.sender.isMoneyApp,
  ({ facts }) => facts.sender.isParcelCompany,
  ({ facts }) => facts.sender.isPersonal,
  ({ facts }) => facts.sender.isProcessor,
  ({ facts }) => facts.hasServicePeriod,
  ({ facts }) => facts.isMonthlySubject,
  ({ facts }) => Math.min(3, facts.percentOff) / 3,
  ({ facts, subject }) => subject.upcoming > 0 && (facts.hasTrialDate || facts.hasRenewalDate),
  ({ facts }) => facts.isPaidTotal,
  ({ facts, isOpposed }) => facts.isPaidTotal && !isOpposed,
  ({ facts, subject, head }) => facts.hasStrongTotal && isUnopposed(subject) && isUnopposed(head),
  ({ facts }) => facts.isBalanced && facts.hasCard,
  ({ facts }) => facts.hasTender,
  ({ facts }) => facts.isNothingDue,
  ({ facts }) => facts.isItemized,
  ({ facts, isOpposed }) => facts.hasTender && !isOpposed,
  ({ facts }) => (facts.hasTender || facts.isNothingDue) && facts.hasStrongTotal,
  ({ facts, isOpposed, statesPayment }) => statesPayment && !isOpposed && facts.hasMoney,
  ({ facts }) => facts.hasPriceChange,
  ({ facts }) => facts.isScamLike,
  ({ facts }) => facts.hasDueDate,
  ({ facts }) => facts.hasDueDate && !facts.isPaidTotal && !facts.hasTender,
  ({ facts }) => facts.hasPlanItem,
  ({ facts }) => facts.hasPlanItem && facts.hasServicePeriod,
  ({ facts, isOpposed }) => facts.hasPlanItem && facts.hasStrongTotal && !isOpposed,
  ({ facts }) => facts.sender.sellsPlans,
  ({ facts, isOpposed }) =>
    facts.sender.sellsPlans && (facts.hasStrongTotal || facts.isPaidTotal) && !isOpposed,
  ({ facts }) => facts.sender.sendsBills,
  ({ facts }) => facts.hasPlanRow,
  ({ facts }) => facts.hasPlanRow && facts.hasRenewalDate,
  ({ facts }) => facts.wasCharged,
  ({ facts }) => facts.willBeCharged,
  ({ facts }) => facts.wasCharged && !facts.willBeCharged,
  ({ facts }) => facts.willBeCharged && !facts.wasCharged,
  ({ facts }) => facts.willBeCharged && !facts.wasCharged && !facts.isPaidTotal && !facts.hasTender,
  ({ facts, subject, head }) => (subject.refund > 0 || head.refund > 0) && !facts.hasRefundAmount,
  ({ facts }) => facts.isPaymentCompleted,
  ({ facts }) => facts.isPaymentCompleted && !facts.isRefunded && !facts.mayBeRefunded,
  ({ facts }) => facts.isRefunded,
  ({ facts }) => facts.isRefunded && !facts.mayBeRefunded,
  ({ facts }) => facts.mayBeRefunded && !facts.isRefunded,
  ({ facts }) => facts.wasDeclined,
  ({ facts }) => facts.wasDeclined && !facts.wasCharged && !facts.isPaidTotal && !facts.hasTender,
];

/** Subject cues against a charge. */
const OPPOSED_SUBJECT = ['unpaid', 'failed', 'cancelled', 'upcoming', 'cart', 'quote'] as const;

export const FACT_COUNT = FACT_VALUES.length;

/** The facts of an email as numbers. */
export function factValues(signals: KindSignals): number[] {
  const { subject, head, body } = signals;
  const source: FactSource = {
    ...signals,
    statesPurchase: subject.purchase + head.purchase > 0,
    statesPayment: body.paid + head.paid + subject.paid > 0,
    isOpposed: OPPOSED_SUBJECT.some((cue) => subject[cue] > 0),
  };
  return FACT_VALUES.map((fact) => Number(fact(source)));
}

const OPPOSED = [...UNCHARGED_CUES, 'refund', 'shipping'] as const satisfies readonly KindCue[];

/** True when no cue of a zone contradicts a charge. */
function isUnopposed(zone: CueCounts): boolean {
  return OPPOSED.every((cue) => zone[cue] === 0);
}
