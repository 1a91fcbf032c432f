import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { describeBalanceGap } from '#domain/ledger/balances/explain-gap.ts';
import type { UserDb, Uuid } from '../../pool.ts';

export interface DayBalance {
  readonly accountId: Uuid;
  readonly on: CivilDate;
  readonly amountMinor: number;
  readonly source: 'feed' | 'file' | 'manual';
  readonly importId: Uuid | null;
}

/**
 * Records the balances of accounts on a day; a later value for the same day replaces the earlier one, except that of a
 * file, which is not newer.
 */
export async function recordBalances(db: UserDb, balances: readonly DayBalance[]): Promise<void> {
  if (balances.length === 0) return;
  await db.query(
    `insert into app.balances (user_id, account_id, balance_on, amount_minor, source, import_id)
     select own.user_id, n.*
       from app.profiles own,
         unnest($2::uuid[], $3::date[], $4::bigint[], $5::text[], $6::uuid[]) n
      where own.user_id = $1
     on conflict (user_id, account_id, balance_on) do update
       set amount_minor = excluded.amount_minor, source = excluded.source, import_id = excluded.import_id
       where excluded.source <> 'file'`,
    [
      db.userId,
      balances.map(({ accountId }) => accountId),
      balances.map(({ on }) => on),
      balances.map(({ amountMinor }) => amountMinor),
      balances.map(({ source }) => source),
      balances.map(({ importId }) => importId),
    ],
  );
}

/** Balances of an account, oldest first. */
export async function listBalances(
  db: UserDb,
  accountId: Uuid,
): Promise<Pick<DayBalance, 'on' | 'amountMinor' | 'source'>[]> {
  return db.query(
    `select balance_on as "on", amount_minor as "amountMinor", source from app.balances where user_id = $1
      and account_id = $2 order by 1`,
    [db.userId, accountId],
  );
}

/**
 * For each account whose balance can be compared with its transactions: the sum of the posted transactions since its
 * opening, up to the day of the balance. Loans and investments change without transactions and are excluded, as are
 * accounts that are still being imported.
 */
export const TRANSACTION_SUMS = `
  select a.id, a.current_balance_minor as balance, a.opening_minor, a.opening_on, a.gap_minor,
         coalesce(sum(t.amount_minor), 0)::bigint as rows_minor, min(t.posted_on) as first_on
    from app.accounts a
    cross join lateral (
      select max(balance_on) as balance_on from app.balances where user_id = $1 and account_id = a.id) b
    join app.transactions t on t.user_id = $1 and t.account_id = a.id and t.status = 'posted'
      and t.removed_at is null and t.currency = a.currency
     and t.posted_on >= coalesce(a.opening_on, '-infinity'::date)
     and (a.source not in ('file', 'manual') or t.posted_on <= coalesce(b.balance_on, 'infinity'))
    left join app.bank_connections c on c.user_id = $1 and c.id = a.connection_id
   where a.user_id = $1 and a.current_balance_minor is not null and not a.is_closed
     and a.account_type in ('checking', 'savings', 'credit', 'other')
     and (a.source in ('file', 'manual') or c.status = 'healthy')
   group by a.user_id, a.id`;

/**
 * Recomputes the gaps between balances and transactions. The opening of an account is set the first time both are
 * known.
 */
export async function updateBalanceGaps(db: UserDb): Promise<void> {
  await db.query(
    `with sums as (${TRANSACTION_SUMS})
     update app.accounts a set opening_minor = coalesce(s.opening_minor, s.balance - s.rows_minor),
       opening_on = coalesce(s.opening_on, s.first_on),
        gap_minor = case when s.opening_minor is null then 0 else s.balance - s.opening_minor - s.rows_minor end
       from sums s where a.user_id = $1 and a.id = s.id
        and (s.opening_minor is null or a.gap_minor is distinct from s.balance - s.opening_minor - s.rows_minor)`,
    [db.userId],
  );
}

/** SQL: the time of a balance that is known by its day only. */
const startOf = (day: string): string => `${day}::timestamp at time zone 'UTC'`;

/**
 * Deletes the balances from an import. Accounts whose balance it set get the newest remaining one. The opening of
 * accounts without a bank is computed again.
 */
export async function deleteBalancesOfImport(db: UserDb, importId: Uuid): Promise<void> {
  await db.query(
    `update app.accounts a set opening_minor = null, opening_on = null, gap_minor = null,
       current_balance_minor = case when i.is_current then r.amount_minor else a.current_balance_minor end,
       balance_at = case when i.is_current then ${startOf('r.balance_on')} else a.balance_at end
       from (select b.account_id, bool_or((b.amount_minor, ${startOf('b.balance_on')})
                 = (c.current_balance_minor, c.balance_at)) as is_current
               from app.balances b join app.accounts c on c.user_id = $1 and c.id = b.account_id
              where b.user_id = $1 and b.import_id = $2 group by b.account_id) i
       left join lateral (select balance_on, amount_minor from app.balances where user_id = $1
         and account_id = i.account_id and import_id is distinct from $2 order by balance_on desc limit 1) r on true
      where a.user_id = $1 and a.id = i.account_id and (i.is_current or a.source in ('file', 'manual'))`,
    [db.userId, importId],
  );
  await db.query('delete from app.balances where user_id = $1 and import_id = $2', [db.userId, importId]);
}

export interface StoredBalanceGap {
  readonly gapMinor: number | null;
  readonly gapExplanation: string | null;
}

/** The unexplained difference between balance and transactions of each account. */
export async function listBalanceGaps(db: UserDb): Promise<Map<Uuid, StoredBalanceGap>> {
  const rows = await db.query<{
    id: Uuid;
    gapMinor: number;
    currency: string;
    pendingMinor: number;
    hasDuplicateOfGap: boolean;
    quarantined: number;
  }>(
    `select a.id, a.gap_minor as "gapMinor", a.currency,
            coalesce((select sum(t.amount_minor) from app.transactions t where t.user_id = $1
              and t.account_id = a.id
                        and t.status = 'pending' and t.removed_at is null
                          and a.gap_minor <> 0), 0)::bigint as "pendingMinor",
            (select count(*) from app.rejected_transactions r where r.user_id = $1
              and r.account_id = a.id) as "quarantined",
            a.gap_minor <> 0 and (select count(*) > 1 from app.transactions t where t.user_id = $1
              and t.account_id = a.id
               and t.amount_minor = -a.gap_minor and t.removed_at is null) as "hasDuplicateOfGap"
       from app.accounts a where a.user_id = $1 and a.gap_minor is not null`,
    [db.userId],
  );
  return new Map(
    rows.map((row) => [row.id, { gapMinor: row.gapMinor, gapExplanation: describeBalanceGap(row) }]),
  );
}

export function accountIdsOf(rows: readonly { readonly accountId: Uuid }[]): Uuid[] {
  return [...new Set(rows.map((row) => row.accountId))];
}

/** Saves the closing balance of a file if it is newer than the known one. */
export async function updateBalanceIfNewer(
  db: UserDb,
  accountId: Uuid,
  { amountMinor, on }: { readonly amountMinor: number; readonly on: CivilDate },
): Promise<void> {
  await db.query(
    `update app.accounts set current_balance_minor = $3, balance_at = ${startOf('$4::date')}
      where user_id = $1 and id = $2 and (balance_at is null or balance_at < ${startOf('$4::date')})`,
    [db.userId, accountId, amountMinor, on],
  );
}
