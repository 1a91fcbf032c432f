import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { OriginalAmount } from '../values/original-amounts.ts';
import type { TableRow } from './parse-table.ts';

/** A row of a table as values, before its sign is resolved. */
export interface DraftRow {
  readonly row: TableRow;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** As written: signed only if the cell was. Null when the row has debit and credit columns. */
  readonly amountMinor: number;
  /** Sign written in the cell: -1, 1, or 0 for none. */
  readonly writtenSign: -1 | 0 | 1;
  /** Set when the table has debit and credit columns. */
  readonly debitMinor: number | null;
  readonly creditMinor: number | null;
  readonly direction: -1 | 1 | null;
  readonly balanceMinor: number | null;
  /** True for a balance that the ledger cannot hold; `balanceMinor` is then null. */
  readonly isBalanceTooLarge: boolean;
  /** Balance before the row, in its own column. */
  readonly balanceBeforeMinor: number | null;
  /** A fee next to the amount, positive. */
  readonly feeMinor: number;
  /** True for a row that only states a fee. */
  readonly isFee: boolean;
  readonly currency: CurrencyCode | null;
  /** Amount in another currency, before its sign is resolved. */
  readonly original: OriginalAmount | null;
  /** The description, as far as it does not depend on the sign. */
  readonly description: string;
  readonly type: string;
  /** All words of the row including its category, as evidence for the sign. Empty after the first rows. */
  readonly words: string;
  readonly externalId: string | null;
  readonly checkNumber: string | null;
  readonly pending: boolean;
  readonly account: string;
  readonly accountType: string;
}
