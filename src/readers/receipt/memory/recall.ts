import { assemble } from '../decision/assemble.ts';
import { type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { TotalCandidate } from '../fields/decode.ts';
import type { Findings } from '../findings.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';
import { isShown, type Lesson, labelOf, senseOf } from './lesson.ts';

const CERTAINTY_MAX = 0.99;
/** A sum that comes out leaves this share of the doubt. */
const DOUBT_LEFT_BY_BALANCE = 0.2;

/**
 * Reads an email again by what a person taught about its like. The lesson says where to look, never what to
 * find: the total is the one amount that stands by the learned words, and the merchant has to be shown. A
 * lesson that does not fit this email changes nothing, and nobody vouches for a forged sender.
 */
export function recall(
  scene: Scene,
  mail: Mail,
  findings: Findings,
  own: Extraction,
  lesson: Lesson,
): Extraction {
  const candidate = candidateOf(findings, lesson);
  const fits = lesson.totalLabel === null || candidate !== null;
  const currency = candidate?.read.amount.currency ?? null;
  if (
    !fits ||
    own.doubts.length > 0 ||
    (currency !== null && lesson.currency !== null && currency !== lesson.currency)
  )
    return own;
  const certainty = certaintyOf(lesson, candidate);
  const isSame = own.kind === lesson.kind && own.totalMinor === (candidate?.read.amount.minor ?? null);
  const confidence = isSame ? 1 - (1 - own.confidence) * (1 - certainty) : certainty;
  const total = candidate && {
    candidate,
    runnerUp: null,
    minor: candidate.read.amount.minor,
    isTrial: false,
  };
  const capped = Math.round(Math.min(CERTAINTY_MAX, confidence) * 1000) / 1000;
  const reading = assemble(scene, mail, findings, {
    kind: lesson.kind,
    total,
    confidence: capped,
    doubts: [],
  });
  const merchant = isShown(scene, lesson.merchant) ? lesson.merchant : reading.merchant;
  return { ...reading, merchant, needsReview: capped < REVIEW_BELOW };
}

/** The candidate by the learned words, where there is one value by them and no other. */
function candidateOf(findings: Findings, { kind, totalLabel }: Lesson): TotalCandidate | null {
  const labelled = findings[senseOf(kind)].filter(({ read }) => labelOf(read) === totalLabel);
  const [first] = labelled;
  const isOne = labelled.every(({ read }) => read.amount.minor === first?.read.amount.minor);
  return first && isOne ? first : null;
}

/**
 * Mean of what the confirmations leave to expect (Beta with one of each to begin with), surer where the sum comes out.
 */
function certaintyOf({ confirmations, contradictions }: Lesson, candidate: TotalCandidate | null): number {
  const mean = (1 + confirmations) / (2 + confirmations + contradictions);
  return candidate?.balance ? 1 - (1 - mean) * DOUBT_LEFT_BY_BALANCE : mean;
}
