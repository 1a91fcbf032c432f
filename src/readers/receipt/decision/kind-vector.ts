import type { CueCounts, KindSignals } from '../kind/kind-features.ts';
import { wordsOf } from '../lexicon/compile/phrase-matcher.ts';
import { KIND_CUES, type KindCue, UNCHARGED_CUES } from '../lexicon/schema.ts';
import { isBoilerplate } from '../page/boilerplate.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { cueScores } from './cue-scores.ts';

/** Number of hash slots for words, after the dense features. */
export const HASH_SLOTS = 16_384;
const FACTS = 66;
const SCORES = 5;
const ZONES = 4;
/** Length of the dense part: a bias, the cues of four zones and the facts. */
export const DENSE_SIZE = 1 + KIND_CUES.length * ZONES + FACTS + SCORES;
export const VECTOR_SIZE = DENSE_SIZE + HASH_SLOTS;

/** A sparse vector: indexes and their values. */
export interface SparseVector {
  readonly indexes: readonly number[];
  readonly values: readonly number[];
}

const HEAD_WORDS_MAX = 60;
const SUBJECT_WORDS_MAX = 24;
const AMOUNT_WORDS_MAX = 40;
/** A longer word also counts by its beginning: languages bend the ends. */
const STEM_CHARS = 5;

/** The texts of an email whose words are features. */
export interface KindTexts {
  readonly subject: string;
  readonly lines: readonly Line[];
  /** The line of the amount that is the likeliest charge. */
  readonly amountText: string;
}

/** The features of an email for the kind model. */
export function kindVector(signals: KindSignals, { subject, lines, amountText }: KindTexts): SparseVector {
  const indexes: number[] = [];
  const values: number[] = [];
  const set = (index: number, value: number) => {
    if (value === 0) return;
    indexes.push(index);
    values.push(value);
  };
  set(0, 1);
  for (const [i, cue] of KIND_CUES.entries()) {
    set(1 + i, signals.subject[cue]);
    set(1 + KIND_CUES.length + i, Math.sqrt(signals.head[cue]));
    set(1 + KIND_CUES.length * 2 + i, Math.sqrt(signals.body[cue]) * 0.6);
    set(1 + KIND_CUES.length * 3 + i, Math.sqrt(signals.aside[cue]) * 0.4);
  }
  const factsFrom = 1 + KIND_CUES.length * ZONES;
  for (const [i, value] of factValues(signals).entries()) set(factsFrom + i, value);
  for (const [i, score] of centred(cueScores(signals)).entries()) set(factsFrom + FACTS + i, score);
  hashWords(subject, 's', SUBJECT_WORDS_MAX, 0.7, set);
  hashWords(headText(lines), 'h', HEAD_WORDS_MAX, 0.4, set);
  hashWords(amountText, 'm', AMOUNT_WORDS_MAX, 0.4, set);
  return { indexes, values };
}

/** Scores less their mean, held within a range that outliers cannot leave. */
function centred(scores: readonly number[]): number[] {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.map((score) => Math.max(-3, Math.min(3, (score - mean) / 2)));
}

