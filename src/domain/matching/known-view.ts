import { findEdges } from './edges/find-edges.ts';
import type { MatchEdge } from './edges/match-edge.ts';
import { cardUse } from './edges/pair-edges.ts';
import { amountEvidence } from './evidence/amount-evidence.ts';
import { CONSOLIDATION, KNOWN_RATE_DAYS, NAME_LEVELS, PENDING_TWIN_DAYS } from './match-constants.ts';
import type { MatchInput } from './match-types.ts';
import { type Prepared, prepareInput } from './prepared-input.ts';
import { type PreparedReceipt, transactionWindow } from './prepared-receipt.ts';
import type { PreparedTransaction } from './prepared-transaction.ts';
import { indexTransactions, type TransactionIndex } from './transaction-index.ts';

/** Days, first and last, as day numbers. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** What must be known for an answer to be the whole truth. */
export interface Reads {
  /** Receipts are needed from some time before to some time after these days. */
  readonly receipts: readonly DaySpan[];
  readonly transactions: readonly DaySpan[];
  readonly amounts: readonly number[];
}

/** Receipts of one merchant this near may be parts of one sum with a changed one, and change with it. */
export const MERCHANT_DAYS = CONSOLIDATION.daysBefore + CONSOLIDATION.noiseDays;

/** One state of what is known, searched only where it is asked about. */
export class KnownView {
  readonly prepared: Prepared;
  private readonly index: TransactionIndex;
  private readonly byId: ReadonlyMap<string, PreparedReceipt>;

  /** `same`: another state with the same transactions. */
  constructor(input: MatchInput, cardAccounts: ReadonlyMap<string, string>, same?: KnownView) {
    this.prepared = { ...prepareInput(input, same?.prepared), cardAccounts };
    this.index = same?.index ?? indexTransactions(this.prepared.transactions);
    this.byId = new Map(this.receipts.map((receipt) => [receipt.source.id, receipt]));
  }

  get receipts(): readonly PreparedReceipt[] {
    return this.prepared.receipts;
  }

  /** Receipts that may have something to say for one of these transactions. */
  meeting(isMeant: (transaction: PreparedTransaction) => boolean): string[] {
    const transactions = this.prepared.transactions.filter(isMeant);
    return this.receipts.flatMap((receipt) =>
      transactions.some((transaction) => this.mayMeet(receipt, transaction)) ? [receipt.source.id] : [],
    );
  }

  /** Receipts in one of these currencies. */
  billedIn(currencies: ReadonlySet<string>): string[] {
    return this.receipts.flatMap((receipt) =>
      currencies.has(receipt.currency ?? '') ? [receipt.source.id] : [],
    );
  }

  /** All emails of the orders of these. */
  ordersOf(ids: ReadonlySet<string>): string[] {
    const orders = new Set(this.own(ids).map((receipt) => receipt.order));
    return this.receipts.flatMap((receipt) => (orders.has(receipt.order) ? [receipt.source.id] : []));
  }

  /** Receipts of the merchants of these, near enough to be parts of one sum with them; these included. */
  withMerchants(ids: ReadonlySet<string>): PreparedReceipt[] {
    const own = Map.groupBy(this.own(ids), (receipt) => receipt.merchantKey);
    return this.receipts.filter((receipt) =>
      own
        .get(receipt.merchantKey)
        ?.some((one) => Math.abs(one.days.purchased - receipt.days.purchased) <= MERCHANT_DAYS),
    );
  }

  /** The pairings of these receipts, and some of their sellers' others. */
  edges(ids: ReadonlySet<string>): MatchEdge[] {
    return findEdges({ ...this.prepared, receipts: this.withMerchants(ids) }, this.index);
  }

  /** What these receipts tell of cards that no account shows: receipt, card, account. */
  cardUses(ids: ReadonlySet<string>): ReadonlyMap<string, readonly [card: string, accountId: string]> {
    return new Map(
      this.own(ids).flatMap((receipt) => {
        const use = cardUse(receipt, this.prepared, this.index);
        return use === null ? [] : [[receipt.source.id, [use.card, use.accountId]]];
      }),
    );
  }

  /** What has to be known about these receipts. */
  reads(ids: ReadonlySet<string>): Reads {
    const receipts = this.withMerchants(ids);
    const expected = new Set(
      receipts.flatMap(({ expectedMinor, tipMinor }) => [expectedMinor, expectedMinor + tipMinor]),
    );
    const abroad = this.prepared.transactions.filter(
      (transaction) => transaction.originalMinor !== null && expected.has(transaction.originalMinor),
    );
    return {
      receipts: receipts.map(({ days }) => ({ from: days.purchased, to: days.purchased })),
      transactions: receipts.map((receipt) => this.transactionDays(receipt)),
      amounts: [...new Set([...expected, ...abroad.map((transaction) => transaction.amountMinor)])],
    };
  }

  private own(ids: ReadonlySet<string>): PreparedReceipt[] {
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** The days on which transactions can tell something about a receipt, twins and rates around them included. */
  private transactionDays({ days, currency }: PreparedReceipt): DaySpan {
    const window = transactionWindow(days);
    const isForeign =
      currency !== null &&
      this.prepared.transactions.some((transaction) => transaction.currency !== currency);
    const margin = PENDING_TWIN_DAYS + (isForeign ? KNOWN_RATE_DAYS : 0);
    return { from: window.from - 1 - margin, to: window.to + 6 + margin };
  }

  private mayMeet(receipt: PreparedReceipt, transaction: PreparedTransaction): boolean {
    if (receipt.isRefund !== transaction.isInflow) return false;
    const window = transactionWindow(receipt.days);
    if (
      transaction.day < window.from - 1 - PENDING_TWIN_DAYS ||
      transaction.day > window.to + 6 + PENDING_TWIN_DAYS
    )
      return false;
    const { expectedMinor, tipMinor } = receipt;
    const isExact = [transaction.amountMinor, transaction.originalMinor].some(
      (amount) => amount === expectedMinor || amount === expectedMinor + tipMinor,
    );
    if (isExact) return true;
    const { aliases, quickSimilarity } = this.prepared;
    const similarity = quickSimilarity(receipt, transaction);
    if (similarity >= NAME_LEVELS.good) return true;
    if (aliases.knows(transaction.source.description, receipt.source.merchant, receipt.name)) return true;
    const isWide = receipt.isPayLater || transaction.isPayLater || !aliases.isEmpty;
    return (
      (isWide || similarity >= NAME_LEVELS.weak) &&
      amountEvidence(receipt, transaction, this.prepared) !== null
    );
  }
}
