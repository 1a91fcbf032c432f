import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { IS_SHOWN, NEXT_ON } from '#db/repositories/recurring-streams.ts';
import { addToMonth, type CivilDate, monthBounds, toMonth } from '#domain/calendar/civil-date.ts';
import type { Period } from '#domain/insights/period.ts';
import { TREND_MONTHS } from '#domain/insights/trend.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { RUNNING_STATUSES } from '#domain/recurring/running.ts';
import type { SplitLine } from '#domain/splits/split.ts';

interface Sums {
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

interface DaySums extends Sums {
  readonly on: CivilDate;
}

interface CategorySpending {
  readonly category: string;
  readonly spendMinor: number;
}

interface CurrencySums extends Sums {
  readonly currency: string;
}

interface RecentTransaction {
  readonly id: string;
  readonly description: string;
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly flow: Flow;
  readonly status: string;
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  readonly hasReceipt: boolean;
  readonly itemsText: string;
}

interface NextSubscription {
  readonly id: string;
  readonly merchant: string;
  readonly frequency: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly nextOn: string | null;
  readonly status: string;
}

/** All data of the dashboard, in minor units, read in one statement from stored sums and two short index scans. */
export interface DashboardRead {
  readonly accounts: number;
  readonly current: Sums;
  readonly previous: Sums;
  /** The days of the period that have transactions. */
  readonly daily: readonly DaySums[];
  /** The days of all periods on the dashboard, earliest first. */
  readonly days: readonly DaySums[];
  /** The part of the period's spending that is itemized by receipts. */
  readonly itemizedMinor: number;
  readonly categories: readonly CategorySpending[] | null;
  readonly others: readonly CurrencySums[] | null;
  readonly hasOthers: boolean;
  readonly transactions: readonly RecentTransaction[] | null;
  readonly subscriptions: readonly NextSubscription[] | null;
  readonly dataAsOf: string | null;
  readonly isImporting: boolean;
}

/** The columns of the days, because a database builds three lists faster than an object for each day. */
interface DayColumns {
  readonly on: readonly CivilDate[] | null;
  readonly spendMinor: readonly number[] | null;
  readonly incomeMinor: readonly number[] | null;
}

type StoredDashboard = Omit<DashboardRead, 'current' | 'previous' | 'daily' | 'days'> & {
  readonly days: DayColumns;
};

/** If any other currency exists, the first or the last one in the index differs. */
const HAS_OTHERS = ['asc', 'desc']
  .map(
    (direction) => `coalesce((select currency from app.day_totals where user_id = $1 and is_sandbox = $2
      and transaction_count > 0 order by currency ${direction} limit 1) <> $3, false)`,
  )
  .join(' or ');

const DAYS = jsonObject<DayColumns>({
  on: 'json_agg(day)',
  spendMinor: 'json_agg(spend_minor)',
  incomeMinor: 'json_agg(income_minor)',
});
const CATEGORY = jsonObject<CategorySpending>({ category: 'category', spendMinor: 'spend_minor' });
const OTHER = jsonObject<CurrencySums>({ currency: 'currency', spendMinor: 'spend', incomeMinor: 'income' });
const TRANSACTION = jsonObject<RecentTransaction>({
  id: 'id',
  description: 'description',
  occurredOn: 'occurred_on',
  postedOn: 'posted_on',
  amountMinor: 'amount_minor',
  currency: 'currency',
  flow: 'flow',
  status: 'status',
  category: 'category',
  split: 'split',
  hasReceipt: 'has_receipt',
  itemsText: 'items_text',
});
const SUBSCRIPTION = jsonObject<NextSubscription>({
  id: 'id',
  merchant: 'merchant',
  frequency: 'frequency',
  amountMinor: '-last_amount_minor',
  currency: 'currency',
  nextOn: 'due_on',
  status: 'status',
});

const DASHBOARD = `
with categories as materialized (select category, sum(spend_minor) as spend_minor, sum(itemized_minor) as itemized_minor
    from app.category_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5
      and spend_parts > 0 group by category)
select ${jsonObject<StoredDashboard>({
  accounts: `(select count(*) from app.accounts where user_id = $1 and is_sandbox = $2 and not is_closed
    and not is_hidden)`,
  days: `(select ${DAYS} from (
    select day, spend_minor, income_minor from app.day_totals where user_id = $1 and is_sandbox = $2
      and currency = $3 and day between $6 and $7 order by day) d)`,
  categories: `(select json_agg(${CATEGORY}) from (
    (select category, spend_minor from categories where spend_minor > 0 order by spend_minor desc limit 8)
    union all select category, spend_minor from categories where spend_minor < 0) c)`,
  itemizedMinor: '(select coalesce(sum(itemized_minor), 0) from categories)',
  others: `(select json_agg(${OTHER}) from (
    select currency, sum(spend_minor) as spend, sum(income_minor) as income from app.day_totals
      where user_id = $1 and is_sandbox = $2 and currency <> $3 and day between $4 and $5
        and (spend_minor <> 0 or income_minor <> 0)
      group by currency order by currency) o)`,
  hasOthers: HAS_OTHERS,
  transactions: `(select json_agg(${TRANSACTION}) from (
    select id, description, occurred_on, posted_on, amount_minor, currency, flow, status, category, split,
        has_receipt, items_text from app.transactions
      where user_id = $1 and is_sandbox = $2 and removed_at is null order by occurred_on desc, id desc
      limit 10) t)`,
  subscriptions: `(select json_agg(${SUBSCRIPTION}) from (
    select id, merchant, frequency, last_amount_minor, currency, ${NEXT_ON} as due_on, status
      from app.recurring_streams s where s.user_id = $1 and is_sandbox = $2 and ${IS_SHOWN}
        and class = 'subscription' and direction = 'outflow' and verdict <> 'not_subscription'
        and status = any($8::text[])
      order by due_on nulls last, merchant limit 6) s)`,
  dataAsOf: '(select max(last_synced_at) from app.bank_connections where user_id = $1 and is_sandbox = $2)',
  isImporting: `exists (select from app.bank_connections where user_id = $1 and is_sandbox = $2
    and status = 'importing')`,
})} as read`;

/** Reads the dashboard of one environment and currency. */
export async function readDashboard(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  { period, previous }: { readonly period: Period; readonly previous: Period },
): Promise<DashboardRead> {
  const month = toMonth(period.to);
  const { from: trendFrom } = monthBounds(addToMonth(month, 1 - TREND_MONTHS));
  const [row] = await db.prepared<{ read: StoredDashboard }>('dashboard', DASHBOARD, [
    db.userId,
    scope.isSandbox,
    scope.currency,
    period.from,
    period.to,
    previous.from < trendFrom ? previous.from : trendFrom,
    monthBounds(month).to,
    RUNNING_STATUSES,
  ]);
  if (!row) throw new Error('the dashboard query returned no row');
  const days = toDays(row.read.days);
  const daysOf = ({ from, to }: Period) => days.filter(({ on }) => on >= from && on <= to);
  const daily = daysOf(period);
  return { ...row.read, days, daily, current: sumDays(daily), previous: sumDays(daysOf(previous)) };
}

function toDays({ on, spendMinor, incomeMinor }: DayColumns): DaySums[] {
  return (on ?? []).map((day, index) => ({
    on: day,
    spendMinor: spendMinor?.[index] ?? 0,
    incomeMinor: incomeMinor?.[index] ?? 0,
  }));
}

function sumDays(days: readonly DaySums[]): Sums {
  return {
    spendMinor: days.reduce((sum, day) => sum + day.spendMinor, 0),
    incomeMinor: days.reduce((sum, day) => sum + day.incomeMinor, 0),
  };
}
