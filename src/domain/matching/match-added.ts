import { type CivilDate, fromDayNumber, toDayNumber } from '#domain/calendar/civil-date.ts';
import type { DaySpan, Reads } from './known-view.ts';
import { NEIGHBOURHOOD } from './match-constants.ts';
import type { Match, MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import { type Added, spreadOfChange } from './spread-of-change.ts';

/** Where the neighbourhood of a change is read from: what may be joined, as a full matching would be given it. */
export interface MatchSource {
  /** Receipts bought from one day to another. */
  readonly receipts: (from: CivilDate, to: CivilDate) => Promise<readonly MatchReceipt[]>;
  /** Rows posted from one day to another. */
  readonly rows: (from: CivilDate, to: CivilDate) => Promise<readonly MatchTransaction[]>;
  /** Rows of these amounts, whatever their sign, posted from one day to another. */
  readonly rowsOfAmounts: (
    amounts: readonly number[],
    from: CivilDate,
    to: CivilDate,
  ) => Promise<readonly MatchTransaction[]>;
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
 * What new receipts and rows change, worked out from their neighbourhood alone: the same as matching everything anew, in
 * a time that does not grow with the history. It reads on until nothing that competes is left out. Null when the change
 * reaches too far to be worth it, or tells whose a card is: then everything is to be matched.
 */
export async function matchAdded(
  added: Added,
  source: MatchSource,
  learned: Learned,
): Promise<Rematched | null> {
  const known = new Known(source);
  let wanted = firstReads(added);
  for (let round = 0; round < NEIGHBOURHOOD.roundsMax; round += 1) {
    if (!(await known.read(wanted))) return null;
    const spread = spreadOfChange(added, known.input(learned), learned.cardAccounts);
    if (spread === null || spread.receiptIds.length > NEIGHBOURHOOD.receiptsMax) return null;
    if (known.covers(spread.reads)) return { receiptIds: spread.receiptIds, matches: spread.decide() };
    wanted = spread.reads;
  }
  return null;
}

function firstReads({ receipts, rows }: Added): Reads {
  const days = [
    ...receipts.flatMap((receipt) => receipt.purchasedOn ?? receipt.receivedAt ?? []),
    ...rows.map((row) => row.postedOn),
  ].map(toDayNumber);
  const span = days.length === 0 ? [] : [{ from: Math.min(...days), to: Math.max(...days) }];
  return { receipts: span, rows: [], amounts: rows.map((row) => Math.abs(row.amountMinor)) };
}

/** What has been read so far. */
class Known {
  private readonly source: MatchSource;
  private readonly receipts = new Map<string, MatchReceipt>();
  private readonly transactions = new Map<string, MatchTransaction>();
  private receiptSpan: DaySpan | null = null;
  private rowSpans: readonly DaySpan[] = [];
  private readonly amounts = new Map<number, DaySpan>();

  constructor(source: MatchSource) {
    this.source = source;
  }

  input(learned: Learned): MatchInput {
    return {
      ...learned,
      receipts: [...this.receipts.values()].sort(
        (a, b) => compare(dayOf(a), dayOf(b)) || compare(a.id, b.id),
      ),
      transactions: [...this.transactions.values()].sort(
        (a, b) => compare(a.postedOn, b.postedOn) || compare(a.id, b.id),
      ),
    };
  }

  covers({ receipts, rows, amounts }: Reads): boolean {
    const around = this.around(receipts);
    const far = farOf(around);
    return (
      (around === null || isWithin(around, this.receiptSpan)) &&
      rows.every((span) => this.rowSpans.some((known) => isWithin(span, known))) &&
      (far === null || amounts.every((amount) => isWithin(far, this.amounts.get(amount) ?? null)))
    );
  }

  /** False when the change reaches too far. */
  async read(reads: Reads): Promise<boolean> {
    const around = this.around(reads.receipts);
    if (around === null) return true;
    if (around.to - around.from > NEIGHBOURHOOD.spanMax) return false;
    if (!isWithin(around, this.receiptSpan)) {
      for (const receipt of await this.source.receipts(fromDayNumber(around.from), fromDayNumber(around.to)))
        this.receipts.set(receipt.id, receipt);
      this.receiptSpan = around;
    }
    const missing = reads.rows.filter((span) => !this.rowSpans.some((known) => isWithin(span, known)));
    for (const { from, to } of merged(missing))
      this.keep(await this.source.rows(fromDayNumber(from), fromDayNumber(to)));
    this.rowSpans = merged([...this.rowSpans, ...missing]);
    await this.readAmounts(reads.amounts, around);
    return true;
  }

  private async readAmounts(amounts: readonly number[], around: DaySpan): Promise<void> {
    const far = farOf(around) ?? around;
    const missing = amounts.filter((amount) => !isWithin(far, this.amounts.get(amount) ?? null));
    if (missing.length === 0) return;
    this.keep(await this.source.rowsOfAmounts(missing, fromDayNumber(far.from), fromDayNumber(far.to)));
    for (const amount of missing) this.amounts.set(amount, far);
  }

  private keep(rows: readonly MatchTransaction[]): void {
    for (const row of rows) this.transactions.set(row.id, row);
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

/** The days around a neighbourhood in which rows of one amount make a habit, a month's series or a twin. */
function farOf(around: DaySpan | null): DaySpan | null {
  return around && { from: around.from - NEIGHBOURHOOD.rowDays, to: around.to + NEIGHBOURHOOD.rowDays };
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

function dayOf(receipt: MatchReceipt): string {
  return receipt.purchasedOn ?? receipt.receivedAt ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
