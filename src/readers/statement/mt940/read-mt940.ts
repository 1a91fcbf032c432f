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
  type StatementBalance,
  type StatementContent,
  type StatementTransaction,
  TOO_MANY_TRANSACTIONS,
} from '../statement-file.ts';
import { isTooLarge } from '../values/amount-text.ts';
import { OriginalAmountChecker } from '../values/original-amounts.ts';
import { type Mt940Field, splitMt940Messages } from './mt940-messages.ts';
import { type EntryNotes, readMt940Entry, readShortDate, readSwiftAmount } from './read-entry.ts';

/**
 * Reads MT940 (customer statement) and MT942 (interim report) text, with or without SWIFT envelope. Messages of one
 * account are merged; opening balance and entries are checked against the closing balance.
 */
export function readMt940(text: string, options: ReadOptions): StatementContent {
  const messages = splitMt940Messages(text);
  const count = messages.reduce((sum, fields) => sum + fields.filter(({ tag }) => tag === '61').length, 0);
  if (count > MAX_ROWS) return rejectedContent(TOO_MANY_TRANSACTIONS);
  const errors: RowError[] = [];
  const warnings: StatementWarning[] = [];
  let clamps = 0;
  const originals = new OriginalAmountChecker();
  const notes = {
    originals,
    clamped: () => {
      clamps += 1;
    },
  };
  const accounts: StatementAccount[] = [];
  for (const fields of messages) {
    if (!fields.some(({ tag }) => STATEMENT_TAGS.has(tag))) continue;
    const account = readMessage(fields, options, errors, notes);
    accounts.push(account);
    if (account.ledgerBalance === null && isClosingTooLarge(fields))
      warnings.push(balanceTooLarge(account.accountId));
  }
  if (accounts.length === 0) return rejectedContent(userMessage('mt940WithoutStatement'));
  const merged = mergeAccounts(accounts);
  if (clamps > 0) warnings.unshift({ code: 'datesClamped', values: { count: clamps } });
  return {
    accounts: merged,
    errors,
    warnings: [...warnings, ...originals.warnings, ...findAccountWarnings(merged)],
  };
}

const STATEMENT_TAGS = new Set(['61', '60F', '60M', '62F', '62M', '34F', '25', '25P']);

function readMessage(
  fields: readonly Mt940Field[],
  options: ReadOptions,
  errors: RowError[],
  notes: EntryNotes,
): StatementAccount {
  const opening = balanceOf(fields, ['60F', '60M'], notes.clamped);
  const closing = balanceOf(fields, CLOSING, notes.clamped);
  const floor = /^([A-Z]{3})/.exec(fields.find(({ tag }) => tag === '34F')?.lines[0] ?? '')?.[1];
  const currency = opening?.currency ?? closing?.currency ?? floor ?? options.currency ?? null;
  return {
    ...accountOf(fields, currency),
    accountType: null,
    currency,
    ledgerBalance: closing,
    openingBalance: opening,
    transactions: readEntries(fields, currency, errors, notes),
    corrections: [],
  };
}

function readEntries(
  fields: readonly Mt940Field[],
  currency: CurrencyCode | null,
  errors: RowError[],
  notes: EntryNotes,
): StatementTransaction[] {
  const transactions: StatementTransaction[] = [];
  fields.forEach((field, index) => {
    if (field.tag !== '61') return;
    const behind = fields.slice(index + 1, index + 3);
    const end = behind.findIndex(({ tag }) => tag !== '86' && tag !== 'NS');
    const belonging = end === -1 ? behind : behind.slice(0, end);
    const details =
      belonging.find((field) => field.tag === '86' && !isCodeAlone(field)) ??
      belonging.find(({ tag }) => tag === '86') ??
      belonging.find(({ tag }) => tag === 'NS') ??
      null;
    const read = readMt940Entry(field, details, currency, notes);
    if (typeof read === 'string') errors.push({ line: field.line, reason: read });
    else transactions.push(read);
  });
  return transactions;
}

/** A transaction code that some banks send in a field before the one with the details. */
function isCodeAlone({ lines }: Mt940Field): boolean {
  return lines.length === 1 && /^\d{3}\s*$/.test(lines[0] ?? '');
}

/** `:25:` as written, without a slash before the number and a currency after it. */
function accountOf(
  fields: readonly Mt940Field[],
  currency: CurrencyCode | null,
): { readonly accountId: string | null; readonly bankId: string | null } {
  const field = fields.find(({ tag }) => tag === '25' || tag === '25P');
  const text = field?.lines[0]?.trim().replace(/^\/+/, '') ?? '';
  const bare =
    currency !== null && text.length > 8 && text.endsWith(currency)
      ? text.slice(0, -3).replace(/(?<![\s/])[\s/]+$/, '')
      : text;
  return {
    accountId: bare === '' ? null : bare,
    bankId: field?.tag === '25P' ? (field.lines[1]?.trim() ?? null) : null,
  };
}

const CLOSING = ['62F', '62M'] as const;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)/;

/** The first of the given tags that parses like `C100722EUR0,00`. */
function balanceOf(
  fields: readonly Mt940Field[],
  tags: readonly string[],
  clamped: () => void,
): StatementBalance | null {
  for (const tag of tags) {
    const match = BALANCE.exec(fields.find((field) => field.tag === tag)?.lines[0] ?? '');
    const currency = match?.[3];
    if (!match || currency === undefined) continue;
    const amount = readSwiftAmount(match[4] ?? '', currency);
    if (amount === null || isTooLarge(match[4] ?? '', amount)) continue;
    const asOf = readShortDate(match[2] ?? '', clamped);
    return { amountMinor: match[1] === 'D' ? -amount || 0 : amount, currency, asOf };
  }
  return null;
}

function isClosingTooLarge(fields: readonly Mt940Field[]): boolean {
  return fields.some(({ tag, lines }) => {
    const [, , , currency = '', text = ''] = BALANCE.exec(lines[0] ?? '') ?? [];
    return CLOSING.some((each) => each === tag) && isTooLarge(text, readSwiftAmount(text, currency));
  });
}
