import { evidenceAt } from '../evidence.ts';
import {
  type Doubt,
  type Evidence,
  type EvidenceField,
  type ExtractedItem,
  type ExtractedPromise,
  type Extraction,
  type MessageFacts,
  READER_VERSION,
  REVIEW_BELOW,
} from '../extraction.ts';
import { PAYMENT_WORD } from '../fields/card-digits.ts';
import type { TotalCandidate } from '../fields/decode.ts';
import type { ItemRow } from '../fields/items.ts';
import { type FoundDate, findOrderDate } from '../fields/mail-dates.ts';
import { partsOfRefund, partsOfTotal, type TotalParts } from '../fields/parts-of-total.ts';
import { findPromisedRefund } from '../fields/promised-refund.ts';
import { selectItems } from '../fields/select-items.ts';
import type { Findings } from '../findings.ts';
import type { MailKind } from '../kind/kind-features.ts';
import type { Mail } from '../mail/mail.ts';
import { type FoundMerchant, resolveMerchant } from '../merchant/resolve-merchant.ts';
import type { Scene } from '../scene.ts';
import type { ChosenTotal } from './choose-total.ts';

/** What is decided of a message when its fields are put together. */
export interface Verdict {
  readonly kind: MailKind;
  readonly total: ChosenTotal | null;
  readonly confidence: number;
  readonly doubts: readonly Doubt[];
}

interface Chosen {
  readonly merchant: FoundMerchant | null;
  readonly ordered: FoundDate | null;
  readonly candidate: TotalCandidate | null;
  readonly parts: TotalParts | null;
  readonly isPlan: boolean;
}

/** Puts the extraction of a message together from what was found and decided. */
export function assemble(scene: Scene, mail: Mail, findings: Findings, verdict: Verdict): Extraction {
  const { kind, total, confidence, doubts } = verdict;
  const candidate = total?.candidate ?? null;
  const items = kind === 'other' ? [] : selectItems(scene, candidate);
  const itemAmounts = new Set(items.map(({ amount }) => amount));
  const chosen: Chosen = {
    merchant: merchantOf(scene),
    ordered: findOrderDate(scene.lines, findings.context),
    candidate,
    parts: candidate
      ? (kind === 'refund' ? partsOfRefund : partsOfTotal)(
          candidate,
          scene.reads.filter(({ amount }) => !itemAmounts.has(amount)),
        )
      : null,
    isPlan: kind === 'subscription' || kind === 'other',
  };
  const { merchant, ordered, parts, isPlan } = chosen;
  const { nextRenewal, trialEnd } = findings.renewal;
  return {
    kind,
    merchant: merchant?.name ?? null,
    orderId: findings.orderId?.value ?? null,
    purchasedOn: ordered?.on ?? findings.reference,
    currency: candidate?.read.amount.currency ?? (total ? scene.settler.dominant : null),
    totalMinor: total?.minor ?? null,
    chargedMinor: chargedOf(scene, candidate),
    taxMinor: parts?.tax?.minor ?? null,
    shippingMinor: parts?.shipping?.minor ?? null,
    discountMinor: parts?.discount?.minor ?? null,
    tipMinor: parts?.tip?.minor ?? null,
    items: items.map((item) => extracted(scene, item)),
    cardLast4: findings.card?.value ?? null,
    nextRenewalOn: isPlan ? (nextRenewal?.on ?? trialEnd?.on ?? null) : null,
    trialEndsOn: isPlan ? (trialEnd?.on ?? (total?.isTrial ? (nextRenewal?.on ?? null) : null)) : null,
    orders: findings.several.orders,
    promisedRefund: kind === 'other' || kind === 'refund' ? promiseOf(scene, findings) : null,
    confidence,
    needsReview: confidence < REVIEW_BELOW,
    doubts,
    evidence: evidenceOf(scene, findings, chosen),
    message: messageOf(scene, mail),
    readerVersion: READER_VERSION,
  };
}

function merchantOf(scene: Scene): FoundMerchant | null {
  return resolveMerchant({
    fromName: scene.from.name,
    fromDomain: scene.from.domain,
    replyToName: scene.replyTo.name,
    replyToDomain: scene.replyTo.domain,
    subject: scene.subject,
    lines: scene.lines,
    markupMerchant: scene.markup.merchant,
  });
}

function promiseOf(scene: Scene, { context }: Findings): ExtractedPromise | null {
  const found = findPromisedRefund({ ...scene, context });
  if (found === null) return null;
  const { totalMinor, currency, dueOn, text, line } = found;
  return { totalMinor, currency, dueOn, evidence: evidenceAt(scene, text, line) };
}

/** The amount beside a means of payment, where it does not exceed the total; null when none is named. */
function chargedOf({ reads }: Scene, total: TotalCandidate | null): number | null {
  if (!total) return null;
  const { minor, currency } = total.read.amount;
  const isGift = reads.some(
    ({ amount, reading }) =>
      reading.role === 'gift' && amount.currency === currency && Math.abs(amount.minor) >= minor,
  );
  const isNone = reads.some(({ amount, reading }) => amount.minor === 0 && PAYMENT_WORD.test(reading.label));
  if (minor === 0 || (isGift && isNone)) return 0;
  const paid = reads.findLast(
    ({ amount, reading }) =>
      reading.role === 'total' &&
      amount.currency === currency &&
      amount.minor > 0 &&
      amount.minor <= minor &&
      PAYMENT_WORD.test(reading.label),
  );
  return paid?.amount.minor ?? null;
}

function evidenceOf(scene: Scene, findings: Findings, chosen: Chosen): Extraction['evidence'] {
  const evidence: Partial<Record<EvidenceField, Evidence>> = {};
  const note = (field: EvidenceField, text: string | undefined, line: number | undefined) => {
    if (text === undefined || line === undefined) return;
    evidence[field] = evidenceAt(scene, text, line);
  };
  const { merchant, ordered, candidate, parts, isPlan } = chosen;
  const { orderId, card, renewal } = findings;
  note('merchant', merchant?.name, merchant?.line);
  note('orderId', orderId?.value, orderId?.line);
  note('purchasedOn', ordered?.text ?? scene.date?.at, ordered?.line ?? -1);
  note('total', candidate?.read.amount.text, candidate?.read.amount.line);
  for (const field of ['tax', 'shipping', 'discount', 'tip'] as const) {
    const amount = parts?.[field]?.read.amount;
    note(field, amount?.text, amount?.line);
  }
  note('cardLast4', card?.value, card?.line);
  if (isPlan) {
    note('nextRenewalOn', renewal.nextRenewal?.text, renewal.nextRenewal?.line);
    note('trialEndsOn', renewal.trialEnd?.text, renewal.trialEnd?.line);
  }
  return evidence;
}

function messageOf(scene: Scene, mail: Mail): MessageFacts {
  return {
    fromName: scene.from.name,
    fromAddress: scene.from.address,
    fromDomain: scene.from.domain,
    subject: scene.subject,
    messageId: mail.messageId,
    receivedAt: scene.date?.at ?? null,
    hasListUnsubscribe: scene.hasListUnsubscribe,
    isForward: scene.isForward,
    isCut: mail.cut,
    hasPictures: mail.hasPictures || (mail.inner?.hasPictures ?? false),
  };
}

function extracted(scene: Scene, item: ItemRow): ExtractedItem {
  return {
    name: item.name,
    quantity: item.quantity,
    unitMinor: item.unitMinor,
    lineMinor: item.lineMinor,
    evidence: evidenceAt(scene, scene.lines[item.line]?.text.slice(0, 200) ?? '', item.line),
  };
}
