import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { PairingEvidence } from './evidence/pairing-evidence.ts';
import type { MatchWeights } from './match-constants.ts';

/** A bank transaction as the matcher reads it. Amounts are signed minor units: negative = money out. */
export interface MatchTransaction {
  readonly id: string;
  readonly accountId: string | null;
  /** Last digits of the account or card; null for wallets and where the bank gives none. */
  readonly accountMask: string | null;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchant: string | null;
  readonly pending: boolean;
  /** The amount in the merchant's currency when the bank states it; its sign is not relied on. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: CurrencyCode | null;
}

/** One parcel of an order that is charged when it leaves. */
export interface MatchShipment {
  readonly amountMinor: number | null;
  readonly shippedOn: CivilDate | null;
}

/** A receipt as the matcher reads it. Amounts are positive minor units, refunds too; unknown is null. */
export interface MatchReceipt {
  readonly id: string;
  /** `purchase`, `refund`, `subscription`, `shipping`, `other`; any other word is read as a purchase. */
  readonly kind: string;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate | null;
  /** Day the email arrived, in the message's own offset. */
  readonly receivedAt: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** What reached a card or account; 0 when a gift card paid all. */
  readonly chargedMinor: number | null;
  readonly tipMinor: number | null;
  readonly cardLast4: string | null;
  readonly fromDomain: string | null;
  readonly shipments?: readonly MatchShipment[];
}

/** A bank text that a person once joined to a merchant. */
export interface MatchAlias {
  readonly description: string;
  readonly merchant: string;
}

/** A pair that a person refused; it never returns. */
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
   * Digits of every account of the person, those without transactions too; of the transactions' accounts when left out.
   */
  readonly masks?: readonly string[];
  /** Overrides of the default evidence weights, as refitted from a person's own decisions. */
  readonly weights?: Partial<MatchWeights>;
}

/** The part of a transaction that a receipt explains: a positive amount in the transaction's currency. */
export interface Allocation {
  readonly transactionId: string;
  readonly amountMinor: number;
}

export type MatchDecision = 'auto' | 'suggest';

/** One receipt joined to one or several transactions, or proposed to be. */
export interface Match {
  readonly receiptId: string;
  readonly allocations: readonly Allocation[];
  /** Calibrated probability that this pairing is right, 0 to 1. */
  readonly confidence: number;
  readonly decision: MatchDecision;
  /** Short words for a person: `same amount`, `3 days later`. */
  readonly reasons: readonly string[];
  /** What it was scored by, for learning from what a person says of it. */
  readonly evidence: PairingEvidence;
}

/** What a matching of everything gives. */
export interface Matching {
  readonly matches: Match[];
  /** Account by the digits of a card that no account shows, as the receipts teach it. */
  readonly cardAccounts: ReadonlyMap<string, string>;
}
