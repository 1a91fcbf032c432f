/**
 * The world the stand-ins show: one household, its accounts, what the bank prints and the orders behind the
 * transactions. Every stand-in (bank, email) reads the same object, so an email and a transaction tell of the same
 * purchase.
 *
 * Money is integer minor units from the holder's view: negative = out, positive = in. Only the wire of a vendor turns
 * the sign. Days are 'YYYY-MM-DD', instants are ISO 8601 with the household's own offset.
 */
export type CivilDate = string;

export type InstitutionId = 'ins_109508' | 'ins_990417';

export interface HouseholdPerson {
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly timeZone: string;
}

export interface HouseholdAccount {
  readonly id: string;
  readonly institutionId: InstitutionId;
  readonly name: string;
  readonly officialName: string;
  readonly type: 'depository' | 'credit' | 'loan';
  readonly subtype: 'checking' | 'savings' | 'credit card' | 'hsa' | 'auto';
  readonly mask: string;
  readonly currency: string;
  /** Brand on the card, null for what has none. */
  readonly cardBrand: 'Visa' | 'Mastercard' | null;
  /** Holder's view: a card that owes $120 has -12000. Equals the opening balance plus all posted transactions. */
  readonly balanceMinor: number;
  /** Balance before the first transaction of the household. */
  readonly openingMinor: number;
  readonly limitMinor: number | null;
}

export type Channel = 'online' | 'in store' | 'other';
export type CounterpartyKind =
  | 'merchant'
  | 'marketplace'
  | 'payment_app'
  | 'payment_terminal'
  | 'income_source'
  | 'financial_institution';

/** One movement with its whole life: how it first shows as pending, and how and when it posts. */
export interface LedgerTransaction {
  /** Readable and stable: the same movement has the same id in every household of the same seed. */
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** The final amount. */
  readonly amountMinor: number;
  readonly authorizedOn: CivilDate;
  readonly authorizedAt: string | null;
  /** Null for a hold that is released and never posts. */
  readonly postedOn: CivilDate | null;
  /** The day a hold that never posts disappears. */
  readonly releasedOn: CivilDate | null;
  /** What shows before posting; null for transactions that appear posted at once. */
  readonly pendingAs: {
    readonly amountMinor: number;
    readonly description: string;
    /** False: the bank gives no link from the posted transaction to the pending one. */
    readonly linked: boolean;
  } | null;
  /** As the institution prints it. */
  readonly description: string;
  /** A tidier text, as aggregators give. */
  readonly name: string;
  readonly merchantName: string | null;
  readonly website: string | null;
  readonly categoryPrimary: string;
  readonly categoryDetailed: string;
  readonly channel: Channel;
  readonly counterparty: CounterpartyKind;
  /** Facilitator or marketplace in front of the merchant, as a person would name it. */
  readonly via: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly checkNumber: string | null;
  /** Truth for tests: transactions of one recurring stream share a key. */
  readonly streamKey: string | null;
  /** Truth for tests: both legs of a transfer or card payment share an id. */
  readonly transferId: string | null;
  /** The order this transaction pays or refunds. */
  readonly purchaseId: string | null;
}

/** A movement as the bank shows it on one day. */
export interface HouseholdTransaction extends LedgerTransaction {
  readonly pending: boolean;
  /** The date the bank prints: posted day, or the day it happened while pending. */
  readonly date: CivilDate;
}

export type PurchaseKind = 'purchase' | 'subscription' | 'refund' | 'trial';

export interface PurchaseItem {
  readonly name: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly lineTotalMinor: number;
  readonly isHealth: boolean;
}

export interface PurchaseCharge {
  readonly transactionId: string;
  /** Positive for charges and for refunds; in the currency of the transaction, which may not be the order's. */
  readonly amountMinor: number;
  readonly shippedOn: CivilDate | null;
}

/** An order in full. All amounts are positive; `kind` says which way the money went. */
export interface HouseholdPurchase {
  readonly id: string;
  readonly kind: PurchaseKind;
  readonly merchant: string;
  readonly domain: string;
  readonly orderId: string;
  readonly orderedOn: CivilDate;
  readonly orderedAt: string;
  readonly currency: string;
  readonly items: readonly PurchaseItem[];
  readonly subtotalMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly discountMinor: number;
  readonly tipMinor: number;
  /** subtotal + tax + shipping + tip - discount; for a refund the amount refunded; 0 for a free trial. */
  readonly totalMinor: number;
  /** The bank transactions that carry the total: several for split shipments, none for a free trial. */
  readonly charges: readonly PurchaseCharge[];
  readonly accountId: string;
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
  /** Who processed it, when that is not the merchant. */
  readonly via: string | null;
  readonly planName: string | null;
  readonly period: 'monthly' | 'four_weekly' | 'quarterly' | 'annually' | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** What the plan costs after the trial. */
  readonly renewalMinor: number | null;
  /** The purchase a refund gives money back for. */
  readonly refundOf: string | null;
}

export interface Household {
  readonly asOf: CivilDate;
  readonly seed: number;
  readonly startOn: CivilDate;
  /** The world continues to this day, so that a stand-in can move its day forward. */
  readonly endOn: CivilDate;
  readonly person: HouseholdPerson;
  readonly accounts: readonly HouseholdAccount[];
  /** What the banks show on `asOf`, oldest first. */
  readonly transactions: readonly HouseholdTransaction[];
  /** Orders up to `asOf`, oldest first; charges that no bank shows yet are still listed. */
  readonly purchases: readonly HouseholdPurchase[];
  /** Everything up to `endOn`; see view.ts for other days. */
  readonly ledger: {
    readonly transactions: readonly LedgerTransaction[];
    readonly purchases: readonly HouseholdPurchase[];
  };
}
