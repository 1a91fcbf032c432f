import { estimateConfidence } from './confidence.ts';
import {
  type Evidence,
  type EvidenceField,
  type ExtractedItem,
  type Extraction,
  READER_VERSION,
  REVIEW_BELOW,
} from './extraction.ts';
import type { TotalCandidate } from './fields/decode.ts';
import { findOrderDate } from './fields/mail-dates.ts';
import { findMultipleOrders } from './fields/multiple-orders.ts';
import { partsOfTotal } from './fields/parts-of-total.ts';
import { selectItems } from './fields/select-items.ts';
import { type Findings, gatherFindings } from './findings.ts';
import { MAIL_KINDS, type MailKind } from './kind/kind-features.ts';
import { pressureOf } from './kind/scam-signs.ts';
import { scoreKind } from './kind/score-kind.ts';
import type { Mail } from './mail/mail.ts';
import { resolveMerchant } from './merchant/resolve-merchant.ts';
import type { Scene } from './scene.ts';

/** So many kinds of pressure beside a number to call are a fraud, whatever else the mail says. */
const FRAUD_PRESSURE = 3;

/** Decides what a message is and which of the found values are its fields. */
export function decide(scene: Scene, mail: Mail): Extraction {
  const findings = gatherFindings(scene);
  const probabilities = scoreKind(findings.signals, scene.subject, scene.lines);
  const isFraud = pressureOf(scene.subject, scene.text) >= FRAUD_PRESSURE;
  const kind = scene.isReport || !mail.isMail || isFraud ? 'other' : likeliest(probabilities);
  const total = chooseTotal(kind, findings);
  const confidence = estimateConfidence({
    probabilities,
    kind,
    total: total?.candidate ?? null,
    runnerUp: total?.runnerUp ?? null,
    isTrial: total?.isTrial ?? false,
    isCurrencyGuess: scene.settler.isGuess,
    isMail: mail.isMail,
    isForced: isFraud || scene.isReport,
    hasSubjectTotal: total?.candidate ? scene.subjectMinors.has(total.candidate.read.amount.minor) : false,
  });
  return assemble(scene, mail, findings, kind, total, confidence);
}

/** The kind of the highest probability. */
export function likeliest(probabilities: readonly number[]): MailKind {
  let best = 0;
  for (const [index, probability] of probabilities.entries())
    if (probability > (probabilities[best] ?? 0)) best = index;
  return MAIL_KINDS[best] ?? 'other';
}

/** A chosen total and the best other value. */
export interface ChosenTotal {
  readonly candidate: TotalCandidate | null;
  readonly runnerUp: TotalCandidate | null;
  readonly minor: number;
  readonly isTrial: boolean;
}

const SCORE_MIN: Readonly<Record<MailKind, number>> = {
  purchase: 0.4,
  refund: 0.4,
  subscription: 0.4,
  shipping: 3,
  other: 3.2,
};

/** The total of a kind: the best candidate of its sense, zero for a free trial, null when none is good enough. */
export function chooseTotal(kind: MailKind, findings: Findings): ChosenTotal | null {
  const ranked = kind === 'refund' ? findings.refund : kind === 'other' ? findings.due : findings.charge;
  const [top] = ranked;
  if (kind === 'subscription' && isFreeTrial(findings, top))
    return { candidate: null, runnerUp: null, minor: 0, isTrial: true };
  if (!top || top.score < SCORE_MIN[kind]) return null;
  const runnerUp = ranked.find((other) => other.read.amount.minor !== top.read.amount.minor) ?? null;
  return { candidate: top, runnerUp, minor: top.read.amount.minor, isTrial: false };
}

/** A trial that costs nothing now: trial words up front and no amount that is said to be charged. */
function isFreeTrial({ signals, renewal }: Findings, top: TotalCandidate | undefined): boolean {
  const speaks = signals.subject.trial * 2 + signals.head.trial + (renewal.trialEnd ? 2 : 0);
  if (speaks === 0) return false;
  if (!top || top.read.amount.minor === 0) return true;
  const isCharged = top.read.reading.role === 'total' && top.read.reading.strength >= 2 && top.score > 2.5;
  return !isCharged;
}

