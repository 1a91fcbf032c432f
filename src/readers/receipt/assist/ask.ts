import type { Extraction } from '../extraction.ts';
import { gatherFindings } from '../findings.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';
import { applyAnswer } from './apply-answer.ts';
import type { Assistant } from './assistant.ts';
import { parseAnswer, questionOf } from './question.ts';

/** A reading after a language model may have been asked. */
export interface AssistedReading {
  readonly extraction: Extraction;
  /** False when none was asked, none answered, or its answer was of no use. */
  readonly isHelped: boolean;
}

/** From here on an email without a receipt is not worth a question. */
const OTHER_IS_SURE_FROM = 0.8;

/**
 * Asks only about email with amounts that the device is unsure of; keeps the device's reading when nothing usable comes
 * back.
 */
export async function askWhereUnsure(
  scene: Scene,
  mail: Mail,
  own: Extraction,
  assistant: Assistant,
): Promise<AssistedReading> {
  const given = isWorthAsking(scene, own) ? await assistant(questionOf(scene)) : null;
  const answer = given === null ? null : parseAnswer(given);
  if (!answer) return { extraction: own, isHelped: false };
  return { extraction: applyAnswer(scene, mail, gatherFindings(scene), own, answer), isHelped: true };
}

function isWorthAsking(scene: Scene, { needsReview, kind, confidence }: Extraction): boolean {
  if (!needsReview || scene.isReport || scene.reads.length === 0) return false;
  return kind !== 'other' || confidence < OTHER_IS_SURE_FROM;
}
