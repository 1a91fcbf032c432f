import type { UserDb, Uuid } from '#db/pool.ts';
import { WAITING_QUESTIONS } from '#db/repositories/open-questions.ts';
import { IS_SHOWN, NEXT_ON } from '#db/repositories/recurring-streams.ts';
import type { Period } from '#domain/insights/period.ts';
import type { Notice, NoticeKind } from '#domain/notifications/notice.ts';
import type { CategoryChange, PeriodSums, WeeklyReport } from '#domain/notifications/weekly-report.ts';
import { RUNNING_STATUSES } from '#domain/recurring/running.ts';

const LISTED_MAX = 60;

export interface StoredNotification {
  readonly id: Uuid;
  readonly notice: Notice;
  readonly createdAt: Date;
  readonly isRead: boolean;
  /** The finding it is about; null if there is none, or if it no longer exists. */
  readonly findingId: Uuid | null;
}

/** The newest notifications of one environment and these kinds, without retracted ones. */
export async function listStoredNotifications(
  db: UserDb,
  isSandbox: boolean,
  kinds: readonly NoticeKind[],
): Promise<StoredNotification[]> {
  return db.query<StoredNotification>(
    `select n.id, n.details as notice, n.created_at as "createdAt", n.read_at is not null as "isRead",
       f.id as "findingId"
       from app.notifications n left join app.findings f on f.user_id = $1 and f.is_sandbox = n.is_sandbox
         and f.kind = n.kind and f.key = n.details->>'key'
      where n.user_id = $1 and n.is_sandbox = $2 and n.kind = any($3::text[]) and n.withdrawn_at is null
      order by n.created_at desc, n.id desc limit ${LISTED_MAX}`,
    [db.userId, isSandbox, kinds],
  );
}

/** Number of unread notifications of these kinds. */
export async function countUnread(
  db: UserDb,
  isSandbox: boolean,
  kinds: readonly NoticeKind[],
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from app.notifications where user_id = $1 and is_sandbox = $2
       and kind = any($3::text[]) and withdrawn_at is null and read_at is null`,
    [db.userId, isSandbox, kinds],
  );
  return row?.count ?? 0;
}

interface Scope {
  readonly isSandbox: boolean;
  readonly currency: string;
}

/** Spending and income of a period, from the same sums as on all screens. */
export async function readSums(
  db: UserDb,
  { isSandbox, currency }: Scope,
  period: Period,
): Promise<PeriodSums> {
  const [row] = await db.query<PeriodSums>(
    `select coalesce(sum(spend_minor), 0)::bigint as "spendMinor",
       coalesce(sum(income_minor), 0)::bigint as "incomeMinor"
       from app.day_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5`,
    [db.userId, isSandbox, currency, period.from, period.to],
  );
  return row ?? { spendMinor: 0, incomeMinor: 0 };
}

/** Spending by category in two periods. */
export async function readCategoryChanges(
  db: UserDb,
  { isSandbox, currency }: Scope,
  now: Period,
  before: Period,
): Promise<CategoryChange[]> {
  return db.query<CategoryChange>(
    `select category,
       coalesce(sum(spend_minor) filter (where day between $4 and $5), 0)::bigint as "nowMinor",
       coalesce(sum(spend_minor) filter (where day between $6 and $7), 0)::bigint as "beforeMinor"
       from app.category_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and spend_parts > 0
        and (day between $4 and $5 or day between $6 and $7)
      group by category order by category`,
    [db.userId, isSandbox, currency, now.from, now.to, before.from, before.to],
  );
}

/** The largest charge of a period, excluding health categories, which are shown only in the app. */
export async function readLargestCharge(
  db: UserDb,
  { isSandbox, currency }: Scope,
  period: Period,
  healthCategories: readonly string[],
): Promise<{ merchant: string; amountMinor: number } | null> {
  const [row] = await db.query<{ merchant: string; amountMinor: number }>(
    `select merchant, -amount_minor as "amountMinor" from app.transactions
      where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null and flow = 'spend'
        and amount_minor < 0 and occurred_on between $4 and $5 and merchant <> '' and category <> all($6::text[])
      order by amount_minor, id limit 1`,
    [db.userId, isSandbox, currency, period.from, period.to, healthCategories],
  );
  return row ?? null;
}

/** Subscriptions that renew in these days. */
export async function readRenewals(
  db: UserDb,
  isSandbox: boolean,
  days: Period,
): Promise<WeeklyReport['renewals'][number][]> {
  return db.query<WeeklyReport['renewals'][number]>(
    `select merchant, "on", "amountMinor", currency
       from (select s.merchant, ${NEXT_ON} as "on", -s.last_amount_minor as "amountMinor", s.currency
               from app.recurring_streams s
              where s.user_id = $1 and s.is_sandbox = $2 and ${IS_SHOWN} and s.class = 'subscription'
                and s.direction = 'outflow' and s.verdict <> 'not_subscription' and s.status = any($5::text[])) due
      where "on" between $3 and $4 order by "on", merchant limit 10`,
    [db.userId, isSandbox, days.from, days.to, RUNNING_STATUSES],
  );
}

/** Refunds that are currently late. */
export async function readLateRefunds(
  db: UserDb,
  isSandbox: boolean,
): Promise<WeeklyReport['lateRefunds'][number][]> {
  return db.query<WeeklyReport['lateRefunds'][number]>(
    `select finding->>'merchant' as merchant, on_day as "dueOn", (finding->>'amountMinor')::bigint as "amountMinor",
       finding->>'currency' as currency from app.findings
      where user_id = $1 and is_sandbox = $2 and kind = 'refund_late' and is_current and dismissed_at is null
      order by on_day, id limit 10`,
    [db.userId, isSandbox],
  );
}

/** Number of open questions in AI Review. */
export async function countWaiting(db: UserDb): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select ${WAITING_QUESTIONS} as count`, [db.userId]);
  return row?.count ?? 0;
}
