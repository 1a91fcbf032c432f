import { assembleExtraction } from '../decision/assemble.ts';
import type { ParsedEmail } from '../email/parse-email.ts';
import { type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { isVisible, type LearnedRule, labelOf, totalTypeOf } from './learned-rule.ts';

const CERTAINTY_MAX = 0.99;
/** A sum that comes out leaves this share of the doubt. */
const REMAINING_DOUBT_WHEN_BALANCED = 0.2;

/**
 * Reads an email again by what a person taught about its like. The lesson says where to look, never what to
 * find: the total is the one amount that stands by the learned words, and the merchant has to be shown. A
 * lesson that does not fit this email changes nothing, and nobody vouches for a forged sender.
 */
export function applyLearnedRule(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  own: Extraction,
  rule: LearnedRule,
): Extraction {
  const candidate = candidateOf(fields, rule);
  const fits = rule.totalLabel === null || candidate !== null;
  const currency = candidate?.found.amount.currency ?? null;
  if (
    !fits ||
    own.doubts.length > 0 ||
    (currency !== null && rule.currency !== null && currency !== rule.currency)
  )
    return own;
  const certainty = certaintyOf(rule, candidate);
  const isSame = own.kind === rule.kind && own.totalMinor === (candidate?.found.amount.minor ?? null);
  const confidence = isSame ? 1 - (1 - own.confidence) * (1 - certainty) : certainty;
  const total = candidate && {
    candidate,
    runnerUp: null,
    minor: candidate.found.amount.minor,
    isTrial: false,
  };
  const capped = Math.round(Math.min(CERTAINTY_MAX, confidence) * 1000) / 1000;
  const reading = assembleExtraction(email, parsed, fields, {
    kind: rule.kind,
    total,
    confidence: capped,
    doubts: [],
  });
  const merchant = isVisible(email, rule.merchant) ? rule.merchant : reading.merchant;
  return { ...reading, merchant, needsReview: capped < REVIEW_BELOW };
}

/** The candidate by the learned words, where there is one value by them and no other. */
function candidateOf(fields: EmailFields, { kind, totalLabel }: LearnedRule): TotalCandidate | null {
  const labeled = fields[totalTypeOf(kind)].filter(({ found }) => labelOf(found) === totalLabel);
  const [first] = labeled;
  const isOne = labeled.every(({ found }) => found.amount.minor === first?.found.amount.minor);
  return first && isOne ? first : null;
}

/**
 * Mean of what the confirmations leave to expect (Beta with one of each to begin with), surer where the sum comes out.
 */
function certaintyOf(
  { confirmations, contradictions }: LearnedRule,
  candidate: TotalCandidate | null,
): number {
  const mean = (1 + confirmations) / (2 + confirmations + contradictions);
  return candidate?.balance ? 1 - (1 - mean) * REMAINING_DOUBT_WHEN_BALANCED : mean;
}
