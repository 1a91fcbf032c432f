import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LineItem, ReceiptAmounts, ReceiptKind } from '#domain/receipts/receipt.ts';

/** One order as an email tells it. */
export interface ReadOrder extends ReceiptAmounts {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: string | null;
  readonly items: readonly LineItem[];
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** Probability that kind, currency and total are all right. */
  readonly confidence: number;
  readonly needsReview: boolean;
  /** Field name to the words of the email it was read from. */
  readonly evidence: Readonly<Record<string, string>>;
}

/** A refund that an email promises: no money has moved yet. What it leaves open is null. */
export interface ReadPromise {
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly currency: string | null;
  readonly totalMinor: number | null;
  /** The last day of the time that the email gives itself. */
  readonly dueOn: CivilDate | null;
  /** The words of the promise. */
  readonly evidence: string;
}

/** An email as the reader understood it. `orders` is empty for email that tells of none. */
export interface ReadMail {
  readonly rfcMessageId: string | null;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly fromDomain: string | null;
  /** Someone sent it on: what it tells was told to them. */
  readonly isForward: boolean;
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly kind: ReceiptKind;
  readonly confidence: number;
  readonly orders: readonly ReadOrder[];
  readonly promise: ReadPromise | null;
  /** Why it was judged so, in a few words for the person. */
  readonly reason: string;
}

/** What the reader learned of the emails of one sender and layout; only the reader looks into `content`. */
export interface MailLesson {
  readonly id: string;
  readonly domain: string;
  readonly content: unknown;
}

/** What a person said an email is. */
export interface MailTruth {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly currency: string | null;
  readonly totalMinor: number | null;
}

/** What an email is read with. */
export interface ReadingAids {
  readonly homeCurrency: string;
  readonly lessons: readonly MailLesson[];
}

/** One email put to a language model: fixed instructions, and the email's pruned text apart from them. */
export interface MessageQuestion {
  readonly promptVersion: string;
  readonly instructions: string;
  readonly document: string;
  readonly schema: Readonly<Record<string, unknown>>;
}
