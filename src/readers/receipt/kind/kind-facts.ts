import { hasDayToPay } from '../fields/day-to-pay.ts';
import { hasServicePeriod, isMonthlySubject } from '../fields/service-period.ts';
import type { Findings } from '../findings.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Scene } from '../scene.ts';
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
import { readMoneyMoves } from './money-moves.ts';
import { isScamLike } from './scam-signs.ts';
import { classifySender } from './sender-class.ts';
import { readChargeTense, wasRefused } from './tense.ts';

const ANSWER = new RegExp(String.raw`^\s*(?:${anyOf('answerMark')})\s?:`, 'i');

/** What the facts rest on besides the scene. */
type FactSources = Pick<Findings, 'charge' | 'renewal' | 'context' | 'orderId' | 'card'>;

/** The facts of an email that bear on its kind. */
export function readKindFacts(
  scene: Scene,
  { charge: [top], renewal, context, orderId, card }: FactSources,
): KindFacts {
  const roles = new Set(
    scene.reads.filter(({ reading }) => reading.strength >= 2).map(({ reading }) => reading.role),
  );
  return {
    hasStrongTotal:
      top !== undefined && top.read.reading.role === 'total' && top.read.reading.strength >= 1.4,
    isTotalZero: top?.read.amount.minor === 0,
    isBalanced: top?.balance !== null && top?.balance !== undefined,
    hasDue: roles.has('due'),
    hasRefundAmount: roles.has('refund'),
    hasOrderId: orderId !== null,
    hasCard: card !== null,
    hasRenewalDate: renewal.nextRenewal !== null,
    hasTrialDate: renewal.trialEnd !== null,
    hasMoney: scene.reads.length > 0,
    hasManyPrices: scene.reads.length >= 6,
    hasListUnsubscribe: scene.hasListUnsubscribe,
    hasPeriodicPrice: hasPeriodicPrice(scene),
    isReply: ANSWER.test(scene.subject),
    itemCount: scene.items.length,
    sender: classifySender(scene.from.name, scene.from.domain),
    hasServicePeriod: hasServicePeriod(scene.lines, context),
    isMonthlySubject: isMonthlySubject(scene.subject),
    isPaidTotal: top !== undefined && isPaidLabel(top.read.reading.label),
    hasTender: top !== undefined && hasTender(scene, top),
    isNothingDue: scene.reads.some(({ amount, reading }) => reading.role === 'due' && amount.minor === 0),
    isItemized: top?.balance?.base === 'items' && scene.items.length > 0,
    hasPriceChange: hasPriceChange(scene),
    isScamLike: isScamLike(scene.from, scene.subject, scene.text),
    hasDayToPay: hasDayToPay(scene.lines, context),
    hasPlanItem: hasPlanItem(scene),
    hasPlanRow: hasPlanRow(scene, top),
    ...readChargeTense(scene.subject, scene.lines),
    wasRefused: wasRefused(scene.subject, scene.lines),
    ...readMoneyMoves(
      scene.lines,
      scene.reads.map(({ amount }) => amount),
    ),
    percentOff: countPercentOff(scene),
  };
}
