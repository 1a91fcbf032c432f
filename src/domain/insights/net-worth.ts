import { addToMonth, type CivilDate, type Month, monthBounds, toMonth } from '../calendar/civil-date.ts';

/** An account with what is known of it over time; minor units of one currency, what is owed is negative. */
export interface WorthAccount {
  readonly id: string;
  /** What it held before its first transaction; null where its transactions do not make its balance. */
  readonly opening: { readonly minor: number; readonly on: CivilDate } | null;
  readonly currentMinor: number | null;
  /** Sums of its settled transactions since the opening, by month. */
  readonly monthSums: ReadonlyMap<Month, number>;
  /** Balances as its source told them, oldest first. */
  readonly recorded: readonly { readonly on: CivilDate; readonly amountMinor: number }[];
}

export interface WorthPoint {
  readonly month: Month;
  readonly assetsMinor: number;
  /** Not positive. */
  readonly debtsMinor: number;
  readonly netMinor: number;
  /** How many accounts are known at the end of the month. */
  readonly accounts: number;
}

/**
 * What the accounts hold together at the end of each of the last `count` months, oldest first; the last point is now.
 * An account counts from the day its history begins: what it held before is not guessed.
 */
export function netWorth(accounts: readonly WorthAccount[], today: CivilDate, count: number): WorthPoint[] {
  const last = toMonth(today);
  return Array.from({ length: count }, (_, index) => {
    const month = addToMonth(last, index - count + 1);
    const held = accounts.flatMap((account) => heldAt(account, month, last) ?? []);
    const assetsMinor = sum(held.filter((minor) => minor > 0));
    const debtsMinor = sum(held.filter((minor) => minor < 0));
    return { month, assetsMinor, debtsMinor, netMinor: assetsMinor + debtsMinor, accounts: held.length };
  });
}

/** What an account held at the end of a month; null where that is not known. */
function heldAt(account: WorthAccount, month: Month, last: Month): number | null {
  const { opening, currentMinor, monthSums, recorded } = account;
  if (month === last && currentMinor !== null) return currentMinor;
  const { to } = monthBounds(month);
  if (opening && opening.on <= to)
    return opening.minor + sum([...monthSums].flatMap(([own, minor]) => (own <= month ? [minor] : [])));
  return opening ? null : (recorded.findLast(({ on }) => on <= to)?.amountMinor ?? null);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
