import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { EmailKind } from './fields/kind/kind-features.ts';

export type { EmailKind as MailKind } from './fields/kind/kind-features.ts';

/** Where a value stands in the mail. */
export interface Evidence {
  /** The text as the email shows it. */
  readonly text: string;
  /** MIME part (`1.2`), or `header` for the subject, sender or date. */
  readonly part: string;
  /** Line of the visible text, counted from 0; -1 for a header. */
  readonly line: number;
  /**
   * Characters of that line (its cells joined by tabs) that `text` takes up; -1 where the email writes it otherwise.
   */
  readonly start: number;
  readonly end: number;
}

export interface ExtractedItem {
  readonly name: string;
  readonly quantity: number | null;
  readonly unitMinor: number | null;
  readonly lineMinor: number | null;
  readonly evidence: Evidence;
}

/**
 * Why a person looks at a reading: the sender passes itself off as someone else; a sentence tells software what to
 * read; the text part tells other things than the HTML shows; what matters is in a picture.
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

/** What is known of the message itself. */
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
  /** A size or count cap cut something off. */
  readonly isCut: boolean;
  /** Pictures are attached that may be the receipt; they are for a person, or for a model that sees. */
  readonly hasPictures: boolean;
}

/** One order of an email that holds several. */
export interface ExtractedOrder {
  readonly orderId: string;
  readonly totalMinor: number;
}

/** Money that an email says will come back; none has moved yet. What it leaves open is null. */
export interface ExtractedPromise {
  readonly totalMinor: number | null;
  readonly currency: CurrencyCode | null;
  /** The last day of the time that the email gives itself. */
  readonly dueOn: CivilDate | null;
  readonly evidence: Evidence;
}

/**
 * One reading of one message. Amounts are magnitudes in minor units of `currency`; what the email does not
 * state is null. `confidence` is the calibrated probability that kind, currency and total are all right
 * (for `other` and `shipping`: the kind).
 */
export interface Extraction {
  readonly kind: EmailKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** What was taken from the payment method, where the email says so apart from the total. */
  readonly chargedMinor: number | null;
  readonly taxMinor: number | null;
  readonly shippingMinor: number | null;
  readonly discountMinor: number | null;
  readonly tipMinor: number | null;
  readonly items: readonly ExtractedItem[];
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** Two or more orders with totals of their own; empty otherwise. */
  readonly orders: readonly ExtractedOrder[];
  /** Of kind `other`, or where a refund is read that may only have been promised. */
  readonly promisedRefund: ExtractedPromise | null;
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly doubts: readonly Doubt[];
  readonly evidence: Readonly<Partial<Record<EvidenceField, Evidence>>>;
  readonly message: MessageFacts;
  readonly readerVersion: string;
}

/**
 * Changes whenever the same email may be read differently: people are then offered to have their email read
 * again. A test holds it to the trained model.
 */
export const READER_VERSION = 'device-7';

/** Below it a person looks at the reading. */
export const REVIEW_BELOW = 0.9;
