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
import { type EmailFields, findFields } from './find-fields.ts';

/** A reading in doubt is looked at by a person, however well it adds up. */
const DOUBTED_CERTAINTY_MAX = 0.85;

/** Decides what a message is and which of the found values are its fields. */
export function decide(email: EmailWithCandidates, parsed: ParsedEmail): Extraction {
  const fields = findFields(email);
  const scores = scoreKind(email, fields);
  const doubts = findDoubts(email, parsed, fields);
  const isImpostor = doubts.includes('impostor');
  const likely = likeliest(scores.probabilities);
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

/** A newsletter: what it names is a price, not a sum that anyone owes. */
function isOffer(
  kind: EmailKind,
  { hasListUnsubscribe }: EmailWithCandidates,
  { signals }: EmailFields,
): boolean {
  const { hasDue, hasDueDate: hasDayToPay } = signals.facts;
  return kind === 'other' && hasListUnsubscribe && !hasDue && !hasDayToPay;
}

/** Orders of different sums whose sum the email leaves out. */
export function isUnsummed({ orders, grandTotalMinor: grandMinor }: MultipleOrders): boolean {
  return grandMinor === null && new Set(orders.map(({ totalMinor }) => totalMinor)).size > 1;
}

/** The kind of the highest probability. */
export function likeliest(probabilities: readonly number[]): EmailKind {
  let best = 0;
  for (const [index, probability] of probabilities.entries())
    if (probability > (probabilities[best] ?? 0)) best = index;
  return EMAIL_KINDS[best] ?? 'other';
}
