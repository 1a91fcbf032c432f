import type { CurrencyCode } from '#domain/money/money.ts';
import { type AssistedReading, askAssistantIfUnsure } from './assist/ask.ts';
import type { Assistant } from './assist/assistant.ts';
import { decide } from './decide.ts';
import { EMAIL_LIMITS } from './email/limits.ts';
import { type ParsedEmail, parseEmail } from './email/parse-email.ts';
import type { Extraction } from './extraction.ts';
import { type EmailWithCandidates, findCandidates } from './find-candidates.ts';
import { type EmailFields, findFields } from './find-fields.ts';
import { applyLearnedRule } from './learned-rules/apply-learned-rule.ts';
import {
  type Correction,
  findLearnedRule,
  type LearnedRule,
  updateLearnedRule,
} from './learned-rules/learned-rule.ts';
import { readPage } from './read-page.ts';

export interface ReadOptions {
  /** Resolves a bare `$` or `kr` when the email does not. */
  readonly homeCurrency?: CurrencyCode;
  /** Rules learned from the user's corrections, by sender and layout. */
  readonly learnedRules?: readonly LearnedRule[];
  /** Number of bytes to read; default and maximum are 25 MB. */
  readonly bytesMax?: number;
}

/**
 * Reads one email (the bytes of an .eml file) into an `Extraction`. Runs locally, is deterministic, and never throws:
 * bytes that are not an email give kind `other`.
 */
export async function readReceipt(message: Uint8Array, options: ReadOptions = {}): Promise<Extraction> {
  const bytesMax = Math.min(options.bytesMax ?? EMAIL_LIMITS.messageBytesMax, EMAIL_LIMITS.messageBytesMax);
  return readParsedEmail(parseEmail(message.subarray(0, bytesMax)), options);
}

/** Reads an email that is already parsed. */
export async function readParsedEmail(parsed: ParsedEmail, options: ReadOptions = {}): Promise<Extraction> {
  return readFields(await findEmailFields(parsed, options), options);
}

/**
 * Reads one email like `readReceipt` and asks an assistant when the local reading is uncertain. The assistant's answer
 * counts only where the visible text confirms it; without an answer, the local reading is returned.
 */
export async function readReceiptAssisted(
  message: Uint8Array,
  options: ReadOptions & { readonly assistant: Assistant },
): Promise<AssistedReading> {
  const parsed = parseEmail(message.subarray(0, EMAIL_LIMITS.messageBytesMax));
  const found = await findEmailFields(parsed, options);
  return askAssistantIfUnsure(
    found.email,
    parsed,
    found.fields,
    readFields(found, options),
    options.assistant,
  );
}

/**
 * Learns from a user's correction of one email. `known` is the rule that was applied to it; see `updateLearnedRule` for
 * the result.
 */
export async function learnFromCorrection(
  message: Uint8Array,
  truth: Correction,
  options: ReadOptions,
): Promise<{ readonly known: LearnedRule | null } & ReturnType<typeof updateLearnedRule>> {
  const parsed = parseEmail(message.subarray(0, EMAIL_LIMITS.messageBytesMax));
  const { email, fields } = await findEmailFields(parsed, options);
  const known = findLearnedRule(email, options.learnedRules ?? []);
  // An impostor must not teach how the real sender's email is read.
  if (decide(email, parsed, fields).doubts.includes('impostor'))
    return { known, rule: null, isDropped: false };
  return { known, ...updateLearnedRule(email, truth, known) };
}

/** The results of the stages before the decision. */
export interface FoundFields {
  readonly parsed: ParsedEmail;
  readonly email: EmailWithCandidates;
  readonly fields: EmailFields;
}

/** Runs the stages page, candidates and fields, each once and in this order. */
export async function findEmailFields(
  parsed: ParsedEmail,
  { homeCurrency }: ReadOptions,
): Promise<FoundFields> {
  const page = await readPage(parsed);
  const email = findCandidates(page, homeCurrency ?? null);
  return { parsed, email, fields: findFields(email) };
}

/** Runs the stages decision and confidence, and applies the learned rule for emails like this one. */
function readFields({ parsed, email, fields }: FoundFields, { learnedRules = [] }: ReadOptions): Extraction {
  const extraction = decide(email, parsed, fields);
  const rule = findLearnedRule(email, learnedRules);
  return rule ? applyLearnedRule(email, parsed, fields, extraction, rule) : extraction;
}
