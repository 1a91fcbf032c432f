import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { ClockFacts } from '#domain/receipts/purchase-clocks.ts';

/** A current receipt: accepted, not merged into another. Amounts are positive minor units. */
export interface KnownReceipt {
  readonly id: string;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping';
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly purchasedOn: CivilDate;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
  /** What reached a card or account; 0 when a gift card paid all; null = not said apart from the total. */
  readonly chargedMinor: number | null;
  readonly taxMinor: number | null;
  /** Last digits of the card that paid, where the email says them. */
  readonly cardLast4: string | null;
  readonly nextRenewalOn: CivilDate | null;
  readonly trialEndsOn: CivilDate | null;
  readonly items: readonly { readonly name: string; readonly amountMinor: number | null }[];
  /** Days of return and warranty that the user set; absent where nothing was set. */
  readonly ownClocks?: ClockFacts['own'];
}

/** A transaction that counts. Negative = money out. */
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
  /** True for spending; transfers, income and held transactions are not. */
  readonly isSpend: boolean;
  readonly isPending: boolean;
  /** No bank shows it: it represents the receipt it is joined to. */
  readonly isFromReceipt: boolean;
}

/** The part of a transaction that a receipt explains. */
export interface KnownMatch {
  readonly receiptId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
}

/** A recurring charge as the detector gives it. */
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

/** An email that says a plan has ended or will. */
export interface KnownCancellation {
  readonly messageId: string;
  readonly merchantKey: string;
  readonly on: CivilDate;
}

/** An email that promises a refund. `totalMinor` is null where it does not say how much. */
export interface KnownPromise {
  readonly messageId: string;
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly orderId: string | null;
  readonly promisedOn: CivilDate;
  /** The last day of the time that the shop gave itself. */
  readonly dueOn: CivilDate | null;
  readonly currency: CurrencyCode | null;
  readonly totalMinor: number | null;
}

/** A year's health lines that are eligible, proven and in no claim. Amounts are positive minor units. */
export interface KnownUnclaimed {
  readonly year: number;
  readonly currency: CurrencyCode;
  readonly lines: readonly { readonly transactionId: string; readonly amountMinor: number }[];
}

/** Everything the rules look at, of one person and one environment. */
export interface Facts {
  readonly today: CivilDate;
  readonly receipts: readonly KnownReceipt[];
  readonly transactions: readonly KnownTransaction[];
  readonly matches: readonly KnownMatch[];
  /** Pairs the user is being asked about: neither side is known to stand alone. */
  readonly asked: readonly Omit<KnownMatch, 'amountMinor'>[];
  readonly plans: readonly KnownPlan[];
  readonly cancellations: readonly KnownCancellation[];
  readonly promises: readonly KnownPromise[];
  /** Last digits of every account that is known. */
  readonly accountMasks: readonly string[];
  /** Health lines that can be claimed and are in no claim, by the year of their service. */
  readonly unclaimedHealth?: readonly KnownUnclaimed[];
}

/**
 * The facts sorted so that a rule finds what belongs to what. `rows` and `matchesOfReceipt` hold what banks show alone:
 * a transaction that represents a receipt proves nothing of a charge. By id and by transaction such transactions are
 * found, for plans are made of them where there is no bank.
 */
export interface IndexedFacts extends Facts {
  readonly receiptById: ReadonlyMap<string, KnownReceipt>;
  readonly transactionById: ReadonlyMap<string, KnownTransaction>;
  readonly matchesOfReceipt: ReadonlyMap<string, readonly KnownMatch[]>;
  readonly matchesOfTransaction: ReadonlyMap<string, readonly KnownMatch[]>;
  /** First and last day on which the bank shows transactions; null without transactions. */
  readonly bankDays: { readonly from: CivilDate; readonly to: CivilDate } | null;
}

export function indexFacts(facts: Facts): IndexedFacts {
  const transactionById = new Map(facts.transactions.map((transaction) => [transaction.id, transaction]));
  const transactions = facts.transactions.filter((transaction) => !transaction.isFromReceipt);
  const matches = facts.matches.filter(
    (join) => transactionById.get(join.transactionId)?.isFromReceipt !== true,
  );
  const days = transactions.map((transaction) => transaction.postedOn).sort();
  const [from, to] = [days[0], days.at(-1)];
  return {
    ...facts,
    transactions,
    matches,
    receiptById: new Map(facts.receipts.map((receipt) => [receipt.id, receipt])),
    transactionById,
    matchesOfReceipt: Map.groupBy(matches, (join) => join.receiptId),
    matchesOfTransaction: Map.groupBy(facts.matches, (join) => join.transactionId),
    bankDays: from === undefined || to === undefined ? null : { from, to },
  };
}
