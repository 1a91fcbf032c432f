import type { Month } from '#domain/calendar/civil-date.ts';
import type { NetWorthAccount } from '#domain/insights/net-worth.ts';
import type { MonthMovements } from '#domain/insights/net-worth-change.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** Counted accounts of one environment with their known balances, each in its own currency. */
export async function listNetWorthAccounts(
  db: UserDb,
  isSandbox: boolean,
): Promise<(NetWorthAccount & { readonly currency: string; readonly name: string })[]> {
  const accounts = await db.query<{
    id: Uuid;
    name: string;
    currency: string;
    openingMinor: number | null;
    openingOn: string | null;
    currentMinor: number | null;
  }>(
    `select id, shown_name as name, currency, opening_minor as "openingMinor", opening_on as "openingOn",
      current_balance_minor as "currentMinor"
       from app.accounts where user_id = $1 and is_sandbox = $2 and is_counted and not is_closed
         order by created_at, id`,
    [db.userId, isSandbox],
  );
  const ids = accounts.map((account) => account.id);
  const sums = await db.query<{ id: Uuid; month: Month; minor: number }>(
    `select t.account_id as id, to_char(t.posted_on, 'YYYY-MM') as month, sum(t.amount_minor)::bigint as minor
       from app.transactions t join app.accounts a on a.user_id = $1 and a.id = t.account_id
         and a.currency = t.currency
      where t.user_id = $1 and t.account_id = any($2::uuid[]) and t.status = 'posted' and t.removed_at is null
        and t.posted_on >= a.opening_on
      group by 1, 2`,
    [db.userId, ids],
  );
  const recorded = await db.query<{ id: Uuid; on: string; amountMinor: number }>(
    `select account_id as id, balance_on as "on", amount_minor as "amountMinor" from app.balances
      where user_id = $1 and account_id = any($2::uuid[]) order by balance_on`,
    [db.userId, ids],
  );
  return accounts.map(({ id, name, currency, openingMinor, openingOn, currentMinor }) => ({
    id,
    name,
    currency,
    currentMinor,
    opening: openingMinor === null || openingOn === null ? null : { minor: openingMinor, on: openingOn },
    monthSums: new Map(sums.filter((sum) => sum.id === id).map((sum) => [sum.month, sum.minor])),
    recorded: recorded.filter((balance) => balance.id === id),
  }));
}

/**
 * SQL condition: transaction `t` is part of a balance with a known history. It is posted, in the account's currency,
 * since the account's opening.
 */
export const IS_IN_BALANCE = `(t.status = 'posted' and exists (select from app.accounts b
  where b.user_id = $1 and b.id = t.account_id and b.currency = t.currency
    and b.is_counted and not b.is_closed and b.opening_minor is not null and t.posted_on >= b.opening_on))`;

/**
 * Monthly movements in one currency of one environment: the amount that totals count, and how much of it the balances
 * include.
 */
export async function listMonthlyMovements(
  db: UserDb,
  isSandbox: boolean,
  currency: string,
): Promise<MonthMovements[]> {
  return db.query<MonthMovements>(
    `with moves as (
       select date_trunc('month', t.occurred_on) as month, date_trunc('month', t.posted_on) as posted_month,
              t.flow, t.amount_minor, ${IS_IN_BALANCE} as is_held
         from app.transactions t
        where t.user_id = $1 and t.is_sandbox = $2 and t.currency = $3 and t.removed_at is null
     ), counted as (
       select * from moves where flow in ('spend', 'income', 'refund')
     ), parts as (
       select month, amount_minor as savings, case when is_held then 0 else amount_minor end as outside,
              case when is_held and posted_month <> month then amount_minor else 0 end as later,
              0 as earlier, 0 as transfers, 0 as added
         from counted
       union all
       select posted_month, 0, 0, 0, amount_minor, 0, 0 from counted where is_held and posted_month <> month
       union all
       select posted_month, 0, 0, 0, 0, amount_minor, 0 from moves where flow = 'transfer' and is_held
       union all
       select date_trunc('month', opening_on), 0, 0, 0, 0, 0, opening_minor from app.accounts
        where user_id = $1 and is_sandbox = $2 and currency = $3 and is_counted and not is_closed
          and opening_minor is not null
     )
     select to_char(month, 'YYYY-MM') as month,
            sum(savings)::bigint as "savingsMinor", sum(outside)::bigint as "outsideMinor",
            sum(later)::bigint as "postedLaterMinor", sum(earlier)::bigint as "postedFromEarlierMinor",
            sum(transfers)::bigint as "transfersMinor", sum(added)::bigint as "addedMinor"
       from parts group by month order by month`,
    [db.userId, isSandbox, currency],
  );
}
