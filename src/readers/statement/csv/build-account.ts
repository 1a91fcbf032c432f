import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type CurrencyCode, isAmountMinor, minorToDecimal } from '#domain/money/money.ts';
import { accountTypeOf } from '../account-type.ts';
import type { StatementAccount, StatementBalance, StatementTransaction } from '../statement-file.ts';
import { UNKNOWN_CURRENCY } from '../values/amount-text.ts';
import { computeBalanceSteps, findBalanceOrder, isBalanceBefore } from './balance-order.ts';
import { rowWarning } from './classify-rows.ts';
import type { DraftRow } from './draft-row.ts';
import type { TableDecisions } from './table-decisions.ts';

/** The rows of one account. */
interface AccountRows {
  readonly rows: readonly DraftRow[];
  readonly amounts: readonly number[];
  readonly transactions: readonly StatementTransaction[];
}

/** Builds an account from its rows: order, balance, type. */
export function buildAccount(
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
  return {
    accountId: id === '' ? null : id,
    bankId: null,
    accountType: accountTypeOf(rows[0]?.accountType || id),
    currency,
    ledgerBalance: newestBalance(rows, amounts, currency, isFalling, isBefore),
    openingBalance: null,
    transactions: order && isFalling ? [...transactions].reverse() : transactions,
    corrections: [],
  };
}

/** True for a row with a balance in the account's currency, even one that the ledger cannot hold. */
export function statesBalance(row: DraftRow, currency: CurrencyCode | null): boolean {
  const isStated = row.balanceMinor !== null || row.isBalanceTooLarge;
  return isStated && (row.currency ?? currency) === currency;
}

/** The balance of the newest row that states one, adjusted by later changes; null if the ledger cannot hold it. */
function newestBalance(
  rows: readonly DraftRow[],
  amounts: readonly number[],
  currency: CurrencyCode | null,
  isFalling: boolean,
  isBefore: boolean,
): StatementBalance | null {
  const newest = rows.filter((row) => statesBalance(row, currency)).at(isFalling ? 0 : -1);
  if (!newest || newest.balanceMinor === null) return null;
  const since = isBefore ? (amounts[rows.indexOf(newest)] ?? 0) : 0;
  const amountMinor = newest.balanceMinor + since;
  return isAmountMinor(amountMinor)
    ? { amountMinor, currency: newest.currency, asOf: newest.postedOn }
    : null;
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

/** Rows whose amount does not match the change of the balance, although most do. */
function balanceBreaks(
  rows: readonly DraftRow[],
  amounts: readonly number[],
  order: 'rising' | 'falling',
  isFlipped: boolean,
): StatementWarning[] {
  const sign = isFlipped ? -1 : 1;
  const broken = computeBalanceSteps(rows, order).filter(
    (step) => step.change !== (amounts[step.index] ?? 0) * sign,
  );
  const [first] = broken;
  const row = first && rows[first.index];
  if (!first || !row) return [];
  const differenceMinor = first.change - (amounts[first.index] ?? 0) * sign;
  if (!Number.isSafeInteger(differenceMinor)) return [];
  const difference = minorToDecimal(differenceMinor, row.currency ?? UNKNOWN_CURRENCY);
  const values = { count: broken.length, line: row.row.line, difference };
  return [rowWarning(row.row, { code: 'balanceColumnBreaks', values })];
}
