import { estimateConfidence } from './confidence/confidence.ts';
import { assembleExtraction } from './decision/assemble.ts';
import { chooseTotal } from './decision/choose-total.ts';
import { findDoubts } from './decision/doubts.ts';
import { isNeverCharged } from './decision/never-charged.ts';
import { scoreKind } from './decision/score-kind.ts';
import type { ParsedEmail } from './email/parse-email.ts';
import type { Extraction } from './extraction.ts';
import { EMAIL_KINDS, type EmailKind } from './fields/kind/kind-features.ts';
import type { MultipleOrders } from './fields/multiple-orders.ts';
import type { EmailWithCandidates } from './find-candidates.ts';
import type { EmailFields } from './find-fields.ts';

/** Readings with doubts go to review even when the arithmetic is complete. */
const DOUBTED_CERTAINTY_MAX = 0.85;

/** Decides the kind of an email and which candidate values become its fields. */
export function decide(email: EmailWithCandidates, parsed: ParsedEmail, fields: EmailFields): Extraction {
  const scores = scoreKind(email, fields);
  const doubts = findDoubts(email, parsed, fields);
  const isImpostor = doubts.includes('impostor');
  const likely = mostLikelyKind(scores.probabilities);
  const isForced = email.isDeliveryReport || isImpostor || isNeverCharged(likely, email, fields);
  const kind = isForced || !parsed.isEmail ? 'other' : likely;
  const total = isImpostor || isOffer(kind, email, fields) ? null : chooseTotal(kind, fields);
  const certainty = estimateConfidence({
    scores,
    kind,
    signals: fields.signals,
    total: total?.candidate ?? null,
    runnerUp: total?.runnerUp ?? null,
    isTrial: total?.isTrial ?? false,
    isCurrencyGuess: email.currencyResolver.isGuess,
    isCurrencyUnknown: email.currencyResolver.isUnknown,
    isEmail: parsed.isEmail,
    isForced,
    hasUnsummedOrders: isUnsummed(fields.multipleOrders),
    hasSubjectTotal: total?.candidate
      ? email.subjectAmountsMinor.has(total.candidate.found.amount.minor)
      : false,
  });
  const isDoubted = doubts.some((doubt) => doubt !== 'impostor');
  const confidence = isDoubted ? Math.min(certainty, DOUBTED_CERTAINTY_MAX) : certainty;
  return assembleExtraction(email, parsed, fields, { kind, total, confidence, doubts });
}

/** A newsletter: its amounts are prices, not sums that anyone owes. */
function isOffer(
  kind: EmailKind,
  { hasListUnsubscribe }: EmailWithCandidates,
  { signals }: EmailFields,
): boolean {
  const { hasDue, hasDueDate } = signals.facts;
  return kind === 'other' && hasListUnsubscribe && !hasDue && !hasDueDate;
}

/** True for several orders with different totals when the email states no grand total. */
export function isUnsummed({ orders, grandTotalMinor }: MultipleOrders): boolean {
  return grandTotalMinor === null && new Set(orders.map(({ totalMinor }) => totalMinor)).size > 1;
}

/** Returns the kind with the highest probability. */
export function mostLikelyKind(probabilities: readonly number[]): EmailKind {
  let best = 0;
  for (const [index, probability] of probabilities.entries())
    if (probability > (probabilities[best] ?? 0)) best = index;
  return EMAIL_KINDS[best] ?? 'other';
}
