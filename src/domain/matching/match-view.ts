import { findEdges } from './edges/find-edges.ts';
import type { MatchEdge } from './edges/match-edge.ts';
import { findCardUse } from './edges/pair-edges.ts';
import { amountEvidence } from './evidence/amount-evidence.ts';
import { CONSOLIDATION, KNOWN_RATE_DAYS, NAME_LEVELS, PENDING_REPLACED_DAYS_MAX } from './match-constants.ts';
import type { MatchInput } from './match-types.ts';
import { type PreparedBefore, type PreparedInput, prepareInput } from './prepared-input.ts';
import { type PreparedReceipt, transactionWindow } from './prepared-receipt.ts';
import type { PreparedTransaction } from './prepared-transaction.ts';
import { indexTransactions, type TransactionIndex } from './transaction-index.ts';

/** A range of days as day numbers, both inclusive. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The records that must be loaded for a result to be complete. */
export interface RequiredReads {
  /** Receipts must be loaded for some time before and after these days. */
  readonly receipts: readonly DaySpan[];
  readonly transactions: readonly DaySpan[];
  readonly amounts: readonly number[];
}

/** Receipts of one merchant within this many days of a changed one may be part of the same consolidated charge. */
export const MERCHANT_DAYS = CONSOLIDATION.daysBefore + CONSOLIDATION.noiseDays;

function pickOrders({ receipts, isDeclined }: PreparedInput): PreparedBefore['receipts'] {
  return { receipts, isDeclined };
}

/** One state of the loaded records. Pairings are computed only for the receipts asked about. */
export class MatchView {
  readonly prepared: PreparedInput;
  private readonly index: TransactionIndex;
  private readonly byId: ReadonlyMap<string, PreparedReceipt>;

  /** `same`: other views with the same transactions or the same receipts, which are reused as prepared. */
  constructor(
    input: MatchInput,
    cardAccounts: ReadonlyMap<string, string>,
    same: { readonly transactions?: MatchView | undefined; readonly receipts?: MatchView | undefined } = {},
  ) {
    const { transactions, receipts } = same;
    this.prepared = {
      ...prepareInput(input, {
        transactions: transactions?.prepared,
        receipts: receipts && pickOrders(receipts.prepared),
      }),
      cardAccounts,
    };
    this.index = transactions?.index ?? indexTransactions(this.prepared.transactions);
    this.byId = new Map(this.receipts.map((receipt) => [receipt.source.id, receipt]));
  }

  get receipts(): readonly PreparedReceipt[] {
    return this.prepared.receipts;
  }

  /** Returns the ids of receipts that could be paired with one of these transactions. */
  receiptsMatchable(isMeant: (transaction: PreparedTransaction) => boolean): string[] {
    const transactions = this.prepared.transactions.filter(isMeant);
    return this.receipts.flatMap((receipt) => {
      const { from, to } = transactionWindow(receipt.days);
      const [first, last] = [from - 1 - PENDING_REPLACED_DAYS_MAX, to + 6 + PENDING_REPLACED_DAYS_MAX];
      const isPossible = transactions.some(
        (transaction) =>
          transaction.day >= first && transaction.day <= last && this.isPossiblePair(receipt, transaction),
      );
      return isPossible ? [receipt.source.id] : [];
    });
  }

  /** Returns the ids of receipts in one of these currencies. */
  receiptsInCurrencies(currencies: ReadonlySet<string>): string[] {
    return this.receipts.flatMap((receipt) =>
      currencies.has(receipt.currency ?? '') ? [receipt.source.id] : [],
    );
  }

  /** Returns the ids of all emails that belong to the orders of these receipts. */
  receiptsOfSameOrders(ids: ReadonlySet<string>): string[] {
    const orders = new Set(this.receiptsOf(ids).map(({ order }) => order));
    return this.receipts.flatMap((receipt) => (orders.has(receipt.order) ? [receipt.source.id] : []));
  }

  /** Returns these receipts and those of the same merchants near enough to be part of the same consolidated charge. */
  withSameMerchantReceipts(ids: ReadonlySet<string>): PreparedReceipt[] {
    const byMerchant = Map.groupBy(this.receiptsOf(ids), ({ merchantKey }) => merchantKey);
    return this.receipts.filter((receipt) =>
      byMerchant
        .get(receipt.merchantKey)
        ?.some((other) => Math.abs(other.days.purchased - receipt.days.purchased) <= MERCHANT_DAYS),
    );
  }

  /** Returns the pairings of these receipts, and some of other receipts of their merchants. */
  edges(ids: ReadonlySet<string>): MatchEdge[] {
    return findEdges({ ...this.prepared, receipts: this.withSameMerchantReceipts(ids) }, this.index);
  }

  /** Returns, by receipt id, the card and account that the receipt links for a card that no account shows. */
  cardUses(ids: ReadonlySet<string>): ReadonlyMap<string, readonly [card: string, accountId: string]> {
    return new Map(
      this.receiptsOf(ids).flatMap((receipt) => {
        const use = findCardUse(receipt, this.prepared, this.index);
        return use === null ? [] : [[receipt.source.id, [use.card, use.accountId]]];
      }),
    );
  }

  /** Returns the records that must be loaded to compute the pairings of these receipts. */
  requiredReads(ids: ReadonlySet<string>): RequiredReads {
    const receipts = this.withSameMerchantReceipts(ids);
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

  private receiptsOf(ids: ReadonlySet<string>): PreparedReceipt[] {
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** The days whose transactions can affect a receipt, including pending duplicates and exchange rates around them. */
  private transactionDays({ days, currency }: PreparedReceipt): DaySpan {
    const window = transactionWindow(days);
    const isForeign =
      currency !== null &&
      this.prepared.transactions.some((transaction) => transaction.currency !== currency);
    const margin = PENDING_REPLACED_DAYS_MAX + (isForeign ? KNOWN_RATE_DAYS : 0);
    return { from: window.from - 1 - margin, to: window.to + 6 + margin };
  }

  /** Whether direction, amount and names allow the pair, near enough in time. */
  private isPossiblePair(receipt: PreparedReceipt, transaction: PreparedTransaction): boolean {
    if (receipt.isRefund !== transaction.isInflow) return false;
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
