import { currencyExponent, isAmountMinor } from '#domain/money/money.ts';
import type {
  BankAccount,
  BankAccountType,
  BankProblem,
  BankTransaction,
} from '#ports/bank-data-provider.ts';
import type { WireAccount, WireAccountSet, WireTransaction } from './wire.ts';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$|^([+-]?)\.(\d+)$/;
const CURRENCY = /^[A-Z]{3}$/;
const PROBLEM_CHARS_MAX = 300;
/** The last digits that many banks append to an account's name. */
const MASK = /[(·x*#\s](\d{4})\)?\s*$/;

const TYPE_WORDS: readonly (readonly [RegExp, BankAccountType])[] = [
  [/\b(mortgage|loan|heloc|line of credit)\b/i, 'loan'],
  [/\b(card|visa|mastercard|amex|discover|credit)\b/i, 'credit'],
  [/\b(ira|401k|401\(k\)|brokerage|invest\w*|roth|529)\b/i, 'investment'],
  [/\b(saving|savings|money market|share savings)\b/i, 'savings'],
  [/\b(checking|chequing|current|share draft|spending)\b/i, 'checking'],
];

/**
 * Converts a decimal text to minor units, rounded half away from zero; null if it is not a number. Its sign is already
 * Fettle's.
 */
export function toMinor(decimal: string, currency: string): number | null {
  const match = DECIMAL.exec(decimal.trim());
  if (!match) return null;
  const [, sign = match[4] ?? '', whole = '0', fraction = match[5] ?? ''] = match;
  const exponent = currencyExponent(currency);
  const digits = `${whole}${fraction.padEnd(exponent + 1, '0').slice(0, exponent + 1)}`;
  const minor = Math.floor((Number(digits) + 5) / 10);
  if (!isAmountMinor(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** An account; null if its unit is not a currency (the unit of points and miles is a URL). */
export function toAccount(account: WireAccount, host: string, set: WireAccountSet): BankAccount | null {
  const { currency } = account;
  const balance = toMinor(account.balance, currency);
  if (!CURRENCY.test(currency) || balance === null) return null;
  const available = account['available-balance'];
  const connection = set.connections?.find(({ conn_id: id }) => id === account.conn_id);
  return {
    externalId: `${host}|${account.id}`,
    persistentId: null,
    institutionName: connection?.name ?? account.org?.name ?? account.org?.domain ?? null,
    name: account.name,
    mask: MASK.exec(account.name)?.[1] ?? null,
    accountType: TYPE_WORDS.find(([words]) => words.test(account.name))?.[1] ?? 'other',
    healthKind: null,
    currency,
    currentBalanceMinor: balance,
    availableBalanceMinor:
      available === null || available === undefined ? null : toMinor(available, currency),
    balanceAt: toInstant(account['balance-date']),
  };
}

/** A transaction; null if its amount is not a number or it has no date. */
export function toTransaction(
  transaction: WireTransaction,
  account: Pick<BankAccount, 'externalId' | 'currency'>,
): BankTransaction | null {
  const amountMinor = toMinor(transaction.amount, account.currency);
  const authorizedOn = toDay(transaction.transacted_at);
  const postedOn = toDay(transaction.posted);
  const day = postedOn ?? authorizedOn;
  if (amountMinor === null || day === null) return null;
  const description =
    [transaction.description, transaction.payee, transaction.memo].find((text) => text?.trim()) ?? '';
  return {
    // A transaction ID is only unique within its account.
    externalId: `${account.externalId}|${transaction.id}`,
    accountExternalId: account.externalId,
    postedOn: day,
    authorizedOn,
    amountMinor,
    currency: account.currency,
    originalDescription: description,
    merchant: null,
    isPending: transaction.pending === true || postedOn === null,
    pendingExternalId: null,
    category: null,
  };
}

/** The provider's error messages as plain text. */
export function toProblems(set: WireAccountSet): BankProblem[] {
  const listed = (set.errlist ?? []).map(({ code, msg }) => ({ code, message: plain(msg ?? code) }));
  const unstructured = (set.errors ?? []).map((error) => ({ code: 'gen.', message: plain(String(error)) }));
  return [...listed, ...unstructured].filter(({ message }) => message !== '');
}

function plain(message: string): string {
  return message
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PROBLEM_CHARS_MAX);
}

/** The date of a Unix time; null if it is 0 or missing. */
function toDay(seconds: number | null | undefined): string | null {
  return toInstant(seconds)?.toISOString().slice(0, 10) ?? null;
}

function toInstant(seconds: number | null | undefined): Date | null {
  if (!seconds || !Number.isFinite(seconds) || seconds < 0 || seconds > 253_402_300_799) return null;
  return new Date(seconds * 1000);
}
