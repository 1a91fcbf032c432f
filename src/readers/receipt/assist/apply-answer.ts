import { findDates } from '../candidates/dates.ts';
import { assemble, type Verdict } from '../decision/assemble.ts';
import type { ChosenTotal } from '../decision/choose-total.ts';
import { evidenceAt } from '../evidence.ts';
import { type ExtractedItem, type Extraction, REVIEW_BELOW } from '../extraction.ts';
import type { TotalCandidate } from '../fields/decode.ts';
import type { Findings } from '../findings.ts';
import type { MailKind } from '../kind/kind-features.ts';
import { isScamLike } from '../kind/scam-signs.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';
import { foldText } from '../text/clean-text.ts';
import type { Answer } from './question.ts';

/** How often a grounded answer is right where the device is unsure; the two are taken as independent. */
const ANSWER_IS_RIGHT = 0.8;
const AGREED_AT_MOST = 0.99;
/** The two differ: a person looks, whatever speaks for either. */
const DIFFERED_AT_MOST = REVIEW_BELOW - 0.05;
const SENSES = {
  refund: 'refund',
  other: 'due',
  purchase: 'charge',
  subscription: 'charge',
  shipping: 'charge',
} as const;
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

/** The candidate the answer points at: same line, same text. */
function groundedTotal(findings: Findings, { kind, total }: Answer): TotalCandidate | null {
  if (!total) return null;
  const said = bare(total.text);
  return (
    findings[SENSES[kind]].find(
      ({ read: { amount } }) => amount.line === total.line && bare(amount.text) === said,
    ) ?? null
  );
}

/** More than two opinions: the sum comes out. Emails without a total need none. */
function isEvident(candidate: TotalCandidate | null, own: Extraction): boolean {
  if (!candidate) return own.kind === 'other' || own.kind === 'shipping';
  return candidate.balance !== null;
}

/** Fills what the device left open, each from the words the answer points at. */
function withFields(scene: Scene, findings: Findings, reading: Extraction, answer: Answer): Extraction {
  const evidence = { ...reading.evidence };
  const merchant = reading.merchant ?? groundedText(scene, answer.merchant);
  const orderId = reading.orderId ?? groundedText(scene, answer.order_number);
  const ordered = statedDate(scene, findings, answer);
  const isDateOpen = (reading.evidence.purchasedOn?.line ?? -1) < 0;
  if (isDateOpen && ordered) evidence.purchasedOn = evidenceAt(scene, ordered.text, ordered.line);
  const items = reading.items.length === 0 ? groundedItems(scene, reading, answer) : reading.items;
  return {
    ...reading,
    merchant,
    orderId,
    purchasedOn: isDateOpen && ordered ? ordered.on : reading.purchasedOn,
    items,
    evidence,
  };
}

function groundedText({ from, subject, text }: Scene, value: string | null): string | null {
  const words = value?.trim() ?? '';
  if (words.length < 2) return null;
  return foldText(`${from.name}\n${subject}\n${text}`).includes(foldText(words)) ? words : null;
}

function statedDate({ lines }: Scene, { context }: Findings, { ordered_on: said }: Answer) {
  const line = said ? lines[said.line] : undefined;
  if (!said || !line || !bare(line.text).includes(bare(said.text))) return null;
  const on = findDates(said.text, context)[0]?.readings[0];
  return on ? { on, text: said.text, line: said.line } : null;
}

/** Items only as a whole: each stands in its line, and together they are not more than a balanced total explains. */
function groundedItems(scene: Scene, reading: Extraction, { items }: Answer): readonly ExtractedItem[] {
  const rows = items.map((item): ExtractedItem | null => {
    const line = scene.lines[item.line];
    const amount = scene.reads.find(
      (read) => read.amount.line === item.line && bare(read.amount.text) === bare(item.amount),
    )?.amount;
    if (!line || !amount || !foldText(line.text).includes(foldText(item.name))) return null;
    return {
      name: item.name,
      quantity: null,
      unitMinor: null,
      lineMinor: amount.minor,
      evidence: evidenceAt(scene, line.text.slice(0, 200), item.line),
    };
  });
  const whole = rows.filter((row) => row !== null);
  const added = (reading.taxMinor ?? 0) + (reading.shippingMinor ?? 0) + (reading.tipMinor ?? 0);
  const sum = whole.reduce((total, { lineMinor }) => total + (lineMinor ?? 0), 0);
  const isBalanced =
    reading.totalMinor !== null && sum + added - (reading.discountMinor ?? 0) === reading.totalMinor;
  return whole.length === rows.length && isBalanced ? whole : [];
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}
