import type { UserDb } from '#db/pool.ts';
import { NEXT_ON } from '#db/repositories/recurring-streams.ts';
import { addToMonth, toMonth } from '#domain/calendar/civil-date.ts';
import { type Period, previousPeriod } from '#domain/insights/period.ts';
import { TREND_MONTHS } from '#domain/insights/trend.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import { RUNNING_STATUSES } from '#domain/recurring/running.ts';
import type { SplitLine } from '#domain/splits/split.ts';

interface Sums {
  readonly spendMinor: number;
  readonly incomeMinor: number;
}

/** All data of the dashboard, in minor units, read in one statement from stored sums and two short index scans. */
export interface DashboardRead {
  readonly accounts: number;
  readonly current: Sums;
  readonly previous: Sums;
  readonly daily: readonly (Sums & { readonly on: string })[] | null;
  readonly months: readonly (Sums & { readonly month: string })[] | null;
  /** The part of the period's spending that is itemized by receipts. */
  readonly itemizedMinor: number;
  readonly categories: readonly { readonly category: string; readonly spendMinor: number }[] | null;
  readonly others: readonly (Sums & { readonly currency: string })[] | null;
  readonly hasOthers: boolean;
  readonly transactions:
    | readonly {
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
      }[]
    | null;
  readonly subscriptions:
    | readonly {
        readonly id: string;
        readonly merchant: string;
        readonly frequency: string;
        readonly amountMinor: number;
        readonly currency: string;
        readonly nextOn: string | null;
        readonly status: string;
      }[]
    | null;
  readonly dataAsOf: string | null;
  readonly isImporting: boolean;
}

const SUMS = `json_build_object('spendMinor', coalesce(sum(spend_minor), 0),
  'incomeMinor', coalesce(sum(income_minor), 0))`;

/** If any other currency exists, the first or the last one in the index differs. */
const HAS_OTHERS = ['asc', 'desc']
  .map(
    (direction) => `coalesce((select currency from app.day_totals where user_id = $1 and is_sandbox = $2
      and transaction_count > 0 order by currency ${direction} limit 1) <> $3, false)`,
  )
  .join(' or ');

const DASHBOARD = `
with days as materialized (select day, spend_minor, income_minor from app.day_totals
    where user_id = $1 and is_sandbox = $2 and currency = $3 and day >= least($6::date, $8::date)
      and day < (date_trunc('month', $5::date::timestamp) + interval '1 month')::date),
  categories as materialized (select category, sum(spend_minor) as spend_minor, sum(itemized_minor) as itemized_minor
    from app.category_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5
      and spend_parts > 0 group by category)
select json_build_object(
  'accounts', (select count(*) from app.accounts where user_id = $1 and is_sandbox = $2 and not is_closed
    and not is_hidden),
  'current', (select ${SUMS} from days where day between $4 and $5),
  'previous', (select ${SUMS} from days where day between $6 and $7),
  'daily', (select json_agg(json_build_object('on', day, 'spendMinor', spend_minor, 'incomeMinor', income_minor)
    order by day) from days where day between $4 and $5),
  'months', (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'spendMinor', spend_minor,
    'incomeMinor', income_minor)) from (select date_trunc('month', day::timestamp) as month,
      sum(spend_minor) as spend_minor, sum(income_minor) as income_minor from days where day >= $8 group by 1) m),
  'categories', (select json_agg(json_build_object('category', category, 'spendMinor', spend_minor)) from (
    select category, spend_minor from categories order by spend_minor desc limit 8) c),
  'itemizedMinor', (select coalesce(sum(itemized_minor), 0) from categories),
  'others', (select json_agg(o) from (select currency, sum(spend_minor) as "spendMinor",
    sum(income_minor) as "incomeMinor" from app.day_totals
              where user_id = $1 and is_sandbox = $2 and currency <> $3 and day between $4 and $5
                and (spend_minor <> 0 or income_minor <> 0)
              group by currency order by currency) o),
  'hasOthers', ${HAS_OTHERS},
  'transactions', (select json_agg(t) from (
              select id, description, occurred_on as "occurredOn", posted_on as "postedOn",
                amount_minor as "amountMinor", currency, flow, status, category, split,
              has_receipt as "hasReceipt", items_text as "itemsText" from app.transactions
              where user_id = $1 and is_sandbox = $2 and removed_at is null order by occurred_on desc, id desc
                limit 10) t),
  'subscriptions', (select json_agg(s) from (select id, merchant, frequency, -last_amount_minor as "amountMinor",
    currency, ${NEXT_ON} as "nextOn", status
              from app.recurring_streams s where s.user_id = $1 and is_sandbox = $2 and class = 'subscription'
                and direction = 'outflow'
                and verdict <> 'not_subscription' and status = any($9::text[])
              order by "nextOn" nulls last, merchant limit 6) s),
  'dataAsOf', (select max(last_synced_at) from app.bank_connections where user_id = $1 and is_sandbox = $2),
  'isImporting', exists (select from app.bank_connections where user_id = $1 and is_sandbox = $2
    and status = 'importing')
) as read`;

/** Reads the dashboard of one environment and currency. */
export async function readDashboard(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  period: Period,
): Promise<DashboardRead> {
  const previous = previousPeriod(period);
  const trendFrom = `${addToMonth(toMonth(period.to), 1 - TREND_MONTHS)}-01`;
  const [row] = await db.prepared<{ read: DashboardRead }>('dashboard', DASHBOARD, [
    db.userId,
    scope.isSandbox,
    scope.currency,
    period.from,
    period.to,
    previous.from,
    previous.to,
    trendFrom,
    RUNNING_STATUSES,
  ]);
  if (!row) throw new Error('the dashboard query returned no row');
  return row.read;
}
