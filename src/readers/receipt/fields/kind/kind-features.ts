import type { PhraseMatcher } from '../../lexicon/compile/phrase-matcher.ts';
import { CUE_MATCHER } from '../../lexicon/compile/phrases.ts';
import { KIND_CUES, type KindCue } from '../../lexicon/schema.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { SenderClass } from './sender-class.ts';

export type EmailKind = 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other';

export const EMAIL_KINDS: readonly EmailKind[] = ['purchase', 'refund', 'subscription', 'shipping', 'other'];

/** Facts from other fields that indicate the kind. */
export interface KindFacts {
  readonly hasStrongTotal: boolean;
  readonly isTotalZero: boolean;
  readonly isBalanced: boolean;
  readonly hasDue: boolean;
  readonly hasRefundAmount: boolean;
  readonly hasOrderId: boolean;
  readonly hasCard: boolean;
  readonly hasRenewalDate: boolean;
  readonly hasTrialDate: boolean;
  readonly hasMoney: boolean;
  readonly hasManyPrices: boolean;
  readonly hasListUnsubscribe: boolean;
  readonly hasPeriodicPrice: boolean;
  readonly isReply: boolean;
  readonly itemCount: number;
  readonly sender: SenderClass;
  /** A line states a period of about a month, a quarter or a year. */
  readonly hasServicePeriod: boolean;
  /** The subject combines a month with a receipt, bill or payment. */
  readonly isMonthlySubject: boolean;
  /** Number of lines with a percentage discount. */
  readonly percentOff: number;
  /** A line states a payment method with the exact amount of the total. */
  readonly hasTender: boolean;
  /** The label of the total says it was paid or charged. */
  readonly isPaidTotal: boolean;
  /** The email states an amount due of zero. */
  readonly isNothingDue: boolean;
  /** A balanced sum consists of named items. */
  readonly isItemized: boolean;
  /** A line announces a price change from one amount to another. */
  readonly hasPriceChange: boolean;
  /** Urgency, a phone number and a charge to dispute, or a well-known name with an unrelated domain. */
  readonly isScamLike: boolean;
  /** A line states a future date for a payment or charge. */
  readonly hasDueDate: boolean;
  /** An item row names a plan or a period. */
  readonly hasPlanItem: boolean;
  /** A label and value row names a plan or a period. */
  readonly hasPlanRow: boolean;
  /** A sentence says that something was charged, paid or renewed. */
  readonly wasCharged: boolean;
  /** A sentence says that something will be charged, become due or renew. */
  readonly willBeCharged: boolean;
  /** A sentence says that an amount reached its payee or left the user's account. */
  readonly isPaymentCompleted: boolean;
  /** A sentence says that an amount is refunded to the user. */
  readonly isRefunded: boolean;
  /** A sentence says that an amount may be refunded, depending on another event. */
  readonly mayBeRefunded: boolean;
  /** The subject or a sentence of the first lines says that a payment was declined or failed. */
  readonly wasDeclined: boolean;
}

export type CueCounts = Readonly<Record<KindCue, number>>;

/** Cue hits by zone: subject, first lines, the rest, and boilerplate (help, terms, offers). */
export interface KindSignals {
  readonly subject: CueCounts;
  readonly head: CueCounts;
  readonly body: CueCounts;
  readonly boilerplate: CueCounts;
  readonly facts: KindFacts;
}

/** Matches the cue phrases of a text. */
export type CueMatcher = PhraseMatcher<KindCue>;

const HEAD_CHARS = 500;
const BODY_CHARS_MAX = 14_000;

/** Counts the cues of an email by zone. */
export function readKindSignals(
  subject: string,
  lines: readonly Line[],
  facts: KindFacts,
  cues: CueMatcher = CUE_MATCHER,
): KindSignals {
  let head = '';
  let body = '';
  let aside = '';
  for (const line of lines) {
    if (isBoilerplate(line.text)) {
      if (aside.length < BODY_CHARS_MAX) aside += `${line.text} . `;
    } else if (head.length < HEAD_CHARS) head += `${line.text} . `;
    else if (body.length < BODY_CHARS_MAX) body += `${line.text} . `;
    else break;
  }
  return {
    subject: count(cues, subject, 2),
    head: count(cues, head.slice(0, HEAD_CHARS + 400), 3),
    body: count(cues, body, 5),
    boilerplate: count(cues, aside, 5),
    facts,
  };
}

// The entries are built from exactly the record's keys.
const NO_CUES = Object.fromEntries(KIND_CUES.map((cue) => [cue, 0])) as Record<KindCue, number>;

function count(cues: CueMatcher, text: string, most: number): CueCounts {
  const counts = { ...NO_CUES };
  const seen = new Set<string>();
  for (const hit of cues.find(foldText(text))) {
    if (seen.has(hit.phrase)) continue;
    seen.add(hit.phrase);
    counts[hit.name] = Math.min(most, counts[hit.name] + 1);
  }
  return counts;
}
