import type { EmailWithCandidates } from '../../find-candidates.ts';
import type { EmailFields } from '../../find-fields.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { hasDueDate } from '../due-date.ts';
import { hasServicePeriod, isMonthlySubject } from '../service-period.ts';
import {
  countPercentOff,
  hasPeriodicPrice,
  hasPlanItem,
  hasPlanRow,
  hasPriceChange,
  hasTender,
  isPaidLabel,
} from './charge-facts.ts';
import type { KindFacts } from './kind-features.ts';
import { readMoneyDirection } from './money-direction.ts';
import { isScamLike } from './scam-signs.ts';
import { classifySender } from './sender-class.ts';
import { readChargeTense, wasDeclined } from './tense.ts';

const ANSWER = new RegExp(String.raw`^\s*(?:${anyOf('answerMark')})\s?:`, 'i');

/** The fields that the facts are derived from. */
type FactSources = Pick<EmailFields, 'charge' | 'renewal' | 'dateContext' | 'orderId' | 'cardDigits'>;

/** Reads the facts of an email that indicate its kind. */
export function readKindFacts(
  email: EmailWithCandidates,
  { charge: [top], renewal, dateContext: context, orderId, cardDigits }: FactSources,
): KindFacts {
  const roles = new Set(
    email.amounts.filter(({ reading }) => reading.strength >= 2).map(({ reading }) => reading.role),
  );
  return {
    hasStrongTotal:
      top !== undefined && top.found.reading.role === 'total' && top.found.reading.strength >= 1.4,
    isTotalZero: top?.found.amount.minor === 0,
    isBalanced: top?.balance !== null && top?.balance !== undefined,
    hasDue: roles.has('due'),
    hasRefundAmount: roles.has('refund'),
    hasOrderId: orderId !== null,
    hasCard: cardDigits !== null,
    hasRenewalDate: renewal.nextRenewal !== null,
    hasTrialDate: renewal.trialEnd !== null,
    hasMoney: email.amounts.length > 0,
    hasManyPrices: email.amounts.length >= 6,
    hasListUnsubscribe: email.hasListUnsubscribe,
    hasPeriodicPrice: hasPeriodicPrice(email),
    isReply: ANSWER.test(email.subject),
    itemCount: email.items.length,
    sender: classifySender(email.from.name, email.from.domain),
    hasServicePeriod: hasServicePeriod(email.lines, context),
    isMonthlySubject: isMonthlySubject(email.subject),
    isPaidTotal: top !== undefined && isPaidLabel(top.found.reading.label),
    hasTender: top !== undefined && hasTender(email, top),
    isNothingDue: email.amounts.some(({ amount, reading }) => reading.role === 'due' && amount.minor === 0),
    isItemized: top?.balance?.base === 'items' && email.items.length > 0,
    hasPriceChange: hasPriceChange(email),
    isScamLike: isScamLike(email.from, email.subject, email.text),
    hasDueDate: hasDueDate(email.lines, context),
    hasPlanItem: hasPlanItem(email),
    hasPlanRow: hasPlanRow(email, top),
    ...readChargeTense(email.subject, email.lines),
    wasDeclined: wasDeclined(email.subject, email.lines),
    ...readMoneyDirection(
      email.lines,
      email.amounts.map(({ amount }) => amount),
    ),
    percentOff: countPercentOff(email),
  };
}
