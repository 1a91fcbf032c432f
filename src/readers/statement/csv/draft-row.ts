import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { OriginalAmount } from '../values/original-amounts.ts';
import type { TableRow } from './parse-table.ts';

/** A row of a table as values, its sign not yet settled. */
export interface DraftRow {
  readonly row: TableRow;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** As written: signed only if the cell was. Null when the row has debit and credit columns. */
  readonly amountMinor: number;
  /** What a cell's own sign says: -1, 1, or 0 for none. */
  readonly writtenSign: -1 | 0 | 1;
  /** Filled when the table has a debit and a credit column. */
  readonly debitMinor: number | null;
  readonly creditMinor: number | null;
  readonly direction: -1 | 1 | null;
  readonly balanceMinor: number | null;
  /** The balance before the row, in a column of its own. */
  readonly balanceBeforeMinor: number | null;
  /** A fee beside the amount, positive. */
  readonly feeMinor: number;
  /** True for a row of which only the fee is stated. */
  readonly isFee: boolean;
  readonly currency: CurrencyCode | null;
  /** The amount in another currency, its sign not yet settled. */
  readonly original: OriginalAmount | null;
  /** What the row is called as far as that does not hang on its sign. */
  readonly description: string;
  readonly type: string;
  /**
   * Everything the row says in words, its category too: tells which side the amount stands on. Empty behind the first
   * rows.
   */
  readonly words: string;
  readonly externalId: string | null;
  readonly checkNumber: string | null;
  readonly pending: boolean;
  readonly account: string;
  readonly accountType: string;
}
