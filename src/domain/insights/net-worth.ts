import { addToMonth, type CivilDate, type Month, monthBounds, toMonth } from '../calendar/civil-date.ts';

/** An account with its history. Minor units of one currency; debts are negative. */
export interface NetWorthAccount {
  readonly id: string;
  /** Balance before its first transaction; null if its transactions do not explain its balance. */
  readonly opening: { readonly minor: number; readonly on: CivilDate } | null;
  readonly currentMinor: number | null;
  /** Sums of its posted transactions since the opening, by month. */
  readonly monthSums: ReadonlyMap<Month, number>;
  /** Balances reported by its source, oldest first. */
  readonly recorded: readonly { readonly on: CivilDate; readonly amountMinor: number }[];
}

export interface NetWorthPoint {
  readonly month: Month;
  readonly assetsMinor: number;
  /** Zero or negative. */
  readonly debtsMinor: number;
  readonly netMinor: number;
  /** Number of accounts with a known balance at the end of the month. */
  readonly accounts: number;
}

/**
 * Computes the total of all accounts at the end of each of the last `count` months, oldest first; the last point is the
 * current balance. An account counts from the start of its history; earlier balances are not guessed.
 */
export function computeNetWorth(
  accounts: readonly NetWorthAccount[],
  today: CivilDate,
  count: number,
): NetWorthPoint[] {
  const last = toMonth(today);
  return Array.from({ length: count }, (_, index) => {
    const month = addToMonth(last, index - count + 1);
    const amountsMinor = accounts.flatMap((account) => balanceAt(account, month, last) ?? []);
    const assetsMinor = sum(amountsMinor.filter((minor) => minor > 0));
    const debtsMinor = sum(amountsMinor.filter((minor) => minor < 0));
    return {
      month,
      assetsMinor,
      debtsMinor,
      netMinor: assetsMinor + debtsMinor,
      accounts: amountsMinor.length,
    };
  });
}

/** Balance of an account at the end of a month; null if unknown. */
function balanceAt(account: NetWorthAccount, month: Month, last: Month): number | null {
  const { opening, currentMinor, monthSums, recorded } = account;
  if (month === last && currentMinor !== null) return currentMinor;
  const { to } = monthBounds(month);
  if (opening && opening.on <= to)
    return opening.minor + sum([...monthSums].flatMap(([each, minor]) => (each <= month ? [minor] : [])));
  return opening ? null : (recorded.findLast(({ on }) => on <= to)?.amountMinor ?? null);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
