import { assemble } from '../decision/assemble.ts';
import type { ChosenTotal } from '../decision/choose-total.ts';
import type { Verdict } from '../decision/choose-values.ts';
import { type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { TotalCandidate } from '../fields/decode.ts';
import type { Findings } from '../findings.ts';
import type { MailKind } from '../kind/kind-features.ts';
import { isScamLike } from '../kind/scam-signs.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';
import { groundedTotal, withFields } from './fill-fields.ts';
import type { Answer } from './question.ts';

/** How often a grounded answer is right where the device is unsure; the two are taken as independent. */
const ANSWER_IS_RIGHT = 0.8;
const AGREED_AT_MOST = 0.99;
/** The two differ: a person looks, whatever speaks for either. */
const DIFFERED_AT_MOST = REVIEW_BELOW - 0.05;
const WITH_MONEY: ReadonlySet<MailKind> = new Set(['purchase', 'subscription', 'refund']);

/**
 * Merges what a model pointed at into the device's own reading. A value enters only when it stands in the
 * visible text at the line it was said to be, and a total only when it is one of the device's own
 * candidates: the model chooses, it never adds. It cannot make an email with money into one without, and
 * where the two differ the reading waits for a person.
 */
export function applyAnswer(
  scene: Scene,
  mail: Mail,
  findings: Findings,
  own: Extraction,
  answer: Answer,
): Extraction {
  // What an impostor wrote is no purchase, whatever a model makes of it.
  if (own.doubts.includes('impostor')) return own;
  const candidate = groundedTotal(findings, answer);
  const isTotalSame = (candidate?.read.amount.minor ?? null) === own.totalMinor;
  if (answer.kind === own.kind && isTotalSame) {
    const isTrusted = own.doubts.length === 0 && !isScamLike(scene.from, scene.subject, scene.text);
    const agreed = Math.min(AGREED_AT_MOST, 1 - (1 - own.confidence) * (1 - ANSWER_IS_RIGHT));
    const confidence = isTrusted && isEvident(candidate, own) ? agreed : own.confidence;
    return withFields(
      scene,
      findings,
      { ...own, confidence, needsReview: confidence < REVIEW_BELOW },
      answer,
    );
  }
  if (!WITH_MONEY.has(answer.kind)) return own;
  if (!candidate) return own;
  const total: ChosenTotal = {
    candidate,
    runnerUp: null,
    minor: candidate.read.amount.minor,
    isTrial: false,
  };
  const verdict: Verdict = {
    kind: answer.kind,
    total,
    confidence: Math.min(own.confidence, DIFFERED_AT_MOST),
    doubts: own.doubts,
  };
  return withFields(scene, findings, assemble(scene, mail, findings, verdict), answer);
}

/** More than two opinions: the sum comes out. Emails without a total need none. */
function isEvident(candidate: TotalCandidate | null, own: Extraction): boolean {
  if (!candidate) return own.kind === 'other' || own.kind === 'shipping';
  return candidate.balance !== null;
}
