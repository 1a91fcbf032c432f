import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { LineItem, ReceiptAmounts, ReceiptKind } from '#domain/receipts/receipt.ts';

/** One order extracted from an email. */
export interface ExtractedOrder extends ReceiptAmounts {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: string | null;
  readonly items: readonly LineItem[];
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** Probability, 0 to 1, that kind, currency and total are all right. */
  readonly confidence: number;
  readonly needsReview: boolean;
  /** The text of the email each field was read from, by field name. */
  readonly evidence: Readonly<Record<string, string>>;
}

/** A promised refund: no money has moved yet. Unstated fields are null. */
export interface ExtractedRefundPromise {
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly currency: string | null;
  readonly totalMinor: number | null;
  /** The date by which the email promises payment. */
  readonly dueOn: CivilDate | null;
  /** The text of the promise. */
  readonly evidence: string;
}

/** An email, as extracted by the reader. `orders` is empty if it contains none. */
export interface ExtractedEmail {
  readonly rfcMessageId: string | null;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly fromDomain: string | null;
  /** True for a forwarded email: its content was addressed to the forwarder. */
  readonly isForward: boolean;
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly kind: ReceiptKind;
  readonly confidence: number;
  readonly orders: readonly ExtractedOrder[];
  readonly promise: ExtractedRefundPromise | null;
  /** Short explanation of the result for the user. */
  readonly reason: string;
}

/** What the reader learned about one sender's email layout; `content` is only interpreted by the reader. */
export interface ReaderCorrection {
  readonly id: string;
  readonly domain: string;
  readonly content: unknown;
}

/** The user's correction of an email. */
export interface UserCorrection {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly currency: string | null;
  readonly totalMinor: number | null;
}

/** Context used to read an email. */
export interface ReaderContext {
  readonly homeCurrency: string;
  readonly corrections: readonly ReaderCorrection[];
}

/** A prompt for a language model: fixed instructions, and separately the email's pruned text. */
export interface ModelPrompt {
  readonly promptVersion: string;
  readonly instructions: string;
  readonly document: string;
  readonly schema: Readonly<Record<string, unknown>>;
}
