import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { HsaEligibility, ItemClass } from './health/item-class.ts';

/** Kinds of receipts. `docs/matching.md` and `docs/reader.md` describe how each is matched and read. */
export const RECEIPT_KINDS = ['purchase', 'refund', 'subscription', 'shipping', 'other'] as const;

export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** One line of a receipt. Amounts are minor units of the receipt's currency; a discount line is negative. */
export interface LineItem {
  readonly name: string;
  /** Number of pieces, or weight; 1 if the receipt states none. */
  readonly quantity: number;
  readonly unitMinor: number | null;
  readonly amountMinor: number | null;
  readonly class: ItemClass;
  readonly isHealth: boolean;
  readonly hsaEligibility: HsaEligibility;
}

/** The amounts of a receipt in positive minor units of one currency; null if not stated. */
export interface ReceiptAmounts {
  readonly totalMinor: number | null;
  /**
   * The amount charged to a card or account after gift cards and credit; null if not stated separately from the total.
   */
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
