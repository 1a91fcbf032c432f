import { warningText } from '#domain/ledger/statement-warning.ts';
import { type CurrencyCode, minorToDecimal } from '#domain/money/money.ts';
import type {
  RowError,
  StatementAccount,
  StatementFile,
  StatementFormat,
  StatementTransaction,
} from './statement-file.ts';
import { UNKNOWN_CURRENCY } from './values/amount-text.ts';
import { WARNING_TEXTS } from './warning-texts.ts';

/** One output line of `fettle read-bank-file`, with its reasons as messages; amounts are signed decimal strings. */
export interface PresentedFile {
  readonly file: string;
  readonly format: StatementFormat;
  readonly accounts: readonly PresentedAccount[];
  readonly errors: readonly RowError[];
  readonly warnings: readonly string[];
}

export interface PresentedAccount {
  readonly accountId: string | null;
  readonly accountType: string | null;
  readonly currency: CurrencyCode | null;
  readonly ledgerBalance: string | null;
  readonly transactions: readonly PresentedTransaction[];
}

export interface PresentedTransaction {
  readonly postedOn: string;
  readonly authorizedOn: string | null;
  readonly amount: string;
  readonly description: string;
  readonly memo: string | null;
  readonly externalId: string | null;
  readonly checkNumber: string | null;
  readonly currency: CurrencyCode | null;
  readonly pending: boolean;
}

/** Formats a read file under the name the caller passed. */
export function presentStatementFile(file: string, read: StatementFile): PresentedFile {
  return {
    file,
    format: read.format,
    accounts: read.accounts.map(presentAccount),
    errors: read.errors,
    warnings: read.warnings.map((warning) => warningText(WARNING_TEXTS, warning)),
  };
}

function presentAccount(account: StatementAccount): PresentedAccount {
  const { ledgerBalance: balance } = account;
  return {
    accountId: account.accountId,
    accountType: account.accountType,
    currency: account.currency,
    ledgerBalance: balance && decimal(balance.amountMinor, balance.currency),
    transactions: account.transactions.map(presentTransaction),
  };
}

function presentTransaction(row: StatementTransaction): PresentedTransaction {
  return {
    postedOn: row.postedOn,
    authorizedOn: row.authorizedOn,
    amount: decimal(row.amountMinor, row.currency),
    description: row.description,
    memo: row.memo,
    externalId: row.externalId,
    checkNumber: row.checkNumber,
    currency: row.currency,
    pending: row.pending,
  };
}

function decimal(amountMinor: number, currency: CurrencyCode | null): string {
  return minorToDecimal(amountMinor, currency ?? UNKNOWN_CURRENCY);
}
