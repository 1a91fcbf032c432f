import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { ColumnMapping } from './csv/column-mapping.ts';

/** Maximum file size; larger files are rejected before decoding. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The reason a larger file is rejected. */
export const FILE_TOO_LARGE = userMessage('fileTooLarge', MAX_FILE_BYTES / 1024 / 1024);

/** Maximum number of transactions in a file; a file with more is rejected. */
export const MAX_ROWS = 200_000;

/** The reason a file with more transactions is rejected. */
export const TOO_MANY_TRANSACTIONS = userMessage('tooManyTransactions', MAX_ROWS);

/** Maximum number of row errors listed; the rest are counted in a warning. */
export const MAX_ERRORS = 1_000;

export type StatementFormat = 'ofx' | 'qfx' | 'qif' | 'csv' | 'xlsx' | 'camt' | 'mt940' | 'unknown';

export type StatementAccountType = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

/** Order of day, month and year in numeric dates. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** Information from the caller. Anything stated in the file takes precedence. */
export interface ReadOptions {
  /** Distinguishes `ofx` from `qfx`, and provides the year of a table whose dates have none. */
  readonly fileName?: string;
  /** True for the table of a spreadsheet, see `openWorkbook`. */
  readonly isWorkbook?: boolean;
  /** Order of day and month when the file's dates are ambiguous (the account's last choice). */
  readonly dateOrder?: DateOrder;
  /** Currency of amounts that the file states without one. */
  readonly currency?: CurrencyCode;
  /** The user's choice for a table without a currency column; takes precedence over everything the table says. */
  readonly chosenCurrency?: CurrencyCode;
  /** Flips the sign of every amount in a CSV file, to correct a wrongly detected card export. */
  readonly flipSigns?: boolean;
  /** The user's column mapping of a CSV file; takes precedence over detection. */
  readonly columns?: ColumnMapping;
}

/** One statement file as values. Independent of the clock and of earlier files. */
export interface StatementFile {
  readonly format: StatementFormat;
  /** Empty when the file is rejected; `errors` then contains the reason. */
  readonly accounts: readonly StatementAccount[];
  /** Unreadable rows by line; the rest of the file is unaffected. */
  readonly errors: readonly RowError[];
  /** Readable but noteworthy: balances that do not add up, guesses, repeated ids. */
  readonly warnings: readonly StatementWarning[];
}

export interface StatementAccount {
  /** Account number as written in the file; null if it states none. */
  readonly accountId: string | null;
  /** Routing number, bank code or BIC. */
  readonly bankId: string | null;
  readonly accountType: StatementAccountType | null;
  /** Null when neither the file nor the caller states it; amounts are then in hundredths. */
  readonly currency: CurrencyCode | null;
  /** Booked balance at the end of the statement, signed from the holder's view as stated in the file. */
  readonly ledgerBalance: StatementBalance | null;
  readonly openingBalance: StatementBalance | null;
  readonly transactions: readonly StatementTransaction[];
  /** Corrections of transactions from an earlier file. */
  readonly corrections: readonly StatementCorrection[];
}

export interface StatementBalance {
  readonly amountMinor: number;
  readonly currency: CurrencyCode | null;
  readonly asOf: CivilDate | null;
}

export interface StatementTransaction {
  /** 1-based line where the entry starts. */
  readonly line: number;
  readonly postedOn: CivilDate;
  /** Date the transaction was made, if the file states it separately from the posting date. */
  readonly authorizedOn: CivilDate | null;
  /** Signed minor units, negative = outflow. */
  readonly amountMinor: number;
  readonly currency: CurrencyCode | null;
  /** The amount in the original currency, with the same sign; null if the file states none. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: CurrencyCode | null;
  readonly description: string;
  readonly memo: string | null;
  /** The bank's identifier exactly as in the file; not guaranteed to be unique. */
  readonly externalId: string | null;
  readonly checkNumber: string | null;
  readonly pending: boolean;
  /** The user's annotations in the app that exported the file: a category name or path, tags, a note. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

export interface StatementCorrection {
  /** `externalId` of the earlier transaction. */
  readonly externalId: string;
  readonly action: 'replace' | 'delete';
  /** `externalId` of the replacing transaction in this file. */
  readonly replacedBy: string | null;
}

export interface RowError {
  /** 1-based; 0 for the complete file. */
  readonly line: number;
  readonly reason: UserMessage;
}

/** The result of each format's reader. */
export interface StatementContent {
  readonly accounts: readonly StatementAccount[];
  readonly errors: readonly RowError[];
  readonly warnings: readonly StatementWarning[];
}

/** The result for a rejected file, with one reason. */
export function rejectedContent(reason: UserMessage, line = 0): StatementContent {
  return { accounts: [], errors: [{ line, reason }], warnings: [] };
}
