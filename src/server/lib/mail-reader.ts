import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import type { MailReader, ReadMail, ReadOrder } from '#ports/mail-reader.ts';
import type { Extraction } from '#readers/receipt/extraction.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { readReceipt, readReceiptAssisted } from '#readers/receipt/read-receipt.ts';

const KIND_WORDS = {
  purchase: 'It confirms a purchase',
  subscription: 'It confirms a subscription charge',
  refund: 'It confirms a refund',
  shipping: 'It tells of a parcel on its way',
  other: 'It is no receipt',
} as const;
const SURE_FROM = 0.9;

/** The reader on this machine, in the server's words. */
export function createMailReader(): MailReader {
  return {
    version: READER_VERSION,
    async read(raw, { homeCurrency }) {
      return toReadMail(await readReceipt(raw, { homeCurrency }));
    },
    async readAssisted(raw, options) {
      const { extraction, isHelped } = await readReceiptAssisted(raw, options);
      return { mail: toReadMail(extraction), isHelped };
    },
  };
}

function toReadMail(reading: Extraction): ReadMail {
  const { message, kind, confidence } = reading;
  return {
    rfcMessageId: message.messageId,
    fromAddress: message.fromAddress,
    fromName: message.fromName,
    fromDomain: message.fromDomain === '' ? null : message.fromDomain,
    subject: message.subject,
    sentAt: message.receivedAt === null ? null : new Date(message.receivedAt),
    kind,
    confidence,
    orders: kind === 'other' ? [] : [toOrder(reading)],
    reason: reasonOf(reading),
  };
}

function toOrder(reading: Extraction): ReadOrder {
  const {
    kind,
    merchant,
    orderId,
    purchasedOn,
    currency,
    cardLast4,
    nextRenewalOn,
    trialEndsOn,
    confidence,
    needsReview,
  } = reading;
  const { totalMinor, chargedMinor, taxMinor, shippingMinor, discountMinor, tipMinor } = reading;
  return {
    ...{
      kind,
      merchant,
      orderId,
      purchasedOn,
      currency,
      cardLast4,
      nextRenewalOn,
      trialEndsOn,
      confidence,
      needsReview,
    },
    ...{ totalMinor, chargedMinor, taxMinor, shippingMinor, discountMinor, tipMinor },
    items: reading.items.map((item) => {
      const { class: itemClass, isHealth, hsaEligibility } = classifyItem(item.name, merchant);
      return {
        name: item.name,
        quantity: item.quantity ?? 1,
        unitMinor: item.unitMinor,
        amountMinor: item.lineMinor,
        class: itemClass,
        isHealth,
        hsaEligibility,
      };
    }),
    evidence: Object.fromEntries(
      Object.entries(reading.evidence).flatMap(([field, found]) => (found ? [[field, found.text]] : [])),
    ),
  };
}

/** Why the message was judged so, in words for the person. */
function reasonOf(reading: Extraction): string {
  const words = KIND_WORDS[reading.kind];
  const { total } = reading.evidence;
  if (reading.kind === 'other')
    return reading.confidence >= SURE_FROM ? `${words}.` : `${words}, as far as we can tell.`;
  if (reading.needsReview)
    return total ? `${words}, but we are not sure of “${total.text}”.` : `${words}, but no total was found.`;
  return total ? `${words}: “${total.text}”.` : `${words}.`;
}
