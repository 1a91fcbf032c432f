import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { HsaEligibility, ItemClass } from './health/item-class.ts';

/** What an email says about money; `docs/matching.md` and the reader's page say what each kind means. */
export const RECEIPT_KINDS = ['purchase', 'refund', 'subscription', 'shipping', 'other'] as const;

/** One of the five kinds. */
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** One line of a receipt. Amounts are minor units of the receipt's currency; a discount line is negative. */
export interface LineItem {
  readonly name: string;
  /** Pieces, or weight; 1 when the receipt says nothing. */
  readonly quantity: number;
  readonly unitMinor: number | null;
  readonly amountMinor: number | null;
  readonly class: ItemClass;
  readonly isHealth: boolean;
  readonly hsaEligibility: HsaEligibility;
}

/** The amounts of a receipt, positive minor units of one currency; what the email does not state is null. */
export interface ReceiptAmounts {
  readonly totalMinor: number | null;
  /** What reached a card or account after gift cards and credit; null = not said apart from the total. */
  readonly chargedMinor: number | null;
  readonly taxMinor: number | null;
  readonly shippingMinor: number | null;
  readonly discountMinor: number | null;
  readonly tipMinor: number | null;
}

/** Proof of a purchase or refund, read from one email. */
export interface Receipt extends ReceiptAmounts {
  readonly kind: ReceiptKind;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly items: readonly LineItem[];
  readonly cardLast4: string | null;
  readonly fromDomain: string | null;
}
