import { evidenceAt } from '../evidence.ts';
import {
  type Evidence,
  type EvidenceField,
  type ExtractedItem,
  type ExtractedPromise,
  type Extraction,
  type MessageFacts,
  READER_VERSION,
  REVIEW_BELOW,
} from '../extraction.ts';
import type { ItemRow } from '../fields/items.ts';
import type { TotalParts } from '../fields/parts-of-total.ts';
import { findPromisedRefund } from '../fields/promised-refund.ts';
import type { Renewal } from '../fields/renewal.ts';
import type { Findings } from '../findings.ts';
import type { Mail } from '../mail/mail.ts';
import type { Scene } from '../scene.ts';
import { type Chosen, chooseValues, type Verdict } from './choose-values.ts';

/** Puts the extraction of a message together from what was found and decided. */
export function assemble(scene: Scene, mail: Mail, findings: Findings, verdict: Verdict): Extraction {
  const { kind, total, confidence, doubts } = verdict;
  const chosen = chooseValues(scene, findings, verdict);
  const { candidate, items, parts, renewal } = chosen;
  return {
    kind,
    merchant: chosen.merchant?.name ?? null,
    orderId: findings.orderId?.value ?? null,
    purchasedOn: chosen.purchased?.on ?? findings.reference,
    currency: candidate?.read.amount.currency ?? (total ? scene.settler.dominant : null),
    totalMinor: total?.minor ?? null,
    chargedMinor: chosen.chargedMinor,
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

function promiseOf(scene: Scene, { context }: Findings): ExtractedPromise | null {
  const found = findPromisedRefund({ ...scene, context });
  if (found === null) return null;
  const { totalMinor, currency, dueOn, text, line } = found;
  return { totalMinor, currency, dueOn, evidence: evidenceAt(scene, text, line) };
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
