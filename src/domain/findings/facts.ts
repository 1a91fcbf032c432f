import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { RefundedLine } from '#domain/claims/refunded-lines.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { DeadlineFacts } from '#domain/receipts/purchase-deadlines.ts';

/** A current receipt: accepted, and not merged into another. Amounts are positive minor units. */
export interface KnownReceipt {
  readonly id: string;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping';
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** The amount charged to a card or account; 0 if paid by gift card; null if not stated separately from the total. */
  readonly chargedMinor: number | null;
  readonly taxMinor: number | null;
  /** Last four digits of the card used, if the email states them. */
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  readonly items: readonly { readonly name: string; readonly amountMinor: number | null }[];
  /** Return and warranty deadlines set by the user; absent if none were set. */
  readonly userDeadlines?: DeadlineFacts['userDeadlines'];
}

/** An active transaction. Negative = money out. */
export interface KnownTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly originalCurrency: CurrencyCode | null;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly category: string;
  /** True for spending; false for transfers, income and held transactions. */
  readonly isSpend: boolean;
  readonly isPending: boolean;
  /** True if no bank shows it: it was created from a receipt. */
  readonly isFromReceipt: boolean;
}

/** The part of a transaction that a receipt explains. */
export interface KnownMatch {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
}

/** A recurring stream, as detected. */
export interface KnownPlan {
  readonly id: string;
  readonly merchant: string;
  readonly class: string;
  readonly frequency: string;
  readonly status: string;
  readonly nextOn: CivilDate | null;
  readonly lastAmountMinor: number;
  readonly currency: CurrencyCode;
  readonly transactionIds: readonly string[];
  readonly priceChanges: readonly {
    readonly on: CivilDate;
    readonly fromMinor: number;
    readonly toMinor: number;
  }[];
}

/** An email stating that a subscription has ended or will end. */
export interface KnownCancellation {
  readonly messageId: string;
  readonly merchantKey: string;
  readonly on: CivilDate;
}

/** An email that promises a refund. `totalMinor` is null if it states no amount. */
export interface KnownPromise {
  readonly messageId: string;
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly promisedOn: CivilDate;
  /** The date by which the merchant promised to pay. */
  readonly dueOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/** A year's eligible, proven and unclaimed health lines. Amounts are positive minor units. */
export interface KnownUnclaimed {
  readonly year: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly { readonly transactionId: string; readonly amountMinor: number }[];
}

/** A claim's line that was refunded after it was submitted. Amounts are positive minor units. */
export interface KnownRefundedClaim extends RefundedLine {
  readonly currency: CurrencyCode;
}

/** The days that all facts of an environment cover. */
export interface FactDays {
  /** First and last day for which the bank shows transactions; null without transactions. */
  readonly bank: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** The earliest purchase of a receipt; null without receipts. */
  readonly firstReceiptOn: CivilDate | null;
}

/** All facts the rules use, for one user and one environment; or all that are connected with some merchants. */
export interface FindingFacts {
  readonly today: CivilDate;
  readonly receipts: readonly KnownReceipt[];
  readonly transactions: readonly KnownTransaction[];
  readonly matches: readonly KnownMatch[];
  /** Suggested matches the user has not answered: neither side counts as unmatched. */
  readonly suggestedMatches: readonly Omit<KnownMatch, 'amountMinor'>[];
  readonly plans: readonly KnownPlan[];
  readonly cancellations: readonly KnownCancellation[];
  readonly promises: readonly KnownPromise[];
  /** Last digits of all known accounts. */
  readonly accountMasks: readonly string[];
  /** Claimable health lines that are in no claim, by year of service. */
  readonly unclaimedHealth?: readonly KnownUnclaimed[];
  readonly refundedClaims?: readonly KnownRefundedClaim[];
}

/**
 * The facts indexed for the rules. `transactions` and `matchesOfReceipt` contain bank transactions only, because a
 * transaction created from a receipt proves no charge. Lookups by id and `matchesOfTransaction` include those too,
 * because subscriptions may consist of them if no bank is connected.
 */
export interface IndexedFacts extends FindingFacts {
  readonly firstReceiptOn: CivilDate | null;
  readonly receiptById: ReadonlyMap<string, KnownReceipt>;
  readonly transactionById: ReadonlyMap<string, KnownTransaction>;
  readonly matchesOfReceipt: ReadonlyMap<string, readonly KnownMatch[]>;
  readonly matchesOfTransaction: ReadonlyMap<string, readonly KnownMatch[]>;
  readonly bankDays: FactDays['bank'];
}

/** The days that these facts cover. */
export function factDays({ transactions, receipts }: FindingFacts): FactDays {
  const days = transactions.filter(({ isFromReceipt }) => !isFromReceipt).map(({ postedOn }) => postedOn);
  const [from, to] = [minOf(days), maxOf(days)];
  return {
    bank: from === null || to === null ? null : { from, to },
    firstReceiptOn: minOf(receipts.map(({ purchasedOn }) => purchasedOn)),
  };
}

function minOf(days: readonly CivilDate[]): CivilDate | null {
  return days.reduce<CivilDate | null>((least, day) => (least === null || day < least ? day : least), null);
}

function maxOf(days: readonly CivilDate[]): CivilDate | null {
  return days.reduce<CivilDate | null>((most, day) => (most === null || day > most ? day : most), null);
}

/** `days` are those of all facts of the environment. */
export function indexFacts(facts: FindingFacts, days: FactDays): IndexedFacts {
  const transactionById = new Map(facts.transactions.map((transaction) => [transaction.id, transaction]));
  const transactions = facts.transactions.filter((transaction) => !transaction.isFromReceipt);
  const matches = facts.matches.filter(
    (join) => transactionById.get(join.transactionId)?.isFromReceipt !== true,
  );
  return {
    ...facts,
    transactions,
    matches,
    receiptById: new Map(facts.receipts.map((receipt) => [receipt.id, receipt])),
    transactionById,
    matchesOfReceipt: Map.groupBy(matches, (join) => join.receiptId),
    matchesOfTransaction: Map.groupBy(facts.matches, (join) => join.transactionId),
    bankDays: days.bank,
    firstReceiptOn: days.firstReceiptOn,
  };
}
