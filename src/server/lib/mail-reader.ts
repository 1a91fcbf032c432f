import { z } from 'zod';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { RECEIPT_KINDS } from '#domain/receipts/receipt.ts';
import type {
  MailLesson,
  MailReader,
  ReadingAids,
  ReadMail,
  ReadOrder,
  ReadPromise,
} from '#ports/mail-reader.ts';
import type { Extraction } from '#readers/receipt/extraction.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Lesson } from '#readers/receipt/memory/lesson.ts';
import { readReceipt, readReceiptAssisted, studyMail } from '#readers/receipt/read-receipt.ts';

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
    async read(raw, aids) {
      return toReadMail(await readReceipt(raw, optionsOf(aids)));
    },
    async readAssisted(raw, { assistant, ...aids }) {
      const { extraction, isHelped } = await readReceiptAssisted(raw, { ...optionsOf(aids), assistant });
      return { mail: toReadMail(extraction), isHelped };
    },
    async study(raw, truth, aids) {
      const options = optionsOf(aids);
      const { known, lesson, isForgotten } = await studyMail(raw, truth, options);
      const place = known ? options.lessons.indexOf(known) : -1;
      return {
        known: options.sources[place] ?? null,
        learned: lesson && { domain: lesson.domain, content: lesson },
        isForgotten,
      };
    },
  };
}

const lessonSchema = z.strictObject({
  domain: z.string(),
  sketch: z.array(z.int()),
  kind: z.enum(RECEIPT_KINDS),
  merchant: z.string().nullable(),
  currency: z.string().nullable(),
  totalLabel: z.string().nullable(),
  confirmations: z.int(),
  contradictions: z.int(),
});

/** The lessons the reader of today can read, each beside where it came from. */
function optionsOf({ homeCurrency, lessons }: ReadingAids) {
  const readable = lessons.flatMap((source): { source: MailLesson; lesson: Lesson }[] => {
    const parsed = lessonSchema.safeParse(source.content);
    return parsed.success ? [{ source, lesson: parsed.data }] : [];
  });
  return {
    homeCurrency,
    lessons: readable.map(({ lesson }) => lesson),
    sources: readable.map(({ source }) => source),
  };
}

function toReadMail(reading: Extraction): ReadMail {
  const { message, kind, confidence } = reading;
  return {
    rfcMessageId: message.messageId,
    fromAddress: message.fromAddress,
    fromName: message.fromName,
    fromDomain: message.fromDomain === '' ? null : message.fromDomain,
    isForward: message.isForward,
    subject: message.subject,
    sentAt: message.receivedAt === null ? null : new Date(message.receivedAt),
    kind,
    confidence,
    orders: kind === 'other' ? [] : [toOrder(reading)],
    promise: toPromise(reading),
    reason: reasonOf(reading),
  };
}

function toPromise({ promisedRefund, merchant, orderId }: Extraction): ReadPromise | null {
  if (promisedRefund === null) return null;
  const { evidence, ...told } = promisedRefund;
  return { ...told, merchant, orderId, evidence: evidence.text };
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

/** Why the message was judged so, in words for the person: ours alone, because what a mail says is kept sealed. */
function reasonOf(reading: Extraction): string {
  const words = KIND_WORDS[reading.kind];
  const { total } = reading.evidence;
  if (reading.kind === 'other')
    return reading.confidence >= SURE_FROM ? `${words}.` : `${words}, as far as we can tell.`;
  if (reading.needsReview && reading.kind === 'refund' && total)
    return `${words}, but it may be one that is still to come.`;
  if (reading.needsReview)
    return total ? `${words}, but we are not sure of its total.` : `${words}, but no total was found.`;
  return `${words}.`;
}