function factValues({ facts, subject, head, body }: KindSignals): number[] {
  const flag = (value: boolean) => (value ? 1 : 0);
  const spoken = subject.purchase + head.purchase > 0;
  const against =
    subject.unpaid + subject.failed + subject.cancelled + subject.upcoming + subject.cart + subject.quote;
  return [
    flag(facts.hasStrongTotal),
    flag(facts.isTotalZero),
    flag(facts.isBalanced),
    flag(facts.hasDue),
    flag(facts.hasRefundAmount),
    flag(facts.hasOrderId),
    flag(facts.hasCard),
    flag(facts.hasRenewalDate),
    flag(facts.hasTrialDate),
    flag(facts.hasMoney),
    flag(facts.hasManyPrices),
    flag(facts.hasListUnsubscribe),
    flag(facts.hasPeriodicPrice),
    flag(facts.isReply),
    Math.min(3, facts.itemCount) / 3,
    flag(facts.hasStrongTotal && spoken && against === 0),
    flag(facts.hasManyPrices && !facts.hasStrongTotal),
    flag(facts.hasDue && head.paid + subject.paid === 0),
    flag(against > 0 && !facts.isBalanced),
    flag(subject.refund > 0 || (head.refund > 0 && facts.hasRefundAmount)),
    flag(body.paid + head.paid + subject.paid > 0),
    flag(facts.hasRenewalDate && facts.hasStrongTotal),
    flag(facts.sender.isBank),
    flag(facts.sender.isMoneyApp),
    flag(facts.sender.isParcelCompany),
    flag(facts.sender.isPersonal),
    flag(facts.sender.isProcessor),
    flag(facts.hasServicePeriod),
    flag(facts.isMonthlySubject),
    Math.min(3, facts.percentOff) / 3,
    flag(subject.upcoming > 0 && (facts.hasTrialDate || facts.hasRenewalDate)),
    flag(facts.isPaidTotal),
    flag(facts.isPaidTotal && against === 0),
    flag(facts.hasStrongTotal && isUnopposed(subject) && isUnopposed(head)),
    flag(facts.isBalanced && facts.hasCard),
    flag(facts.hasTender),
    flag(facts.isNothingDue),
    flag(facts.isItemized),
    flag(facts.hasTender && against === 0),
    flag((facts.hasTender || facts.isNothingDue) && facts.hasStrongTotal),
    flag(body.paid + head.paid + subject.paid > 0 && against === 0 && facts.hasMoney),
    flag(facts.hasPriceChange),
    flag(facts.isScamLike),
    flag(facts.hasDayToPay),
    flag(facts.hasDayToPay && !facts.isPaidTotal && !facts.hasTender),
    flag(facts.hasPlanItem),
    flag(facts.hasPlanItem && facts.hasServicePeriod),
    flag(facts.hasPlanItem && facts.hasStrongTotal && against === 0),
    flag(facts.sender.sellsPlans),
    flag(facts.sender.sellsPlans && (facts.hasStrongTotal || facts.isPaidTotal) && against === 0),
    flag(facts.sender.sendsBills),
    flag(facts.hasPlanRow),
    flag(facts.hasPlanRow && facts.hasRenewalDate),
    flag(facts.wasCharged),
    flag(facts.willBeCharged),
    flag(facts.wasCharged && !facts.willBeCharged),
    flag(facts.willBeCharged && !facts.wasCharged),
    flag(facts.willBeCharged && !facts.wasCharged && !facts.isPaidTotal && !facts.hasTender),
    flag((subject.refund > 0 || head.refund > 0) && !facts.hasRefundAmount),
    flag(facts.hasArrived),
    flag(facts.hasArrived && !facts.goesBack && !facts.mayGoBack),
    flag(facts.goesBack),
    flag(facts.goesBack && !facts.mayGoBack),
    flag(facts.mayGoBack && !facts.goesBack),
    flag(facts.wasRefused),
    flag(facts.wasRefused && !facts.wasCharged && !facts.isPaidTotal && !facts.hasTender),
  ];
}

const OPPOSED = [...UNCHARGED_CUES, 'refund', 'shipping'] as const satisfies readonly KindCue[];

/** No cue of a zone speaks against a charge. */
function isUnopposed(zone: CueCounts): boolean {
  return OPPOSED.every((cue) => zone[cue] === 0);
}

function headText(lines: readonly Line[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length > 420) break;
    if (isBoilerplate(line.text)) continue;
    text += `${line.text} . `;
  }
  return text;
}

function hashWords(
  text: string,
  zone: string,
  wordsMax: number,
  value: number,
  set: (index: number, value: number) => void,
): void {
  const seen = new Set<number>();
  const add = (feature: string) => {
    const slot = DENSE_SIZE + (hashOf(`${zone}:${feature}`) % HASH_SLOTS);
    if (seen.has(slot)) return;
    seen.add(slot);
    set(slot, value);
  };
  const folded = foldText(text);
  let previous = '';
  for (const word of wordsOf(folded).slice(0, wordsMax)) {
    if (/\d/.test(word)) {
      previous = '';
      continue;
    }
    if (/[\u3040-\u9fff\uac00-\ud7af]/.test(word)) {
      for (let i = 0; i + 2 <= word.length && i < 24; i++) add(word.slice(i, i + 2));
      continue;
    }
    add(word);
    if (word.length > STEM_CHARS) add(`~${word.slice(0, STEM_CHARS)}`);
    if (previous !== '') add(`${previous} ${word}`);
    previous = word;
  }
}

/** FNV-1a over UTF-16 units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
