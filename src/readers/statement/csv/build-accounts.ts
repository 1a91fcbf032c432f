import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { accountNotes } from '../account-notes.ts';
import type {
  ReadOptions,
  StatementAccount,
  StatementAccountType,
  StatementBalance,
  StatementTransaction,
} from '../statement-file.ts';
import { UNKNOWN_CURRENCY } from '../values/amount-text.ts';
import { readDate, scanDate } from '../values/date-text.ts';
import { OriginalAmounts } from '../values/original-amounts.ts';
import { findBalanceOrder, isBalanceBefore, steps } from './balance-order.ts';
import type { DraftRow } from './draft-row.ts';
import { normalizeHeader } from './header-role.ts';
import { OwnColumns } from './own-columns.ts';
import type { LabelledAmount, Surroundings } from './preamble.ts';
import type { SettledSigns } from './settle-signs.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

interface Built {
  readonly accounts: readonly StatementAccount[];
  readonly warnings: readonly StatementWarning[];
}

/** Groups rows by the account column, takes balances from the balance column and its surroundings. */
export function buildAccounts(
  drafts: readonly DraftRow[],
  signs: SettledSigns,
  surroundings: Surroundings,
  decisions: TableDecisions,
  columns: TableColumns,
  options: ReadOptions,
): Built {
  const groups = new Map<string, { rows: DraftRow[]; amounts: number[] }>();
  if (!decisions.hasAccounts) groups.set('', { rows: [], amounts: [] });
  drafts.forEach((draft, index) => {
    const group = groups.get(draft.account) ?? { rows: [], amounts: [] };
    group.rows.push(draft);
    const amount = signs.amounts[index] ?? 0;
    group.amounts.push(options.flipSigns ? -amount || 0 : amount);
    groups.set(draft.account, group);
  });
  const warnings: StatementWarning[] = [];
  const originals = new OriginalAmounts();
  const own = new OwnColumns(columns.written);
  const accounts = [...groups].map(([id, { rows, amounts }]) => {
    const transactions = rows.map((row, index) => ({
      ...toTransaction(row, amounts[index] ?? 0, columns, originals),
      ...own.read(row.row),
    }));
    const account = buildAccount(id, { rows, amounts, transactions }, warnings, decisions);
    const isOnly = groups.size === 1;
    return isOnly ? withSurroundings(account, surroundings, decisions, signs) : account;
  });
  return { accounts, warnings: [...warnings, ...originals.warnings, ...accountNotes(accounts)] };
}

interface AccountRows {
  readonly rows: readonly DraftRow[];
  readonly amounts: readonly number[];
  readonly transactions: readonly StatementTransaction[];
}

function buildAccount(
  id: string,
  { rows, amounts, transactions }: AccountRows,
  warnings: StatementWarning[],
  decisions: TableDecisions,
): StatementAccount {
  const order = findBalanceOrder(rows, amounts);
  const isBefore = order !== null && isBalanceBefore(order, rows);
  const isFalling = order && !isBefore ? order.order === 'falling' : datesFall(rows);
  if (order) warnings.push(...balanceBreaks(rows, amounts, order.order, order.isFlipped));
  const currency = commonCurrency(rows) ?? decisions.currency;
  const stating = rows.filter((row) => row.balanceMinor !== null && (row.currency ?? currency) === currency);
  const newest = stating.at(isFalling ? 0 : -1);
  const since = isBefore && newest ? (amounts[rows.indexOf(newest)] ?? 0) : 0;
  return {
    accountId: id === '' ? null : id,
    bankId: null,
    accountType: accountTypeOf(rows[0]?.accountType ?? ''),
    currency,
    ledgerBalance: newest ? balanceOf(newest, since) : null,
    openingBalance: null,
    transactions: order && isFalling ? [...transactions].reverse() : transactions,
    corrections: [],
  };
}

