import { assembleExtraction } from '../decision/assemble.ts';
import type { ChosenTotal } from '../decision/choose-total.ts';
import type { Decision } from '../decision/choose-values.ts';
import type { ParsedEmail } from '../email/parse-email.ts';
import { type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { EmailKind } from '../fields/kind/kind-features.ts';
import { isScamLike } from '../fields/kind/scam-signs.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { groundedTotal, withFields } from './fill-fields.ts';
import type { Answer } from './question.ts';

/** How often a grounded answer is right where the device is unsure; the two are taken as independent. */
const ANSWER_IS_RIGHT = 0.8;
const AGREED_AT_MOST = 0.99;
/** The two differ: a person looks, whatever speaks for either. */
const DIFFERED_AT_MOST = REVIEW_BELOW - 0.05;
const WITH_MONEY: ReadonlySet<EmailKind> = new Set(['purchase', 'subscription', 'refund']);

/**
 * Merges what a model pointed at into the device's own reading. A value enters only when it stands in the
 * visible text at the line it was said to be, and a total only when it is one of the device's own
 * candidates: the model chooses, it never adds. It cannot make an email with money into one without, and
 * where the two differ the reading waits for a person.
 */
export function applyAnswer(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  own: Extraction,
  answer: Answer,
): Extraction {
  // What an impostor wrote is no purchase, whatever a model makes of it.
  if (own.doubts.includes('impostor')) return own;
  const candidate = groundedTotal(fields, answer);
  const isTotalSame = (candidate?.found.amount.minor ?? null) === own.totalMinor;
  if (answer.kind === own.kind && isTotalSame) {
    const isTrusted = own.doubts.length === 0 && !isScamLike(email.from, email.subject, email.text);
    const agreed = Math.min(AGREED_AT_MOST, 1 - (1 - own.confidence) * (1 - ANSWER_IS_RIGHT));
    const confidence = isTrusted && isEvident(candidate, own) ? agreed : own.confidence;
    return withFields(email, fields, { ...own, confidence, needsReview: confidence < REVIEW_BELOW }, answer);
  }
  if (!WITH_MONEY.has(answer.kind)) return own;
  if (!candidate) return own;
  const total: ChosenTotal = {
    candidate,
    runnerUp: null,
    minor: candidate.found.amount.minor,
    isTrial: false,
  };
  const verdict: Decision = {
    kind: answer.kind,
    total,
    confidence: Math.min(own.confidence, DIFFERED_AT_MOST),
    doubts: own.doubts,
  };
  return withFields(email, fields, assembleExtraction(email, parsed, fields, verdict), answer);
}

/** More than two opinions: the sum comes out. Emails without a total need none. */
function isEvident(candidate: TotalCandidate | null, own: Extraction): boolean {
  if (!candidate) return own.kind === 'other' || own.kind === 'shipping';
  return candidate.balance !== null;
}
