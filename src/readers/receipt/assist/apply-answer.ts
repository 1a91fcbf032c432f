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

/** Assumed accuracy of a grounded answer where the local reading is uncertain. The two are treated as independent. */
const ANSWER_IS_RIGHT = 0.8;
const AGREED_AT_MOST = 0.99;
/** When the two differ, a user reviews the reading, whatever supports either. */
const DIFFERED_AT_MOST = REVIEW_BELOW - 0.05;
const WITH_MONEY: ReadonlySet<EmailKind> = new Set(['purchase', 'subscription', 'refund']);

/**
 * Merges a model's answer into the local reading. A value counts only if it occurs in the visible text on the stated
 * line, and a total only if it is one of the local candidates: the model chooses but never adds. It cannot turn an
 * email with money into one without, and when the two differ, the reading goes to review.
 */
export function applyAnswer(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  extraction: Extraction,
  answer: Answer,
): Extraction {
  // An impostor's email is never a purchase, whatever the model answers.
  if (extraction.doubts.includes('impostor')) return extraction;
  const candidate = groundedTotal(fields, answer);
  const isTotalSame = (candidate?.found.amount.minor ?? null) === extraction.totalMinor;
  if (answer.kind === extraction.kind && isTotalSame) {
    const isTrusted = extraction.doubts.length === 0 && !isScamLike(email.from, email.subject, email.text);
    const agreed = Math.min(AGREED_AT_MOST, 1 - (1 - extraction.confidence) * (1 - ANSWER_IS_RIGHT));
    const confidence = isTrusted && isEvident(candidate, extraction) ? agreed : extraction.confidence;
    return withFields(
      email,
      fields,
      { ...extraction, confidence, needsReview: confidence < REVIEW_BELOW },
      answer,
    );
  }
  if (!WITH_MONEY.has(answer.kind)) return extraction;
  if (!candidate) return extraction;
  const total: ChosenTotal = {
    candidate,
    runnerUp: null,
    minor: candidate.found.amount.minor,
    isTrial: false,
  };
  const verdict: Decision = {
    kind: answer.kind,
    total,
    confidence: Math.min(extraction.confidence, DIFFERED_AT_MOST),
    doubts: extraction.doubts,
  };
  return withFields(email, fields, assembleExtraction(email, parsed, fields, verdict), answer);
}

/** A balanced sum is stronger evidence than agreement. Emails without a total do not need it. */
function isEvident(candidate: TotalCandidate | null, extraction: Extraction): boolean {
  if (!candidate) return extraction.kind === 'other' || extraction.kind === 'shipping';
  return candidate.balance !== null;
}