function assemble(
  scene: Scene,
  mail: Mail,
  findings: Findings,
  kind: MailKind,
  total: ChosenTotal | null,
  confidence: number,
): Extraction {
  const merchant = resolveMerchant({
    fromName: scene.from.name,
    fromDomain: scene.from.domain,
    replyToName: scene.replyTo.name,
    replyToDomain: scene.replyTo.domain,
    subject: scene.subject,
    lines: scene.lines,
    markupMerchant: scene.markup.merchant,
  });
  const candidate = total?.candidate ?? null;
  const parts = candidate ? partsOfTotal(candidate, scene.reads) : null;
  const ordered = findOrderDate(scene.lines, findings.context);
  const { nextRenewal, trialEnd } = findings.renewal;
  const isPlan = kind === 'subscription' || kind === 'other';
  const evidence: Partial<Record<EvidenceField, Evidence>> = {};
  const note = (field: EvidenceField, found: { text: string; line: number } | null) => {
    if (found)
      evidence[field] = {
        text: found.text,
        part: found.line < 0 ? 'header' : scene.page.part,
        line: found.line,
      };
  };
  note('merchant', merchant && { text: merchant.name, line: merchant.line });
  note('orderId', findings.orderId && { text: findings.orderId.value, line: findings.orderId.line });
  note('purchasedOn', ordered ?? (scene.date ? { text: scene.date.at, line: -1 } : null));
  note('total', candidate && { text: candidate.read.amount.text, line: candidate.read.amount.line });
  for (const field of ['tax', 'shipping', 'discount', 'tip'] as const) {
    const part = parts?.[field];
    note(field, part ? { text: part.read.amount.text, line: part.read.amount.line } : null);
  }
  note('cardLast4', findings.card && { text: findings.card.value, line: findings.card.line });
  note('nextRenewalOn', isPlan ? nextRenewal : null);
  note('trialEndsOn', isPlan ? trialEnd : null);
  const sale = kind === 'purchase' || kind === 'subscription' || kind === 'refund';
  return {
    kind,
    merchant: merchant?.name ?? null,
    orderId: findings.orderId?.value ?? null,
    purchasedOn: ordered?.on ?? findings.reference,
    currency: candidate?.read.amount.currency ?? (total ? scene.settler.dominant : null),
    totalMinor: total?.minor ?? null,
    chargedMinor: null,
    taxMinor: parts?.tax?.minor ?? null,
    shippingMinor: parts?.shipping?.minor ?? null,
    discountMinor: parts?.discount?.minor ?? null,
    tipMinor: parts?.tip?.minor ?? null,
    items: sale || kind === 'shipping' ? itemsOf(scene, candidate) : [],
    cardLast4: findings.card?.value ?? null,
    nextRenewalOn: isPlan ? (nextRenewal?.on ?? trialEnd?.on ?? null) : null,
    trialEndsOn: isPlan ? (trialEnd?.on ?? null) : null,
    orders: findMultipleOrders(scene.lines, scene.reads),
    confidence,
    needsReview: confidence < REVIEW_BELOW,
    evidence,
    message: {
      fromName: scene.from.name,
      fromAddress: scene.from.address,
      fromDomain: scene.from.domain,
      subject: scene.subject,
      messageId: mail.messageId,
      receivedAt: scene.date?.at ?? null,
      hasListUnsubscribe: scene.hasListUnsubscribe,
      isForward: scene.isForward,
      isCut: mail.cut,
    },
    readerVersion: READER_VERSION,
  };
}

function itemsOf(scene: Scene, total: TotalCandidate | null): ExtractedItem[] {
  return selectItems(scene.items, scene.reads, total).map((item) => ({
    name: item.name,
    quantity: item.quantity,
    unitMinor: item.unitMinor,
    lineMinor: item.lineMinor,
    evidence: {
      text: scene.lines[item.line]?.text.slice(0, 200) ?? '',
      part: scene.page.part,
      line: item.line,
    },
  }));
}
