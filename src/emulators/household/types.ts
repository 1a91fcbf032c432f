/**
 * The data that all emulators show: one household, its accounts, the bank's transactions and the orders behind them.
 * Every emulator (bank, email) reads the same object, so an email and a transaction describe the same purchase.
 *
 * Money is integer minor units from the holder's view: negative is out, positive is in. Only a vendor's wire format
 * flips the sign. Dates are 'YYYY-MM-DD'; instants are ISO 8601 with the household's own offset.
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
  /** Card brand; null if none. */
  readonly cardBrand: 'Visa' | 'Mastercard' | null;
  /** Holder's view: a card with $120 owed has -12000. Equals the opening balance plus all posted transactions. */
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

/** A transaction with its lifecycle: how it appears as pending, and how and when it posts. */
export interface LedgerTransaction {
  /** Readable and stable: the same transaction has the same ID in all households of a seed. */
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  /** The final amount. */
  readonly amountMinor: number;
  readonly authorizedOn: CivilDate;
  readonly authorizedAt: string | null;
  /** Null for a hold that never posts. */
  readonly postedOn: CivilDate | null;
  /** Date on which a hold that never posts is released. */
  readonly releasedOn: CivilDate | null;
  /** Pending form; null for transactions that appear as posted. */
  readonly pendingAs: {
    readonly amountMinor: number;
    readonly description: string;
    /** False: the bank doesn't link the posted transaction to the pending one. */
    readonly linked: boolean;
  } | null;
  /** Description from the institution. */
  readonly description: string;
  /** Cleaned description, as from an aggregator. */
  readonly name: string;
  readonly merchantName: string | null;
  readonly website: string | null;
  readonly categoryPrimary: string;
  readonly categoryDetailed: string;
  readonly channel: Channel;
  readonly counterparty: CounterpartyKind;
  /** Facilitator or marketplace before the merchant. */
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

/** A transaction as the bank shows it on a date. */
export interface HouseholdTransaction extends LedgerTransaction {
  readonly pending: boolean;
  /** The bank's date: posting date, or transaction date while pending. */
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
  /** Positive for charges and refunds; in the transaction's currency, which may differ from the order's. */
  readonly amountMinor: number;
  readonly shippedOn: CivilDate | null;
}

/** An order. All amounts are positive; `kind` states the direction. */
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
  /** Its bank transactions: several for split shipments, none for a free trial. */
  readonly charges: readonly PurchaseCharge[];
  readonly accountId: string;
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
  /** Payment processor, if not the merchant. */
  readonly via: string | null;
  readonly planName: string | null;
  readonly period: 'monthly' | 'four_weekly' | 'quarterly' | 'annually' | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  /** Price after the trial. */
  readonly renewalMinor: number | null;
  /** The refunded purchase. */
  readonly refundOf: string | null;
}

export interface Household {
  readonly asOf: CivilDate;
  readonly seed: number;
  readonly startOn: CivilDate;
  /** Data continues to this date, so that an emulator can advance its date. */
  readonly endOn: CivilDate;
  readonly person: HouseholdPerson;
  readonly accounts: readonly HouseholdAccount[];
  /** Transactions visible on `asOf`, oldest first. */
  readonly transactions: readonly HouseholdTransaction[];
  /** Orders up to `asOf`, oldest first, including charges not yet visible at a bank. */
  readonly purchases: readonly HouseholdPurchase[];
  /** All data up to `endOn`; see view.ts for other dates. */
  readonly ledger: {
    readonly transactions: readonly LedgerTransaction[];
    readonly purchases: readonly HouseholdPurchase[];
  };
}
