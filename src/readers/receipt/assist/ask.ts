import type { ParsedEmail } from '../email/parse-email.ts';
import type { Extraction } from '../extraction.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import { findFields } from '../find-fields.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Assistant } from './assistant.ts';
import { buildQuestion, parseAnswer } from './question.ts';

/** A reading after a language model may have been asked. */
export interface AssistedReading {
  readonly extraction: Extraction;
  /** False when none was asked, none answered, or its answer was of no use. */
  readonly isAssisted: boolean;
}

/** From here on an email without a receipt is not worth a question. */
const OTHER_IS_SURE_FROM = 0.8;

/**
 * Asks only about email with amounts that the device is unsure of; keeps the device's reading when nothing usable comes
 * back.
 */
export async function askAssistantIfUnsure(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  own: Extraction,
  assistant: Assistant,
): Promise<AssistedReading> {
  const given = isWorthAsking(email, own) ? await assistant(buildQuestion(email)) : null;
  const answer = given === null ? null : parseAnswer(given);
  if (!answer) return { extraction: own, isAssisted: false };
  return { extraction: applyAnswer(email, parsed, findFields(email), own, answer), isAssisted: true };
}

function isWorthAsking(email: EmailWithCandidates, { needsReview, kind, confidence }: Extraction): boolean {
  if (!needsReview || email.isDeliveryReport || email.amounts.length === 0) return false;
  return kind !== 'other' || confidence < OTHER_IS_SURE_FROM;
}
