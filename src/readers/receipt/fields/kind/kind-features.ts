import type { PhraseMatcher } from '../../lexicon/compile/phrase-matcher.ts';
import { CUE_MATCHER } from '../../lexicon/compile/phrases.ts';
import { KIND_CUES, type KindCue } from '../../lexicon/schema.ts';
import { isBoilerplate } from '../../page/boilerplate.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import type { SenderClass } from './sender-class.ts';

export type EmailKind = 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other';

export const EMAIL_KINDS: readonly EmailKind[] = ['purchase', 'refund', 'subscription', 'shipping', 'other'];

/** Facts from the other readers that bear on the kind. */
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
  /** A line names a period of about a month, a quarter or a year. */
  readonly hasServicePeriod: boolean;
  /** The subject pairs a month's name with a receipt, bill or payment. */
  readonly isMonthlySubject: boolean;
  /** How many lines speak of per cent off. */
  readonly percentOff: number;
  /** A line names a means of payment beside the very amount of the total. */
  readonly hasTender: boolean;
  /** The label of the total says that it was paid or charged. */
  readonly isPaidTotal: boolean;
  /** An amount still due is stated, and it is zero. */
  readonly isNothingDue: boolean;
  /** A sum holds and its parts are things with names. */
  readonly isItemized: boolean;
  /** A line says that a price goes from one amount to another. */
  readonly hasPriceChange: boolean;
  /** Urgency, a telephone number and a charge to dispute, or a great name over a strange domain. */
  readonly isScamLike: boolean;
  /** A line says that something is to be paid or will be charged on a day still to come. */
  readonly hasDueDate: boolean;
  /** The row of a bought thing speaks of a plan or a period. */
  readonly hasPlanItem: boolean;
  /** A row of label and value speaks of a plan or a period. */
  readonly hasPlanRow: boolean;
  /** A sentence says that something was charged, paid or renewed. */
  readonly wasCharged: boolean;
  /** A sentence says that something will be charged, falls due or renews. */
  readonly willBeCharged: boolean;
  /** A sentence says of an amount that it reached whom it was owed to, or left the reader's account. */
  readonly isPaymentCompleted: boolean;
  /** A sentence says of an amount that it goes back to the reader. */
  readonly isRefunded: boolean;
  /** A sentence says of an amount that it may go back, once something else has happened. */
  readonly mayBeRefunded: boolean;
  /** The subject or a sentence of the first lines says that a payment was refused or did not work. */
  readonly wasDeclined: boolean;
}

export type CueCounts = Readonly<Record<KindCue, number>>;

/** Hits of each cue by zone: the subject, the first lines, the rest, and lines of help, terms and offers. */
export interface KindSignals {
  readonly subject: CueCounts;
  readonly head: CueCounts;
  readonly body: CueCounts;
  readonly boilerplate: CueCounts;
  readonly facts: KindFacts;
}

/** Finds the cues of a text. */
export type CueMatcher = PhraseMatcher<KindCue>;

const HEAD_CHARS = 500;
const BODY_CHARS_MAX = 14_000;

/** Counts the cues of an email. */
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

// The entries are made of the very names that the record's keys are.
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
