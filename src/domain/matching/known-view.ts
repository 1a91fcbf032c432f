import { amountEvidence } from './amount-evidence.ts';
import { findEdges } from './find-edges.ts';
import { CONSOLIDATION, KNOWN_RATE_DAYS, NAME_LEVELS, PENDING_TWIN_DAYS } from './match-constants.ts';
import type { MatchEdge } from './match-edge.ts';
import type { MatchInput } from './match-types.ts';
import { cardUse } from './pair-edges.ts';
import { type Prepared, prepareInput } from './prepared-input.ts';
import { type PreparedReceipt, rowWindow } from './prepared-receipt.ts';
import type { PreparedRow } from './prepared-row.ts';
import { indexRows, type RowIndex } from './row-index.ts';

/** Days, first and last, as day numbers. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** What must be known for an answer to be the whole truth. */
export interface Reads {
  /** Receipts are needed from some time before to some time after these days. */
  readonly receipts: readonly DaySpan[];
  readonly rows: readonly DaySpan[];
  readonly amounts: readonly number[];
}

/** Receipts of one seller this near may be parts of one sum with a changed one, and change with it. */
export const SELLER_DAYS = CONSOLIDATION.daysBefore;

/** One state of what is known, searched only where it is asked about. */
export class KnownView {
  readonly prepared: Prepared;
  private readonly index: RowIndex;
  private readonly byId: ReadonlyMap<string, PreparedReceipt>;

  /** `same`: another state with the same rows. */
  constructor(input: MatchInput, cardAccounts: ReadonlyMap<string, string>, same?: KnownView) {
    this.prepared = { ...prepareInput(input, same?.prepared), cardAccounts };
    this.index = same?.index ?? indexRows(this.prepared.rows);
    this.byId = new Map(this.receipts.map((receipt) => [receipt.source.id, receipt]));
  }

  get receipts(): readonly PreparedReceipt[] {
    return this.prepared.receipts;
  }

  /** Receipts that may have something to say for one of these rows. */
  meeting(isMeant: (row: PreparedRow) => boolean): string[] {
    const rows = this.prepared.rows.filter(isMeant);
    return this.receipts.flatMap((receipt) =>
      rows.some((row) => this.mayMeet(receipt, row)) ? [receipt.source.id] : [],
    );
  }

  /** Receipts in one of these currencies. */
  billedIn(currencies: ReadonlySet<string>): string[] {
    return this.receipts.flatMap((receipt) =>
      currencies.has(receipt.currency ?? '') ? [receipt.source.id] : [],
    );
  }

  /** All mails of the orders of these. */
  ordersOf(ids: ReadonlySet<string>): string[] {
    const orders = new Set(this.own(ids).map((receipt) => receipt.order));
    return this.receipts.flatMap((receipt) => (orders.has(receipt.order) ? [receipt.source.id] : []));
  }

  /** Receipts of the sellers of these, near enough to be parts of one sum with them; these included. */
  withSellers(ids: ReadonlySet<string>): PreparedReceipt[] {
    const own = Map.groupBy(this.own(ids), (receipt) => receipt.sellerKey);
    return this.receipts.filter((receipt) =>
      own
        .get(receipt.sellerKey)
        ?.some((one) => Math.abs(one.days.purchased - receipt.days.purchased) <= SELLER_DAYS),
    );
  }

  /** The pairings of these receipts, and some of their sellers' others. */
  edges(ids: ReadonlySet<string>): MatchEdge[] {
    return findEdges({ ...this.prepared, receipts: this.withSellers(ids) }, this.index);
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
    const receipts = this.withSellers(ids);
    const expected = new Set(
      receipts.flatMap(({ expectedMinor, tipMinor }) => [expectedMinor, expectedMinor + tipMinor]),
    );
    const abroad = this.prepared.rows.filter(
      (row) => row.originalMinor !== null && expected.has(row.originalMinor),
    );
    return {
      receipts: receipts.map(({ days }) => ({ from: days.purchased, to: days.purchased })),
      rows: receipts.map((receipt) => this.rowDays(receipt)),
      amounts: [...new Set([...expected, ...abroad.map((row) => row.amountMinor)])],
    };
  }

  private own(ids: ReadonlySet<string>): PreparedReceipt[] {
    return [...ids].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** The days on which rows can tell something about a receipt, twins and rates around them included. */
  private rowDays({ days, currency }: PreparedReceipt): DaySpan {
    const window = rowWindow(days);
    const isForeign = currency !== null && this.prepared.rows.some((row) => row.currency !== currency);
    const margin = PENDING_TWIN_DAYS + (isForeign ? KNOWN_RATE_DAYS : 0);
    return { from: window.from - 1 - margin, to: window.to + 6 + margin };
  }

  private mayMeet(receipt: PreparedReceipt, row: PreparedRow): boolean {
    if (receipt.isRefund !== row.isInflow) return false;
    const window = rowWindow(receipt.days);
    if (row.day < window.from - 1 - PENDING_TWIN_DAYS || row.day > window.to + 6 + PENDING_TWIN_DAYS)
      return false;
    const { expectedMinor, tipMinor } = receipt;
    const isExact = [row.amountMinor, row.originalMinor].some(
      (amount) => amount === expectedMinor || amount === expectedMinor + tipMinor,
    );
    if (isExact) return true;
    const { aliases, quickSimilarity } = this.prepared;
    const similarity = quickSimilarity(receipt, row);
    if (similarity >= NAME_LEVELS.good) return true;
    if (aliases.knows(row.source.description, receipt.source.merchant, receipt.name)) return true;
    const isWide = receipt.isPayLater || row.isPayLater || !aliases.isEmpty;
    return (isWide || similarity >= NAME_LEVELS.weak) && amountEvidence(receipt, row, this.prepared) !== null;
  }
}
