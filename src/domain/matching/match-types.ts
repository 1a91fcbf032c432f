import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { PairingEvidence } from './evidence/pairing-evidence.ts';
import type { MatchWeights } from './match-constants.ts';

/** Bank transaction, as input to the matcher. Amounts are signed minor units: negative = money out. */
export interface MatchTransaction {
  readonly id: string;
  readonly accountId: string | null;
  /** Last digits of the account or card; null for wallets, and if the bank provides none. */
  readonly accountMask: string | null;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchant: string | null;
  readonly pending: boolean;
  /** The amount in the merchant's currency if the bank states it. Its sign is not used. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: CurrencyCode | null;
}

/** One shipment of an order, charged when it ships. */
export interface MatchShipment {
  readonly amountMinor: number | null;
  readonly shippedOn: CivilDate | null;
}

/** Receipt, as input to the matcher. Amounts are positive minor units, also for refunds; null if unknown. */
export interface MatchReceipt {
  readonly id: string;
  /** `purchase`, `refund`, `subscription`, `shipping` or `other`; any other value is treated as a purchase. */
  readonly kind: string;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  /** Date the email arrived, in the message's own UTC offset. */
  readonly receivedAt: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** The amount charged to a card or account; 0 when a gift card paid everything. */
  readonly chargedMinor: number | null;
  readonly tipMinor: number | null;
  readonly cardLast4: string | null;
  readonly fromDomain: string | null;
  readonly shipments?: readonly MatchShipment[];
}

/** A bank text that the user matched to a merchant. */
export interface MatchAlias {
  readonly description: string;
  readonly merchant: string;
}

/** A pair that the user declined; it is never matched again. */
export interface DeclinedPair {
  readonly receiptId: string;
  readonly transactionId: string;
}

export interface MatchInput {
  readonly transactions: readonly MatchTransaction[];
  readonly receipts: readonly MatchReceipt[];
  readonly aliases?: readonly MatchAlias[];
  readonly declined?: readonly DeclinedPair[];
  /**
   * Last digits of all the user's accounts, including those without transactions. Default: those of the transactions'
   * accounts.
   */
  readonly masks?: readonly string[];
  /** Overrides of the default evidence weights, refitted from the user's own decisions. */
  readonly weights?: Partial<MatchWeights>;
}

/** The part of a transaction that a receipt explains: a positive amount in the transaction's currency. */
export interface Allocation {
  readonly transactionId: string;
  readonly amountMinor: number;
}

export type MatchDecision = 'auto' | 'suggest';

/** One receipt matched, or suggested to be matched, to one or more transactions. */
export interface Match {
  readonly receiptId: string;
  readonly allocations: readonly Allocation[];
  /** Calibrated probability that this match is right, 0 to 1. */
  readonly confidence: number;
  readonly decision: MatchDecision;
  /** Short texts for the user: `same amount`, `3 days later`. */
  readonly reasons: readonly string[];
  /** The evidence behind the score, kept to learn from the user's answer. */
  readonly evidence: PairingEvidence;
}

/** The result of a full matching. */
export interface Matching {
  readonly matches: Match[];
  /** Account id by the digits of a card that no account shows, as learned from the receipts. */
  readonly cardAccounts: ReadonlyMap<string, string>;
}
