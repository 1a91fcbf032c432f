import type { ItemCandidate } from '../candidates/items/items.ts';
import type { ParsedEmail } from '../email/parse-email.ts';
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
import { findItemHeadings } from '../fields/item-heading.ts';
import type { TotalParts } from '../fields/parts-of-total.ts';
import { findPromisedRefund } from '../fields/promised-refund.ts';
import type { Renewal } from '../fields/renewal.ts';
import type { EmailWithCandidates } from '../find-candidates.ts';
import type { EmailFields } from '../find-fields.ts';
import { type ChosenValues, chooseValues, type Decision } from './choose-values.ts';

/** Assembles the extraction of an email from its fields and the decision. */
export function assembleExtraction(
  email: EmailWithCandidates,
  parsed: ParsedEmail,
  fields: EmailFields,
  verdict: Decision,
): Extraction {
  const { kind, total, confidence, doubts } = verdict;
  const chosen = chooseValues(email, fields, verdict);
  const { candidate, items, parts, renewal } = chosen;
  return {
    kind,
    merchant: chosen.merchant?.name ?? null,
    orderId: fields.orderId?.value ?? null,
    purchasedOn: chosen.purchased?.on ?? fields.referenceDate,
    currency: candidate?.found.amount.currency ?? (total ? email.currencyResolver.dominant : null),
    totalMinor: total?.minor ?? null,
    chargedMinor: chosen.chargedMinor,
    ...minorsOf(parts),
    items: extractItems(email, items),
    cardLast4: fields.cardDigits?.value ?? null,
    ...planDays(renewal, total?.isTrial ?? false),
    orders: fields.multipleOrders.orders,
    promisedRefund: kind === 'other' || kind === 'refund' ? promiseOf(email, fields) : null,
    confidence,
    needsReview: confidence < REVIEW_BELOW,
    doubts,
    evidence: evidenceOf(email, fields, chosen),
    message: messageOf(email, parsed),
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

/** A plan renews when its trial ends; a trial without a stated end ends when the plan renews. */
function planDays({ nextRenewal, trialEnd }: Renewal, isTrial: boolean) {
  return {
    nextRenewalOn: nextRenewal?.on ?? trialEnd?.on ?? null,
    trialEndsOn: trialEnd?.on ?? (isTrial ? (nextRenewal?.on ?? null) : null),
  };
}

function promiseOf(email: EmailWithCandidates, { dateContext }: EmailFields): ExtractedPromise | null {
  const found = findPromisedRefund({ ...email, dateContext });
  if (found === null) return null;
  const { totalMinor, currency, dueOn, text, line } = found;
  return { totalMinor, currency, dueOn, evidence: evidenceAt(email, text, line) };
}

function evidenceOf(
  email: EmailWithCandidates,
  fields: EmailFields,
  chosen: ChosenValues,
): Extraction['evidence'] {
  const evidence: Partial<Record<EvidenceField, Evidence>> = {};
  const note = (field: EvidenceField, text: string | undefined, line: number | undefined) => {
    if (text === undefined || line === undefined) return;
    evidence[field] = evidenceAt(email, text, line);
  };
  const { merchant, purchased, candidate, parts, renewal } = chosen;
  const { orderId, cardDigits } = fields;
  note('merchant', merchant?.name, merchant?.line);
  note('orderId', orderId?.value, orderId?.line);
  note('purchasedOn', purchased?.text ?? email.date?.at, purchased?.line ?? -1);
  note('total', candidate?.found.amount.text, candidate?.found.amount.line);
  for (const field of ['tax', 'shipping', 'discount', 'tip'] as const) {
    const amount = parts[field]?.found.amount;
    note(field, amount?.text, amount?.line);
  }
  note('cardLast4', cardDigits?.value, cardDigits?.line);
  note('nextRenewalOn', renewal.nextRenewal?.text, renewal.nextRenewal?.line);
  note('trialEndsOn', renewal.trialEnd?.text, renewal.trialEnd?.line);
  return evidence;
}

function messageOf(email: EmailWithCandidates, parsed: ParsedEmail): MessageFacts {
  return {
    fromName: email.from.name,
    fromAddress: email.from.address,
    fromDomain: email.from.domain,
    subject: email.subject,
    messageId: parsed.messageId,
    receivedAt: email.date?.at ?? null,
    hasListUnsubscribe: email.hasListUnsubscribe,
    isForward: email.isForward,
    isCut: parsed.isTruncated,
    hasPictures: parsed.hasPictures || (parsed.inner?.hasPictures ?? false),
  };
}

function extractItems(email: EmailWithCandidates, items: readonly ItemCandidate[]): ExtractedItem[] {
  const headings = findItemHeadings(
    email.lines,
    items,
    email.amounts.map(({ amount }) => amount.line),
  );
  return items.map((item, at) => extracted(email, item, headings[at] ?? null));
}

function extracted(email: EmailWithCandidates, item: ItemCandidate, heading: string | null): ExtractedItem {
  return {
    name: item.name,
    heading,
    quantity: item.quantity,
    unitMinor: item.unitMinor,
    lineMinor: item.lineMinor,
    evidence: evidenceAt(email, email.lines[item.line]?.text.slice(0, 200) ?? '', item.line),
  };
}
