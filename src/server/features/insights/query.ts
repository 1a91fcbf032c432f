import type { UserDb } from '#db/pool.ts';
import { everyTransaction, sumTransactions } from '#db/repositories/transaction-filter.ts';
import { HEALTH_CHOICE } from '#domain/categorization/categories.ts';
import type { Period } from '#domain/insights/period.ts';

export interface InsightsRead {
  readonly hasOtherCurrencies: boolean;
  readonly spendMinor: number;
  readonly incomeMinor: number;
  readonly categories: readonly {
    readonly category: string;
    readonly spendMinor: number;
    /** What of it is itemized by receipts. */
    readonly itemizedMinor: number;
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
    `with spent as (select merchant, -amount_minor as amount from app.transactions
         where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null
           and occurred_on between $4 and $5 and flow in ('spend', 'refund')),
       itemized as (select line->>'category' as category, -sum((line->>'amountMinor')::bigint) as amount
         from app.transactions t cross join lateral jsonb_array_elements(t.split) line
        where t.user_id = $1 and t.is_sandbox = $2 and t.currency = $3 and t.split is not null and t.removed_at is null
          and t.occurred_on between $4 and $5 and t.flow in ('spend', 'refund') and line->>'receiptId' is not null
            group by 1)
     select json_build_object(
       'spendMinor', (select coalesce(sum(spend_minor), 0) from app.day_totals where user_id = $1
         and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'incomeMinor', (select coalesce(sum(income_minor), 0) from app.day_totals where user_id = $1
         and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'hasOtherCurrencies', exists (select from app.day_totals where user_id = $1 and is_sandbox = $2
         and currency <> $3 and rows > 0),
       'categories', coalesce((select json_agg(c)
         from (select category, -sum(amount_minor) as "spendMinor", count(*) as count,
              coalesce((select i.amount from itemized i where i.category = p.category), 0) as "itemizedMinor"
                from app.transaction_parts p
            where p.user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null
              and occurred_on between $4 and $5 and flow in ('spend', 'refund')
            group by 1 order by 2 desc, 1) c), '[]'),
       'merchants', coalesce((select json_agg(m)
         from (select merchant, sum(amount) as "spendMinor", count(*) as count from spent group by 1
         order by 2 desc, 1 limit 20) m), '[]'),
       'months', coalesce((select json_agg(t)
         from (select to_char(month, 'YYYY-MM') as month, category, spend_minor as "spendMinor",
         income_minor as "incomeMinor"
            from app.month_totals where user_id = $1 and is_sandbox = $2 and currency = $3
              and month between $6 and $5 order by 1, 2) t), '[]')) as read`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, monthsFrom],
  );
  if (!row) throw new Error('the insights query gave no row');
  return row.read;
}

/** What was spent on each day that has transactions. */
export async function readDays(
  db: UserDb,
  scope: Scope,
  period: Period,
): Promise<{ on: string; spendMinor: number }[]> {
  return db.query<{ on: string; spendMinor: number }>(
    `select day as "on", spend_minor as "spendMinor" from app.day_totals
      where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to],
  );
}

/** Payments in health categories, and how many of them carry a receipt with lines: as the list counts them. */
export async function readHealthCoverage(
  db: UserDb,
  { isSandbox, currency }: Scope,
  period: Period,
): Promise<{ payments: number; itemised: number }> {
  const payments = {
    ...everyTransaction(isSandbox),
    ...period,
    currency,
    categories: HEALTH_CHOICE,
    flows: ['spend'],
  } as const;
  const all = await sumTransactions(db, payments, currency);
  const itemized = await sumTransactions(db, { ...payments, isItemized: true }, currency);
  return { payments: all.count, itemised: itemized.count };
}
