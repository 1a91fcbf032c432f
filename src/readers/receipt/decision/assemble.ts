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
import type { Renewal } from '../fields/renewal.ts';
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

/** The values of the extraction that are looked for only once the kind and the total are known. */
interface Chosen {
  readonly merchant: FoundMerchant | null;
  readonly purchased: FoundDate | null;
  readonly candidate: TotalCandidate | null;
  readonly parts: Partial<TotalParts>;
  readonly items: readonly ItemRow[];
  /** Null for an email that is about no plan. */
  readonly renewal: Renewal;
}

/** Puts the extraction of a message together from what was found and decided. */
export function assemble(scene: Scene, mail: Mail, findings: Findings, verdict: Verdict): Extraction {
  const { kind, total, confidence, doubts } = verdict;
  const chosen = choose(scene, findings, verdict);
  const { candidate, items, parts, renewal } = chosen;
  return {
    kind,
    merchant: chosen.merchant?.name ?? null,
    orderId: findings.orderId?.value ?? null,
    purchasedOn: chosen.purchased?.on ?? findings.reference,
    currency: candidate?.read.amount.currency ?? (total ? scene.settler.dominant : null),
    totalMinor: total?.minor ?? null,
    chargedMinor: chargedOf(scene, candidate),
    ...minorsOf(parts),
    items: items.map((item) => extracted(scene, item)),
    cardLast4: findings.card?.value ?? null,
    ...planDays(renewal, total?.isTrial ?? false),
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

const NO_PLAN: Renewal = { nextRenewal: null, trialEnd: null };

function choose(scene: Scene, findings: Findings, { kind, total }: Verdict): Chosen {
  const candidate = total?.candidate ?? null;
  const items = kind === 'other' ? [] : selectItems(scene, candidate);
  const itemAmounts = new Set(items.map(({ amount }) => amount));
  const others = scene.reads.filter(({ amount }) => !itemAmounts.has(amount));
  const partsOf = kind === 'refund' ? partsOfRefund : partsOfTotal;
  return {
    merchant: merchantOf(scene),
    purchased: findOrderDate(scene.lines, findings.context),
    candidate,
    parts: candidate ? partsOf(candidate, others) : {},
    items,
    renewal: kind === 'subscription' || kind === 'other' ? findings.renewal : NO_PLAN,
  };
}

function minorsOf({ tax, shipping, discount, tip }: Partial<TotalParts>) {
  return {
    taxMinor: tax?.minor ?? null,
    shippingMinor: shipping?.minor ?? null,
    discountMinor: discount?.minor ?? null,
    tipMinor: tip?.minor ?? null,
  };
}

/** A plan renews when its trial ends; a trial without an end of its own ends when the plan renews. */
function planDays({ nextRenewal, trialEnd }: Renewal, isTrial: boolean) {
  return {
    nextRenewalOn: nextRenewal?.on ?? trialEnd?.on ?? null,
    trialEndsOn: trialEnd?.on ?? (isTrial ? (nextRenewal?.on ?? null) : null),
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
  const { merchant, purchased, candidate, parts, renewal } = chosen;
  const { orderId, card } = findings;
  note('merchant', merchant?.name, merchant?.line);
  note('orderId', orderId?.value, orderId?.line);
  note('purchasedOn', purchased?.text ?? scene.date?.at, purchased?.line ?? -1);
  note('total', candidate?.read.amount.text, candidate?.read.amount.line);
  for (const field of ['tax', 'shipping', 'discount', 'tip'] as const) {
    const amount = parts[field]?.read.amount;
    note(field, amount?.text, amount?.line);
  }
  note('cardLast4', card?.value, card?.line);
  note('nextRenewalOn', renewal.nextRenewal?.text, renewal.nextRenewal?.line);
  note('trialEndsOn', renewal.trialEnd?.text, renewal.trialEnd?.line);
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
