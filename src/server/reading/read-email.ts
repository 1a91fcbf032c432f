import { z } from 'zod';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { EmailKind } from '#domain/messages/user-message-values.ts';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { RECEIPT_KINDS } from '#domain/receipts/receipt.ts';
import type {
  ExtractedEmail,
  ExtractedOrder,
  ExtractedRefundPromise,
  ModelPrompt,
  ReaderContext,
  ReaderCorrection,
} from '#ports/mail-reader.ts';
import type { Doubt, Extraction } from '#readers/receipt/extraction.ts';
import type { LearnedRule } from '#readers/receipt/learned-rules/learned-rule.ts';
import {
  learnFromCorrection,
  type ReadOptions,
  readReceipt,
  readReceiptAssisted,
} from '#readers/receipt/read-receipt.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

const SURE_FROM = 0.9;

const DOUBTS: Readonly<Record<Doubt, (kind: EmailKind) => UserMessage>> = {
  impostor: () => userMessage('emailImpostor'),
  instruction: (kind) => userMessage('emailHasInstructions', kind),
  otherText: (kind) => userMessage('emailPartsDiffer', kind),
  picture: () => userMessage('emailInImage'),
};

/** Adapts the email reader to the server's types. */
export const readEmailTasks = {
  async readEmail(raw, { context }) {
    return toReadMail(await readReceipt(raw, optionsOf(context)));
  },
  async askAboutEmail(raw, { context }) {
    let question: ModelPrompt | null = null;
    const assistant = (asked: ModelPrompt) => {
      question = asked;
      return Promise.resolve(null);
    };
    const { extraction } = await readReceiptAssisted(raw, { ...optionsOf(context), assistant });
    return { mail: toReadMail(extraction), question };
  },
  async applyAnswer(raw, { context, answer }) {
    const assistant = () => Promise.resolve(answer);
    const { extraction, isAssisted: isHelped } = await readReceiptAssisted(raw, {
      ...optionsOf(context),
      assistant,
    });
    return { mail: toReadMail(extraction), isHelped };
  },
  async studyEmail(raw, { context, truth }) {
    const options = optionsOf(context);
    const { known, rule, isDropped } = await learnFromCorrection(raw, truth, options);
    const place = known ? options.learnedRules.indexOf(known) : -1;
    return {
      known: options.sources[place] ?? null,
      learned: rule && { domain: rule.domain, content: rule },
      isForgotten: isDropped,
    };
  },
} satisfies Partial<ReaderTaskTable>;

const learnedRuleSchema = z.strictObject({
  domain: z.string(),
  sketch: z.array(z.int()),
  kind: z.enum(RECEIPT_KINDS),
  merchant: z.string().nullable(),
  currency: z.string().nullable(),
  totalLabel: z.string().nullable(),
  confirmations: z.int(),
  contradictions: z.int(),
});

/** Converts a context for the reader, with the stored form of each learned rule. */
interface ParsedContext extends ReadOptions {
  readonly learnedRules: readonly LearnedRule[];
  readonly sources: readonly ReaderCorrection[];
}

const parsedByContext = new WeakMap<ReaderContext, ParsedContext>();

/** Context shared by all emails of a run. */
function optionsOf(context: ReaderContext): ParsedContext {
  const known = parsedByContext.get(context);
  if (known) return known;
  const parsed = parseContext(context);
  parsedByContext.set(context, parsed);
  return parsed;
}

/** Corrections this reader version supports, each with its source. */
function parseContext({ homeCurrency, corrections }: ReaderContext): ParsedContext {
  const readable = corrections.flatMap((source): { source: ReaderCorrection; rule: LearnedRule }[] => {
    const parsed = learnedRuleSchema.safeParse(source.content);
    return parsed.success ? [{ source, rule: parsed.data }] : [];
  });
  return {
    homeCurrency,
    learnedRules: readable.map(({ rule }) => rule),
    sources: readable.map(({ source }) => source),
  };
}

function toReadMail(reading: Extraction): ExtractedEmail {
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

function toPromise({ promisedRefund, merchant, orderId }: Extraction): ExtractedRefundPromise | null {
  if (promisedRefund === null) return null;
  const { evidence, ...fields } = promisedRefund;
  return { ...fields, merchant, orderId, evidence: evidence.text };
}

function toOrder(reading: Extraction): ExtractedOrder {
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
    totalMinor,
    chargedMinor,
    taxMinor,
    shippingMinor,
    discountMinor,
    tipMinor,
    items: reading.items.map((item) => {
      const { class: itemClass, isHealth, hsaEligibility } = classifyItem(item.name, merchant, item.heading);
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

/** Why the email got its result. Never includes the email's text, which is stored encrypted. */
function reasonOf(reading: Extraction): string {
  const { kind, doubts, evidence, needsReview } = reading;
  const [doubt] = doubts;
  if (doubt) return DOUBTS[doubt](kind);
  if (kind === 'other')
    return userMessage(reading.confidence >= SURE_FROM ? 'emailRead' : 'emailLikely', kind);
  if (needsReview && kind === 'refund' && evidence.total) return userMessage('emailRefundPending', kind);
  if (needsReview) return userMessage(evidence.total ? 'emailTotalUnsure' : 'emailTotalMissing', kind);
  return userMessage('emailRead', kind);
}
