import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { ColumnMapping } from './csv/column-mapping.ts';

/** Largest file that is read; a larger one is refused before anything is decoded. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Most transactions one file may hold; a file with more is refused as a whole. */
export const MAX_ROWS = 200_000;

/** Most row errors that are listed; further ones are counted in a warning. */
export const MAX_ERRORS = 1_000;

export type StatementFormat = 'ofx' | 'qfx' | 'qif' | 'csv' | 'camt' | 'mt940' | 'unknown';

export type StatementAccountType = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

/** Order of day, month and year in dates written with digits only. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** What the caller knows and the file may not say. Every answer in the file itself comes first. */
export interface ReadOptions {
  /** Chooses between the names `ofx` and `qfx`, and tells the year of a table whose dates have none. */
  readonly fileName?: string;
  /** Order of day and month where the file's own dates leave it open (an account's last choice). */
  readonly dateOrder?: DateOrder;
  /** Currency of amounts that the file states without one. */
  readonly currency?: CurrencyCode;
  /** Turns every amount of a CSV file round: the answer to a wrongly guessed card export. */
  readonly flipSigns?: boolean;
  /** What a person said of a CSV file's columns; comes before everything that is told from the file. */
  readonly columns?: ColumnMapping;
}

/** One statement file as values. Nothing in it depends on a clock or on earlier files. */
export interface StatementFile {
  readonly format: StatementFormat;
  /** Empty when the file is refused; `errors` then says why. */
  readonly accounts: readonly StatementAccount[];
  /** What could not be read, by line; the rest of the file is unharmed. */
  readonly errors: readonly RowError[];
  /** What was read but deserves a person's eye: balances that do not add up, guesses, repeated ids. */
  readonly warnings: readonly StatementWarning[];
}

export interface StatementAccount {
  /** The account's number as the file writes it; null when the file names none. */
  readonly accountId: string | null;
  /** Routing number, bank code or BIC beside the number. */
  readonly bankId: string | null;
  readonly accountType: StatementAccountType | null;
  /** Null when neither the file nor the caller says; amounts are then counted in hundredths. */
  readonly currency: CurrencyCode | null;
  /** Booked balance at the end of the statement, signed from the holder's view as the file states it. */
  readonly ledgerBalance: StatementBalance | null;
  readonly openingBalance: StatementBalance | null;
  readonly transactions: readonly StatementTransaction[];
  /** Corrections of transactions that stand in an earlier file, not in this one. */
  readonly corrections: readonly StatementCorrection[];
}

export interface StatementBalance {
  readonly amountMinor: number;
  readonly currency: CurrencyCode | null;
  readonly asOf: CivilDate | null;
}

export interface StatementTransaction {
  /** 1-based line of the file on which the entry begins. */
  readonly line: number;
  readonly postedOn: CivilDate;
  /** Day the transaction was made, where the file states it apart from the booking day. */
  readonly authorizedOn: CivilDate | null;
  /** Signed minor units, negative = outflow. */
  readonly amountMinor: number;
  readonly currency: CurrencyCode | null;
  /** What was paid in another currency, of the same sign; null where the file states none. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: CurrencyCode | null;
  readonly description: string;
  readonly memo: string | null;
  /** The bank's identifier exactly as in the file; not promised to be unique. */
  readonly externalId: string | null;
  readonly checkNumber: string | null;
  readonly pending: boolean;
  /** What the user said of it in the program that exported the file: a category's name or path, tags, a note. */
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly note: string | null;
}

export interface StatementCorrection {
  /** `externalId` of the earlier transaction. */
  readonly externalId: string;
  readonly action: 'replace' | 'delete';
  /** `externalId` of the transaction in this file that takes its place. */
  readonly replacedBy: string | null;
}

export interface RowError {
  /** 1-based; 0 when the whole file is meant. */
  readonly line: number;
  readonly reason: string;
}

/** What every format's reader hands back. */
export interface StatementContent {
  readonly accounts: readonly StatementAccount[];
  readonly errors: readonly RowError[];
  readonly warnings: readonly StatementWarning[];
}

/** A file that is refused as a whole, with one reason. */
export function rejectedContent(reason: string, line = 0): StatementContent {
  return { accounts: [], errors: [{ line, reason }], warnings: [] };
}
