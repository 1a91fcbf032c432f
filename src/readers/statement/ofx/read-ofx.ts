import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { balanceTooLarge, findAccountWarnings, mergeAccounts } from '../account-warnings.ts';
import {
  MAX_ROWS,
  type ReadOptions,
  type RowError,
  rejectedContent,
  type StatementAccount,
  type StatementAccountType,
  type StatementContent,
  TOO_MANY_TRANSACTIONS,
} from '../statement-file.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { isTooLarge } from '../values/amount-text.ts';
import { collectOfx, type RawOfx, type RawStatement, type RawStatus } from './collect-ofx.ts';
import { ofxDate } from './ofx-date.ts';
import { readEntries } from './read-entries.ts';

/**
 * Reads OFX 1.x, QFX and OFX 2.x text from its first `<OFX`; preceding text is only a hint. Every bank, card and loan
 * statement becomes an account, including the cash entries of investment statements. Source: OFX 1.6 and 2.3, and known
 * deviations of banks.
 */
export function readOfx(text: string, options: ReadOptions): StatementContent {
  const from = text.search(/<(?:\w+:)?OFX[\s>]/i);
  const raw = collectOfx(text, Math.max(from, 0), MAX_ROWS);
  if (raw.entryCount > MAX_ROWS) return rejectedContent(TOO_MANY_TRANSACTIONS);
  const errors: RowError[] = [];
  const warnings: StatementWarning[] = [];
  for (const status of raw.statuses) recordStatus(status, errors, warnings);
  const amounts = decideAmounts(raw);
  const accounts: StatementAccount[] = [];
  for (const statement of raw.statements) {
    if (isOnlyTrades(statement)) continue;
    accounts.push(readStatement(statement, amounts, options, errors, warnings));
  }
  const trades = raw.statements.reduce((sum, statement) => sum + statement.trades, 0);
  const hasInvestments = raw.statements.some(isOnlyTrades);
  if (trades > 0) warnings.push({ code: 'tradesOmitted', values: { count: trades } });
  if (accounts.length === 0 && errors.length === 0)
    errors.push({ line: 0, reason: userMessage(hasInvestments ? 'onlyTrades' : 'ofxWithoutStatement') });
  if (accounts.length > 0 && !/<\/(?:\w+:)?OFX\s*>\s*$/i.test(text.slice(-200)))
    warnings.push({ code: 'fileCutOff', values: {} });
  if (amounts.roundedCount > 0)
    warnings.push({ code: 'amountsRounded', values: { count: amounts.roundedCount } });
  const merged = mergeAccounts(accounts);
  return { accounts: merged, errors, warnings: [...warnings, ...findAccountWarnings(merged)] };
}

function isOnlyTrades(statement: RawStatement): boolean {
  return statement.kind === 'INVSTMTRS' && statement.entries.length === 0;
}

/** Severity ERROR means the bank rejected the request; WARN becomes a warning. */
function recordStatus(status: RawStatus, errors: RowError[], warnings: StatementWarning[]): void {
  if (status.code === '' || /^0+$/.test(status.code)) return;
  if (/error/i.test(status.severity))
    errors.push({ line: status.line, reason: userMessage('bankAnsweredError', status.code, status.message) });
  else if (/warn/i.test(status.severity))
    warnings.push({ code: 'bankWarning', values: { bankCode: status.code, message: status.message } });
}

function decideAmounts(raw: RawOfx): AmountColumn {
  const texts: string[] = [];
  for (const statement of raw.statements) {
    const balance = statement.ledger.get('BALAMT');
    if (balance !== undefined) texts.push(balance);
    for (const entry of statement.entries) {
      const amount = entry.fields.get('TRNAMT');
      if (amount !== undefined) texts.push(amount);
    }
  }
  return AmountColumn.decide(texts, 'fraction');
}

function readStatement(
  raw: RawStatement,
  amounts: AmountColumn,
  options: ReadOptions,
  errors: RowError[],
  warnings: StatementWarning[],
): StatementAccount {
  const currency = currencyOf(raw) ?? options.currency ?? null;
  const accountId = raw.account.get('ACCTID') || null;
  const balanceText = raw.ledger.get('BALAMT') ?? '';
  const stated = amounts.read(balanceText, currency);
  const isLeftOut = isTooLarge(balanceText, stated);
  if (isLeftOut) warnings.push(balanceTooLarge(accountId));
  const balance = isLeftOut ? null : stated;
  const read = readEntries(raw.entries, amounts, currency);
  errors.push(...read.errors);
  warnings.push(...read.warnings);
  return {
    accountId,
    bankId: raw.account.get('BANKID') || raw.account.get('BROKERID') || null,
    accountType: accountTypeOf(raw),
    currency,
    ledgerBalance:
      balance === null ? null : { amountMinor: balance, currency, asOf: ofxDate(raw.ledger.get('DTASOF')) },
    openingBalance: null,
    transactions: read.transactions,
    corrections: read.corrections,
  };
}

/** CURDEF, otherwise the currency on which all entries with one agree. */
function currencyOf(raw: RawStatement): CurrencyCode | null {
  const stated = currencyCode(raw.account.get('CURDEF'));
  if (stated) return stated;
  for (const { fields } of raw.entries) {
    const currency = currencyCode(fields.get('CURRENCY.CURSYM') ?? fields.get('CURRENCY'));
    if (currency) return currency;
  }
  return null;
}

/** An upper-case ISO 4217 code, or null when the text is not three letters. */
function currencyCode(text: string | undefined): CurrencyCode | null {
  return text !== undefined && /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null;
}

const ACCOUNT_TYPES: Readonly<Record<string, StatementAccountType>> = {
  CHECKING: 'checking',
  SAVINGS: 'savings',
  MONEYMRKT: 'savings',
  CD: 'savings',
  CREDITLINE: 'credit',
  CREDITCARD: 'credit',
  LOAN: 'loan',
  INVESTMENT: 'investment',
};

function accountTypeOf(raw: RawStatement): StatementAccountType | null {
  if (raw.kind === 'CCSTMTRS') return 'credit';
  if (raw.kind === 'INVSTMTRS') return 'investment';
  if (raw.kind === 'LOANSTMTRS') return 'loan';
  const stated = raw.account.get('ACCTTYPE')?.toUpperCase();
  if (!stated) return null;
  return ACCOUNT_TYPES[stated] ?? 'other';
}
