import { type CivilDate, fromDayNumber, toDayNumber } from '#domain/calendar/civil-date.ts';
import type { DaySpan, Reads } from './known-view.ts';
import { NEIGHBOURHOOD } from './match-bounds.ts';
import type { Match, MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import { byDay, byPosting, type Change, spreadOfChange } from './spread-of-change.ts';

/**
 * A part of the neighbourhood of a change, from one day to another: receipts bought, transactions posted, or
 * transactions of some amounts, whatever their sign. What may be joined, as a full matching would be given it.
 */
export type Wanted = { readonly from: CivilDate; readonly to: CivilDate } & (
  | { readonly kind: 'receipts' }
  | { readonly kind: 'transactions' }
  | { readonly kind: 'rowsOfAmounts'; readonly amounts: readonly number[] }
);

/** What is known of a wanted part. */
export interface Found {
  readonly receipts: readonly MatchReceipt[];
  readonly transactions: readonly MatchTransaction[];
}

/** What was learned from the whole history. */
export interface Learned extends Omit<MatchInput, 'transactions' | 'receipts'> {
  readonly masks: readonly string[];
  /** Account by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
}

/** The receipts whose matches a change can have touched, and their matches now. */
export interface Rematched {
  readonly receiptIds: readonly string[];
  readonly matches: readonly Match[];
}

/**
 * What receipts and transactions that came, went or changed alter, worked out from their neighbourhood alone: the same
 * as matching everything anew, in a time that does not grow with the history. It asks for one part after another, until
 * nothing that competes is left out, and is answered with what is known of it. Null when the change reaches too far to
 * be worth it, or tells whose a card is: then everything is to be matched.
 */
export function* matchChanged(change: Change, learned: Learned): Generator<Wanted, Rematched | null, Found> {
  const known = new Known();
  let wanted = firstReads(change);
  for (let round = 0; round < NEIGHBOURHOOD.roundsMax; round += 1) {
    if (!(yield* known.read(wanted))) return null;
    const spread = spreadOfChange(change, known.input(learned), learned.cardAccounts);
    if (spread === null || spread.receiptIds.length > NEIGHBOURHOOD.receiptsMax) return null;
    if (known.covers(spread.reads)) return { receiptIds: spread.receiptIds, matches: spread.decide() };
    wanted = spread.reads;
  }
  return null;
}

function firstReads({ added, gone }: Change): Reads {
  const transactions = [...added.transactions, ...gone.transactions];
  const days = [
    ...[...added.receipts, ...gone.receipts].flatMap(
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

/** What has been read so far. */
class Known {
  private readonly receipts = new Map<string, MatchReceipt>();
  private readonly transactions = new Map<string, MatchTransaction>();
  private receiptSpan: DaySpan | null = null;
  private transactionSpans: readonly DaySpan[] = [];
  private readonly amounts = new Map<number, DaySpan>();

  input(learned: Learned): MatchInput {
    return {
      ...learned,
      receipts: [...this.receipts.values()].sort(byDay),
      transactions: [...this.transactions.values()].sort(byPosting),
    };
  }

  covers({ receipts, transactions, amounts }: Reads): boolean {
    const around = this.around(receipts);
    const far = farOf(around);
    return (
      (around === null || isWithin(around, this.receiptSpan)) &&
      transactions.every((span) => this.transactionSpans.some((known) => isWithin(span, known))) &&
      (far === null || amounts.every((amount) => isWithin(far, this.amounts.get(amount) ?? null)))
    );
  }

  /** False when the change reaches too far. */
  *read(reads: Reads): Generator<Wanted, boolean, Found> {
    const around = this.around(reads.receipts);
    if (around === null) return true;
    if (around.to - around.from > NEIGHBOURHOOD.spanMax) return false;
    if (!isWithin(around, this.receiptSpan)) {
      this.keep(yield { kind: 'receipts', ...datesOf(around) });
      this.receiptSpan = around;
    }
    const missing = reads.transactions.filter(
      (span) => !this.transactionSpans.some((known) => isWithin(span, known)),
    );
    for (const span of merged(missing)) this.keep(yield { kind: 'transactions', ...datesOf(span) });
    this.transactionSpans = merged([...this.transactionSpans, ...missing]);
    yield* this.readAmounts(reads.amounts, around);
    return true;
  }

  private *readAmounts(amounts: readonly number[], around: DaySpan): Generator<Wanted, void, Found> {
    const far = farOf(around) ?? around;
    const missing = amounts.filter((amount) => !isWithin(far, this.amounts.get(amount) ?? null));
    if (missing.length === 0) return;
    // Where no receipt is, nothing competes for one; more days with receipts mean more days here, too.
    if (this.receipts.size > 0) this.keep(yield { kind: 'rowsOfAmounts', amounts: missing, ...datesOf(far) });
    for (const amount of missing) this.amounts.set(amount, far);
  }

  private keep({ receipts, transactions }: Found): void {
    for (const receipt of receipts) this.receipts.set(receipt.id, receipt);
    for (const transaction of transactions) this.transactions.set(transaction.id, transaction);
  }

  /** The days around these from which a receipt can speak of the same order, plan, price or sum. */
  private around(spans: readonly DaySpan[]): DaySpan | null {
    const [first] = spans;
    if (first === undefined) return this.receiptSpan;
    const from = Math.min(...spans.map((span) => span.from)) - NEIGHBOURHOOD.receiptDays;
    const to = Math.max(...spans.map((span) => span.to)) + NEIGHBOURHOOD.receiptDays;
    return isWithin({ from, to }, this.receiptSpan) ? this.receiptSpan : { from, to };
  }
}

/** The days around a neighbourhood in which transactions of one amount make a habit, a month's series or a twin. */
function farOf(around: DaySpan | null): DaySpan | null {
  return (
    around && {
      from: around.from - NEIGHBOURHOOD.transactionDays,
      to: around.to + NEIGHBOURHOOD.transactionDays,
    }
  );
}

function datesOf({ from, to }: DaySpan): { from: CivilDate; to: CivilDate } {
  return { from: fromDayNumber(from), to: fromDayNumber(to) };
}

function isWithin(span: DaySpan, known: DaySpan | null): boolean {
  return known !== null && span.from >= known.from && span.to <= known.to;
}

function merged(spans: readonly DaySpan[]): DaySpan[] {
  const result: { from: number; to: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}
