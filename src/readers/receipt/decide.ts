import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { type DateContext, findDates } from './candidates/dates.ts';
import { type Confidence, estimateConfidence } from './confidence.ts';
import {
  type Evidence,
  type EvidenceField,
  type ExtractedItem,
  type Extraction,
  READER_VERSION,
  REVIEW_BELOW,
} from './extraction.ts';
import { findCardDigits } from './fields/card-digits.ts';
import { rankTotals, type TotalCandidate, type TotalSense } from './fields/decode.ts';
import { dateContextOf, findOrderDate } from './fields/mail-dates.ts';
import { findMultipleOrders } from './fields/multiple-orders.ts';
import { findOrderId } from './fields/order-id.ts';
import { partsOfTotal } from './fields/parts-of-total.ts';
import { findRenewal, type Renewal } from './fields/renewal.ts';
import { selectItems } from './fields/select-items.ts';
import { type KindSignals, MAIL_KINDS, type MailKind, readKindSignals } from './kind/kind-features.ts';
import { scoreKind } from './kind/score-kind.ts';
import type { Mail } from './mail/mail.ts';
import { resolveMerchant } from './merchant/resolve-merchant.ts';
import type { Scene } from './scene.ts';

/** What the single readers found, before the kind settles which of it counts. */
interface Findings {
  readonly charge: readonly TotalCandidate[];
  readonly refund: readonly TotalCandidate[];
  readonly due: readonly TotalCandidate[];
  readonly renewal: Renewal;
  readonly context: DateContext;
  readonly reference: CivilDate | null;
  readonly orderId: ReturnType<typeof findOrderId>;
  readonly card: ReturnType<typeof findCardDigits>;
  readonly signals: KindSignals;
}

/** Decides what a message is and which of the found values are its fields. */
export function decide(scene: Scene, mail: Mail): Extraction {
  const findings = gather(scene);
  const probabilities = scoreKind(findings.signals);
  const kind = scene.isReport || !mail.isMail ? 'other' : likeliest(probabilities);
  const total = chooseTotal(kind, findings);
  const confidence = estimateConfidence({
    probabilities,
    kind,
    total: total?.candidate ?? null,
    runnerUp: total?.runnerUp ?? null,
    isTrial: total?.isTrial ?? false,
    isCurrencyGuess: scene.settler.isGuess,
    isMail: mail.isMail,
    hasSubjectTotal: total?.candidate ? scene.subjectMinors.has(total.candidate.read.amount.minor) : false,
  });
  return assemble(scene, mail, findings, kind, total, confidence);
}

function gather(scene: Scene): Findings {
  const reference = scene.date?.on ?? dateOfHead(scene);
  const context = dateContextOf(scene.lines, reference, scene.settler.dominant === 'USD');
  const rank = (sense: TotalSense) =>
    rankTotals({
      sense,
      reads: scene.reads,
      items: scene.items,
      subjectMinors: scene.subjectMinors,
      markupMinor: null,
      lineCount: scene.lines.length,
    });
  const charge = rank('charge');
  const refund = rank('refund');
  const due = rank('due');
  const renewal = findRenewal(scene.subject, scene.lines, context);
  const orderId = findOrderId(scene.subject, scene.lines);
  const card = findCardDigits(scene.lines);
  const top = charge[0];
  const roles = new Set(
    scene.reads.filter(({ reading }) => reading.strength >= 2).map(({ reading }) => reading.role),
  );
  const signals = readKindSignals(scene.subject, scene.lines, {
    hasStrongTotal: top !== undefined && top.read.reading.role === 'total' && top.read.reading.strength >= 1.4,
    isTotalZero: top?.read.amount.minor === 0,
    isBalanced: top?.balance !== null && top?.balance !== undefined,
    hasDue: roles.has('due'),
    hasRefundAmount: roles.has('refund'),
    hasOrderId: orderId !== null,
    hasCard: card !== null,
    hasRenewalDate: renewal.nextRenewal !== null,
    hasTrialDate: renewal.trialEnd !== null,
    hasMoney: scene.reads.length > 0,
    hasManyPrices: scene.reads.length >= 6,
    hasListUnsubscribe: scene.hasListUnsubscribe,
    hasPeriodicPrice: scene.reads.some(({ amount }) =>
      /^\s*(?:\/|per |pro |par |al |por )\s?(?:mo|month|monat|mois|mes|mese|year|jahr|an\b)/.test(
        amount.right,
      ),
    ),
    isReply: /^\s*(?:re|aw|sv|odp)\s?:/i.test(scene.subject),
    itemCount: scene.items.length,
  });
  return { charge, refund, due, renewal, context, reference, orderId, card, signals };
}

function dateOfHead(scene: Scene): CivilDate | null {
  if (scene.dateText === null) return null;
  return findDates(scene.dateText, { isDayFirst: true, reference: null })[0]?.readings[0] ?? null;
}

function likeliest(probabilities: readonly number[]): MailKind {
  let best = 0;
  for (const [index, probability] of probabilities.entries())
    if (probability > (probabilities[best] ?? 0)) best = index;
  return MAIL_KINDS[best] ?? 'other';
}

interface ChosenTotal {
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

function chooseTotal(kind: MailKind, findings: Findings): ChosenTotal | null {
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
  confidence: Confidence,
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
  const isPlan = kind === 'subscription' || kind === 'other' || kind === 'purchase';
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
    confidence: confidence.value,
    needsReview: confidence.value < REVIEW_BELOW,
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
