import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';

/** What only bank and email together can tell. */
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
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/**
 * One thing a person should know, with what proves it. `key` is the same at every derivation, so that a dismissed
 * finding stays dismissed; `on` is the day it is about: a deadline, a promise, a charge. Amounts are positive minor
 * units.
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
  /** Emails without a receipt that prove it. */
  readonly messageIds?: readonly string[];
  readonly planId: string | null;
  /** What a sentence about it needs, by name. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}
