import type { UserDb } from '#db/pool.ts';
import type { Period } from '#domain/insights/period.ts';

export interface InsightsRead {
  readonly spendMinor: number;
  readonly incomeMinor: number;
  readonly categories: readonly {
    readonly category: string;
    readonly spendMinor: number;
    readonly count: number;
  }[];
  readonly merchants: readonly {
    readonly merchant: string;
    readonly spendMinor: number;
    readonly count: number;
  }[];
  readonly months: readonly {
    readonly month: string;
    readonly category: string;
    readonly spendMinor: number;
    readonly incomeMinor: number;
  }[];
}

interface Scope {
  readonly isSandbox: boolean;
  readonly currency: string;
}

/** Spending of a period by category and merchant, and of the months up to its end from the roll-up. */
export async function readSpending(
  db: UserDb,
  scope: Scope,
  period: Period,
  monthsFrom: string,
): Promise<InsightsRead> {
  const [row] = await db.query<{ read: InsightsRead }>(
    `with spent as (select category, merchant, -amount_minor as amount from app.transactions
         where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null and posted_on between $4 and $5 and flow in ('spend', 'refund'))
     select json_build_object(
       'spendMinor', (select coalesce(sum(spend_minor), 0) from app.day_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'incomeMinor', (select coalesce(sum(income_minor), 0) from app.day_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'categories', coalesce((select json_agg(c) from (select category, sum(amount) as "spendMinor", count(*) as count from spent group by 1 order by 2 desc, 1) c), '[]'),
       'merchants', coalesce((select json_agg(m) from (select merchant, sum(amount) as "spendMinor", count(*) as count from spent group by 1 order by 2 desc, 1 limit 20) m), '[]'),
       'months', coalesce((select json_agg(t) from (select to_char(month, 'YYYY-MM') as month, category, spend_minor as "spendMinor", income_minor as "incomeMinor"
            from app.month_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and month between $6 and $5 order by 1, 2) t), '[]')) as read`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, monthsFrom],
  );
  if (!row) throw new Error('the insights query gave no row');
  return row.read;
}

export interface HealthItemRow {
  readonly transactionId: string | null;
  readonly on: string;
  readonly name: string;
  readonly merchant: string | null;
  readonly class: string;
  readonly amountMinor: number;
  readonly hsaEligibility: 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';
}

/** Health lines of receipts that a row of the period carries; a line alone is never spending. */
export async function readHealthItems(db: UserDb, scope: Scope, period: Period): Promise<HealthItemRow[]> {
  return db.query<HealthItemRow>(
    `select distinct on (l.receipt_id, l.position) t.id as "transactionId", t.posted_on as "on", l.name, r.merchant, l.class,
            coalesce(l.amount_minor, 0) as "amountMinor", l.hsa_eligibility as "hsaEligibility"
       from app.receipt_line_items l
       join app.receipts r on r.user_id = l.user_id and r.id = l.receipt_id and r.state = 'accepted' and r.kind in ('purchase', 'subscription')
       join app.receipt_matches m on m.user_id = l.user_id and m.receipt_id = l.receipt_id and m.state = 'matched'
       join app.transactions t on t.user_id = m.user_id and t.id = m.transaction_id and t.removed_at is null
      where l.user_id = $1 and l.is_health and t.is_sandbox = $2 and r.currency = $3 and t.posted_on between $4 and $5
      order by l.receipt_id, l.position, t.posted_on`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to],
  );
}

/** Payments in health categories, and how many of them carry a receipt with lines. */
export async function readHealthCoverage(
  db: UserDb,
  scope: Scope,
  period: Period,
  categories: readonly string[],
): Promise<{ payments: number; itemised: number }> {
  const [row] = await db.query<{ payments: number; itemised: number }>(
    `select count(*) as payments, count(*) filter (where items_text <> '') as itemised from app.transactions
      where user_id = $1 and is_sandbox = $2 and currency = $3 and posted_on between $4 and $5 and removed_at is null and flow = 'spend' and category = any($6::text[])`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, categories],
  );
  return row ?? { payments: 0, itemised: 0 };
}
