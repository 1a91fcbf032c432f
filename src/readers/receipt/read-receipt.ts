import type { CurrencyCode } from '#domain/money/money.ts';
import { type AssistedReading, askAssistantIfUnsure } from './assist/ask.ts';
import type { Assistant } from './assist/assistant.ts';
import { decide } from './decide.ts';
import { EMAIL_LIMITS } from './email/limits.ts';
import { type ParsedEmail, parseEmail } from './email/parse-email.ts';
import type { Extraction } from './extraction.ts';
import { type EmailWithCandidates, findCandidates } from './find-candidates.ts';
import { findFields } from './find-fields.ts';
import { applyLearnedRule } from './learned-rules/apply-learned-rule.ts';
import {
  type Correction,
  findLearnedRule,
  type LearnedRule,
  updateLearnedRule,
} from './learned-rules/learned-rule.ts';

export interface ReadOptions {
  /** Settles a bare `$` or `kr` when nothing in the mail does. */
  readonly homeCurrency?: CurrencyCode;
  /** What the reader of the email taught about senders and layouts. */
  readonly learnedRules?: readonly LearnedRule[];
  /** Bytes of the message that are read; at most and by default 25 MB. */
  readonly bytesMax?: number;
}

/**
 * Reads one e-mail (the bytes of an .eml file) into an `Extraction`. Works on the device alone, is
 * deterministic, and never throws for any bytes: what is no email is kind `other`.
 */
export async function readReceipt(message: Uint8Array, options: ReadOptions = {}): Promise<Extraction> {
  const bytesMax = Math.min(options.bytesMax ?? EMAIL_LIMITS.messageBytesMax, EMAIL_LIMITS.messageBytesMax);
  return readParsedEmail(parseEmail(message.subarray(0, bytesMax)), options);
}

/** Reads a message that is parsed already. */
export async function readParsedEmail(parsed: ParsedEmail, options: ReadOptions = {}): Promise<Extraction> {
  return readCandidates(
    await findCandidates(parsed, options.homeCurrency ?? null),
    parsed,
    options.learnedRules,
  );
}

/**
 * Reads one e-mail as `readReceipt` does, and has an assistant asked where the device is unsure. What the
 * assistant says counts only as far as the visible text bears it out; without an answer the device's own
 * reading stands.
 */
export async function readReceiptAssisted(
  message: Uint8Array,
  options: ReadOptions & { readonly assistant: Assistant },
): Promise<AssistedReading> {
  const parsed = parseEmail(message.subarray(0, EMAIL_LIMITS.messageBytesMax));
  const email = await findCandidates(parsed, options.homeCurrency ?? null);
  return askAssistantIfUnsure(
    email,
    parsed,
    readCandidates(email, parsed, options.learnedRules),
    options.assistant,
  );
}

/**
 * What a person's word about one e-mail teaches. `known` is the lesson that was used for it; see `study`
 * for what becomes of it.
 */
export async function learnFromCorrection(
  message: Uint8Array,
  truth: Correction,
  options: ReadOptions,
): Promise<{ readonly known: LearnedRule | null } & ReturnType<typeof updateLearnedRule>> {
  const parsed = parseEmail(message.subarray(0, EMAIL_LIMITS.messageBytesMax));
  const email = await findCandidates(parsed, options.homeCurrency ?? null);
  const known = findLearnedRule(email, options.learnedRules ?? []);
  // Else whoever passes for a sender could teach how that sender's email is read.
  if (decide(email, parsed).doubts.includes('impostor')) return { known, rule: null, isDropped: false };
  return { known, ...updateLearnedRule(email, truth, known) };
}

function readCandidates(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  rules: readonly LearnedRule[] = [],
): Extraction {
  const own = decide(email, parsed);
  const rule = findLearnedRule(email, rules);
  return rule ? applyLearnedRule(email, parsed, findFields(email), own, rule) : own;
}
