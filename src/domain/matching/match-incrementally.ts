import { type CivilDate, fromDayNumber, toDayNumber } from '#domain/calendar/civil-date.ts';
import {
  compareReceiptsByDay,
  compareTransactionsByDay,
  findAffectedMatches,
  type MatchChange,
} from './find-affected-matches.ts';
import { NEIGHBORHOOD } from './match-bounds.ts';
import type { Match, MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import type { DaySpan, RequiredReads } from './match-view.ts';

/**
 * A request for records near a change, for a range of days: receipts by purchase date, transactions by posting date, or
 * transactions of given amounts regardless of sign. Return matchable records only, as they would be passed to a full
 * matching.
 */
export type ReadRequest = { readonly from: CivilDate; readonly to: CivilDate } & (
  | { readonly kind: 'receipts' }
  | { readonly kind: 'transactions' }
  | { readonly kind: 'transactionsOfAmounts'; readonly amounts: readonly number[] }
);

/** The records that answer a request. */
export interface ReadResult {
  readonly receipts: readonly MatchReceipt[];
  readonly transactions: readonly MatchTransaction[];
}

/** Matching input derived from the complete history. */
export interface LearnedContext extends Omit<MatchInput, 'transactions' | 'receipts'> {
  readonly masks: readonly string[];
  /** Account id by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
}

/** The receipts whose matches the change may affect, and their current matches. */
export interface IncrementalMatches {
  readonly receiptIds: readonly string[];
  readonly matches: readonly Match[];
}

/**
 * Recomputes the matches affected by added, changed or deleted receipts and transactions. The result equals a full
 * matching, but the time does not grow with the history. Yields one request for records after another until everything
 * that competes is loaded; each is answered with a `ReadResult`. Returns null when the change reaches too far, or
 * affects which account a card draws on: then run a full matching.
 */
export function* matchIncrementally(
  change: MatchChange,
  learned: LearnedContext,
): Generator<ReadRequest, IncrementalMatches | null, ReadResult> {
  const known = new LoadedRecords();
  let wanted = firstReads(change);
  for (let round = 0; round < NEIGHBORHOOD.roundsMax; round += 1) {
    if (!(yield* known.read(wanted))) return null;
    const spread = findAffectedMatches(change, known.input(learned), learned.cardAccounts);
    if (spread === null || spread.receiptIds.length > NEIGHBORHOOD.receiptsMax) return null;
    if (known.covers(spread.reads)) return { receiptIds: spread.receiptIds, matches: spread.decide() };
    wanted = spread.reads;
  }
  return null;
}

function firstReads({ added, removed }: MatchChange): RequiredReads {
  const transactions = [...added.transactions, ...removed.transactions];
  const days = [
    ...[...added.receipts, ...removed.receipts].flatMap(
      (receipt) => receipt.purchasedOn ?? receipt.receivedAt ?? [],
    ),
    ...transactions.map((transaction) => transaction.postedOn),
  ].map(toDayNumber);
  const span = days.length === 0 ? [] : [{ from: Math.min(...days), to: Math.max(...days) }];
  return {
    receipts: span,
    transactions: [],
    amounts: transactions.map((transaction) => Math.abs(transaction.amountMinor)),
  };
}

/** The records loaded so far. */
class LoadedRecords {
  private readonly receipts = new Map<string, MatchReceipt>();
  private readonly transactions = new Map<string, MatchTransaction>();
  private receiptSpan: DaySpan | null = null;
  private transactionSpans: readonly DaySpan[] = [];
  private readonly amounts = new Map<number, DaySpan>();

  input(learned: LearnedContext): MatchInput {
    return {
      ...learned,
      receipts: [...this.receipts.values()].sort(compareReceiptsByDay),
      transactions: [...this.transactions.values()].sort(compareTransactionsByDay),
    };
  }

  covers({ receipts, transactions, amounts }: RequiredReads): boolean {
    const widen = this.around(receipts);
    const far = transactionSpanAround(widen);
    return (
      (widen === null || isWithin(widen, this.receiptSpan)) &&
      transactions.every((span) => this.transactionSpans.some((known) => isWithin(span, known))) &&
      (far === null || amounts.every((amount) => isWithin(far, this.amounts.get(amount) ?? null)))
    );
  }

  /** Returns false when the change reaches too far. */
  *read(reads: RequiredReads): Generator<ReadRequest, boolean, ReadResult> {
    const around = this.around(reads.receipts);
    if (around === null) return true;
    if (around.to - around.from > NEIGHBORHOOD.spanMax) return false;
    if (!isWithin(around, this.receiptSpan)) {
      this.add(yield { kind: 'receipts', ...toDates(around) });
      this.receiptSpan = around;
    }
    const missing = reads.transactions.filter(
      (span) => !this.transactionSpans.some((known) => isWithin(span, known)),
    );
    for (const span of mergeSpans(missing)) this.add(yield { kind: 'transactions', ...toDates(span) });
    this.transactionSpans = mergeSpans([...this.transactionSpans, ...missing]);
    yield* this.readAmounts(reads.amounts, around);
    return true;
  }

  private *readAmounts(
    amounts: readonly number[],
    around: DaySpan,
  ): Generator<ReadRequest, void, ReadResult> {
    const far = transactionSpanAround(around) ?? around;
    const missing = amounts.filter((amount) => !isWithin(far, this.amounts.get(amount) ?? null));
    if (missing.length === 0) return;
    // Without receipts nothing competes. If receipts are loaded for more days later, this is checked again for those
    // days.
    if (this.receipts.size > 0)
      this.add(yield { kind: 'transactionsOfAmounts', amounts: missing, ...toDates(far) });
    for (const amount of missing) this.amounts.set(amount, far);
  }

  private add({ receipts, transactions }: ReadResult): void {
    for (const receipt of receipts) this.receipts.set(receipt.id, receipt);
    for (const transaction of transactions) this.transactions.set(transaction.id, transaction);
  }

  /** The days around these in which a receipt may belong to the same order, subscription, price or sum. */
  private around(spans: readonly DaySpan[]): DaySpan | null {
    const [first] = spans;
    if (first === undefined) return this.receiptSpan;
    const from = Math.min(...spans.map((span) => span.from)) - NEIGHBORHOOD.receiptDays;
    const to = Math.max(...spans.map((span) => span.to)) + NEIGHBORHOOD.receiptDays;
    return isWithin({ from, to }, this.receiptSpan) ? this.receiptSpan : { from, to };
  }
}

/**
 * The days around this span in which transactions of one amount form a habit, a monthly series or a pending duplicate.
 */
function transactionSpanAround(around: DaySpan | null): DaySpan | null {
  return (
    around && {
      from: around.from - NEIGHBORHOOD.transactionDays,
      to: around.to + NEIGHBORHOOD.transactionDays,
    }
  );
}

function toDates({ from, to }: DaySpan): { from: CivilDate; to: CivilDate } {
  return { from: fromDayNumber(from), to: fromDayNumber(to) };
}

function isWithin(span: DaySpan, known: DaySpan | null): boolean {
  return known !== null && span.from >= known.from && span.to <= known.to;
}

function mergeSpans(spans: readonly DaySpan[]): DaySpan[] {
  const result: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
