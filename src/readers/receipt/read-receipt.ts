import type { CurrencyCode } from '#domain/money/money.ts';
import { type AssistedReading, askWhereUnsure } from './assist/ask.ts';
import type { Assistant } from './assist/assistant.ts';
import { decide } from './decide.ts';
import type { Extraction } from './extraction.ts';
import { gatherFindings } from './findings.ts';
import { MAIL_LIMITS } from './mail/limits.ts';
import { type Mail, parseMail } from './mail/mail.ts';
import { type Lesson, lessonFor, study, type Truth } from './memory/lesson.ts';
import { recall } from './memory/recall.ts';
import { buildScene, type Scene } from './scene.ts';

export interface ReadOptions {
  /** Settles a bare `$` or `kr` when nothing in the mail does. */
  readonly homeCurrency?: CurrencyCode;
  /** What the reader of the email taught about senders and layouts. */
  readonly lessons?: readonly Lesson[];
  /** Bytes of the message that are read; at most and by default 25 MB. */
  readonly bytesMax?: number;
}

/**
 * Reads one e-mail (the bytes of an .eml file) into an `Extraction`. Works on the device alone, is
 * deterministic, and never throws for any bytes: what is no email is kind `other`.
 */
export async function readReceipt(message: Uint8Array, options: ReadOptions = {}): Promise<Extraction> {
  const bytesMax = Math.min(options.bytesMax ?? MAIL_LIMITS.messageBytesMax, MAIL_LIMITS.messageBytesMax);
  return readParsedMail(parseMail(message.subarray(0, bytesMax)), options);
}

/** Reads a message that is parsed already. */
export async function readParsedMail(mail: Mail, options: ReadOptions = {}): Promise<Extraction> {
  return readScene(await buildScene(mail, options.homeCurrency ?? null), mail, options.lessons);
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
  const mail = parseMail(message.subarray(0, MAIL_LIMITS.messageBytesMax));
  const scene = await buildScene(mail, options.homeCurrency ?? null);
  return askWhereUnsure(scene, mail, readScene(scene, mail, options.lessons), options.assistant);
}

/**
 * What a person's word about one e-mail teaches. `known` is the lesson that was used for it; see `study`
 * for what becomes of it.
 */
export async function studyMail(
  message: Uint8Array,
  truth: Truth,
  options: ReadOptions,
): Promise<{ readonly known: Lesson | null } & ReturnType<typeof study>> {
  const mail = parseMail(message.subarray(0, MAIL_LIMITS.messageBytesMax));
  const scene = await buildScene(mail, options.homeCurrency ?? null);
  const known = lessonFor(scene, options.lessons ?? []);
  // Else whoever passes for a sender could teach how that sender's email is read.
  if (decide(scene, mail).doubts.includes('impostor')) return { known, lesson: null, isForgotten: false };
  return { known, ...study(scene, truth, known) };
}

function readScene(scene: Scene, mail: Mail, lessons: readonly Lesson[] = []): Extraction {
  const own = decide(scene, mail);
  const lesson = lessonFor(scene, lessons);
  return lesson ? recall(scene, mail, gatherFindings(scene), own, lesson) : own;
}
