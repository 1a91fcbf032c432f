import { assembleExtraction } from '../decision/assemble.ts';
import type { ParsedEmail } from '../email/parse-email.ts';
import { type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { TotalCandidate } from '../fields/rank-totals.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { isVisible, type LearnedRule, labelOf, totalTypeOf } from './learned-rule.ts';

const CERTAINTY_MAX = 0.99;
/** Share of the doubt that remains when the sum balances. */
const REMAINING_DOUBT_WHEN_BALANCED = 0.2;

/**
 * Reads an email again with a rule learned from similar emails. The rule says where to look, not which value to find:
 * the total is the only amount with the learned label, and the merchant must be visible. A rule that does not fit
 * changes nothing, and no rule applies to a forged sender.
 */
export function applyLearnedRule(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  extraction: Extraction,
  rule: LearnedRule,
): Extraction {
  const candidate = candidateOf(fields, rule);
  const fits = rule.totalLabel === null || candidate !== null;
  const currency = candidate?.found.amount.currency ?? null;
  if (
    !fits ||
    extraction.doubts.length > 0 ||
    (currency !== null && rule.currency !== null && currency !== rule.currency)
  )
    return extraction;
  const certainty = certaintyOf(rule, candidate);
  const isSame =
    extraction.kind === rule.kind && extraction.totalMinor === (candidate?.found.amount.minor ?? null);
  const confidence = isSame ? 1 - (1 - extraction.confidence) * (1 - certainty) : certainty;
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

/** The candidate with the learned label, if all such candidates have the same value. */
function candidateOf(fields: EmailFields, { kind, totalLabel }: LearnedRule): TotalCandidate | null {
  const labeled = fields[totalTypeOf(kind)].filter(({ found }) => labelOf(found) === totalLabel);
  const [first] = labeled;
  const isOne = labeled.every(({ found }) => found.amount.minor === first?.found.amount.minor);
  return first && isOne ? first : null;
}

/** Expected accuracy given the confirmations (Beta(1, 1) prior), higher when the sum balances. */
function certaintyOf(
  { confirmations, contradictions }: LearnedRule,
  candidate: TotalCandidate | null,
): number {
  const mean = (1 + confirmations) / (2 + confirmations + contradictions);
  return candidate?.balance ? 1 - (1 - mean) * REMAINING_DOUBT_WHEN_BALANCED : mean;
}
