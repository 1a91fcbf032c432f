import type { ParsedEmail } from '../email/parse-email.ts';
import type { Extraction } from '../extraction.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Assistant } from './assistant.ts';
import { buildQuestion, parseAnswer } from './question.ts';

/** A reading that a language model may have improved. */
export interface AssistedReading {
  readonly extraction: Extraction;
  /** False when no model was asked, none answered, or the answer was unusable. */
  readonly isAssisted: boolean;
}

/** Above this confidence, an email of kind `other` is not worth a question. */
const OTHER_IS_SURE_FROM = 0.8;

/**
 * Asks only about emails with amounts and an uncertain reading. Keeps the local reading if there is no usable answer.
 */
export async function askAssistantIfUnsure(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  extraction: Extraction,
  assistant: Assistant,
): Promise<AssistedReading> {
  const answerText = isWorthAsking(email, extraction) ? await assistant(buildQuestion(email)) : null;
  const answer = answerText === null ? null : parseAnswer(answerText);
  if (!answer) return { extraction, isAssisted: false };
  return { extraction: applyAnswer(email, parsed, fields, extraction, answer), isAssisted: true };
}

function isWorthAsking(email: EmailWithCandidates, { needsReview, kind, confidence }: Extraction): boolean {
  if (!needsReview || email.isDeliveryReport || email.amounts.length === 0) return false;
  return kind !== 'other' || confidence < OTHER_IS_SURE_FROM;
}
