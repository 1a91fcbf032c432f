import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { EmailKind } from './fields/kind/kind-features.ts';

export type { EmailKind as MailKind } from './fields/kind/kind-features.ts';

/** The location of a value in the email. */
export interface Evidence {
  /** The text as shown in the email. */
  readonly text: string;
  /** MIME part (`1.2`), or `header` for the subject, sender or date. */
  readonly part: string;
  /** Line of the visible text, zero-based; -1 for a header. */
  readonly line: number;
  /** Character range of `text` in that line (cells joined by tabs); -1 when the email formats the value differently. */
  readonly start: number;
  readonly end: number;
}

export interface ExtractedItem {
  readonly name: string;
  /** The heading above the item's group, such as a department of the store; null if there is none. */
  readonly heading: string | null;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number | null;
  readonly evidence: Evidence;
}

/**
 * Why a reading needs review: the sender impersonates someone else, a sentence instructs software (prompt injection),
 * the text part differs from the HTML, or the relevant content is in an image.
 */
export type Doubt = 'impostor' | 'instruction' | 'otherText' | 'picture';

/** Fields that carry evidence. */
export type EvidenceField =
  | 'merchant'
  | 'orderId'
  | 'purchasedOn'
  | 'total'
  | 'charged'
  | 'tax'
  | 'shipping'
  | 'discount'
  | 'tip'
  | 'cardLast4'
  | 'nextRenewalOn'
  | 'trialEndsOn';

/** Facts about the message itself. */
export interface MessageFacts {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly fromDomain: string;
  readonly subject: string;
  readonly messageId: string | null;
  /** ISO 8601 instant with the message's own offset. */
  readonly receivedAt: string | null;
  readonly hasListUnsubscribe: boolean;
  readonly isForward: boolean;
  /** True when a size or count limit truncated the message. */
  readonly isCut: boolean;
  /**
   * The message has image attachments that may be the receipt. This reader cannot read images; a user or a vision model
   * can.
   */
  readonly hasPictures: boolean;
}

/** One order of an email that contains several. */
export interface ExtractedOrder {
  readonly orderId: string;
  readonly totalMinor: number;
}

/** A refund that an email promises but that has not been paid yet. Fields the email does not state are null. */
export interface ExtractedPromise {
  readonly totalMinor: number | null;
  readonly currency: CurrencyCode | null;
  /** Last day of the period in which the refund is promised. */
  readonly dueOn: CivilDate | null;
  readonly evidence: Evidence;
}

/**
 * The reading of one email. Amounts are absolute values in minor units of `currency`; fields the email does not state
 * are null. `confidence` is the calibrated probability that kind, currency and total are all correct (for `other` and
 * `shipping`: the kind).
 */
export interface Extraction {
  readonly kind: EmailKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** The amount charged to the payment method, when the email states it separately from the total. */
  readonly chargedMinor: number | null;
  readonly taxMinor: number | null;
  readonly shippingMinor: number | null;
  readonly discountMinor: number | null;
  readonly tipMinor: number | null;
  readonly items: readonly ExtractedItem[];
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** Two or more orders with their own totals; otherwise empty. */
  readonly orders: readonly ExtractedOrder[];
  /** Set for kind `other`, or when the refund that was read may only be promised. */
  readonly promisedRefund: ExtractedPromise | null;
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly doubts: readonly Doubt[];
  readonly evidence: Readonly<Partial<Record<EvidenceField, Evidence>>>;
  readonly message: MessageFacts;
  readonly readerVersion: string;
}

/**
 * Change it whenever the same email may be read differently; users are then offered to have their email read again. A
 * test ties it to the trained model.
 */
export const READER_VERSION = 'device-21';

/** Readings with lower confidence go to review. */
export const REVIEW_BELOW = 0.9;