function toTransaction(
  row: DraftRow,
  amountMinor: number,
  columns: TableColumns,
  originals: OriginalAmounts,
): Omit<StatementTransaction, 'category' | 'tags' | 'note'> {
  const { description, memo } = columns.describe(row.row, amountMinor);
  return {
    line: row.row.line,
    postedOn: row.postedOn,
    authorizedOn: row.authorizedOn,
    amountMinor,
    currency: row.currency,
    ...originals.settle({ line: row.row.line, amountMinor, currency: row.currency }, row.original),
    description,
    memo: memo ?? referenceText(row, columns),
    externalId: row.externalId,
    checkNumber: row.checkNumber,
    pending: row.pending,
  };
}

/** The reference where it is text, not the row's identifier. */
function referenceText(row: DraftRow, columns: TableColumns): string | null {
  const text = columns.text(row.row, 'reference');
  return text === '' || text === row.externalId ? null : text;
}

/** The balance a row states, and what has moved since. */
function balanceOf(row: DraftRow, since: number): StatementBalance | null {
  if (row.balanceMinor === null) return null;
  return { amountMinor: row.balanceMinor + since, currency: row.currency, asOf: row.postedOn };
}

function datesFall(rows: readonly DraftRow[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return first !== undefined && last !== undefined && first.postedOn > last.postedOn;
}

function commonCurrency(rows: readonly DraftRow[]): CurrencyCode | null {
  const counts = new Map<CurrencyCode, number>();
  for (const { currency } of rows) if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Rows whose amount is not the step their balance makes, though most are. */
function balanceBreaks(
  rows: readonly DraftRow[],
  amounts: readonly number[],
  order: 'rising' | 'falling',
  isFlipped: boolean,
): StatementWarning[] {
  const sign = isFlipped ? -1 : 1;
  const broken = steps(rows, order).filter((step) => step.change !== (amounts[step.index] ?? 0) * sign);
  const [first] = broken;
  const row = first && rows[first.index];
  if (!first || !row) return [];
  const differenceMinor = first.change - (amounts[first.index] ?? 0) * sign;
  const difference = minorToDecimal(differenceMinor, row.currency ?? UNKNOWN_CURRENCY);
  const values = { count: broken.length, line: row.row.line, difference };
  return [{ code: 'balanceColumnBreaks', values }];
}

function withSurroundings(
  account: StatementAccount,
  surroundings: Surroundings,
  decisions: TableDecisions,
  signs: SettledSigns,
): StatementAccount {
  const currency = account.currency ?? surroundings.currency;
  const balance = (labelled: LabelledAmount | null): StatementBalance | null => {
    const amountMinor = labelled && decisions.amounts.read(labelled.text, currency);
    if (labelled === null || amountMinor === null) return null;
    const scanned = scanDate(labelled.dateText ?? '');
    return { amountMinor, currency, asOf: scanned && readDate(scanned, decisions.dateOrder) };
  };
  return {
    ...account,
    accountId: account.accountId ?? surroundings.accountId,
    accountType: account.accountType ?? (signs.isFlipped ? 'credit' : null),
    currency,
    ledgerBalance: account.ledgerBalance ?? balance(surroundings.closing),
    openingBalance: balance(surroundings.opening),
  };
}

const TYPE_WORDS: readonly (readonly [RegExp, StatementAccountType])[] = [
  [/credit|kredit(?:karte)?|visa|mastercard|amex/, 'credit'],
  [/saving|spar|epargne|ahorro|risparmio|poupanca|livret|oszczed/, 'savings'],
  [/che(?:ck|qu)ing|checking|current|giro|courant|corriente|corrente|betaal|biezac/, 'checking'],
  [/loan|mortgage|kredit|darlehen|pret|hypothe/, 'loan'],
  [/invest|broker|depot|isa\b/, 'investment'],
];

function accountTypeOf(text: string): StatementAccountType | null {
  const plain = normalizeHeader(text);
  return TYPE_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
