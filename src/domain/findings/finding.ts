import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';

/** Kinds of findings that require both bank and email data. */
export const FINDING_KINDS = [
  'refund_late',
  'refund_expected',
  'amount_differs',
  'charged_twice',
  'charged_after_cancel',
  'price_up',
  'trial_ends',
  'renewal_due',
  'return_window',
  'warranty_ends',
  'receipt_without_charge',
  'charge_without_receipt',
  'gift_card_left',
  'health_unclaimed',
  'claim_refunded',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * A finding to show the user, with its evidence. `key` is stable across derivations, so a dismissed finding stays
 * dismissed. `on` is its date: a deadline, a promise, a charge. Amounts are positive minor units.
 */
export interface Finding {
  readonly kind: FindingKind;
  readonly key: string;
  readonly on: CivilDate;
  readonly merchant: string;
  readonly amountMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
  /** Ids of emails without a receipt that prove it. */
  readonly messageIds?: readonly string[];
  readonly planId: string | null;
  /** Values for the text of the finding, by name. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}
