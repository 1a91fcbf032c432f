import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { allTransactionsFilter, sumTransactions } from '#db/repositories/transaction-filter.ts';
import { HEALTH_CHOICE } from '#domain/categorization/categories.ts';
import type { Period } from '#domain/insights/period.ts';

export interface InsightsRead {
  readonly hasOtherCurrencies: boolean;
  readonly spendMinor: number;
  readonly incomeMinor: number;
  readonly categories: readonly {
    readonly category: string;
    readonly spendMinor: number;
    /** The part of it that is itemized by receipts. */
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

const CATEGORY = jsonObject<InsightsRead['categories'][number]>({
  category: 'category',
  spendMinor: 'spend',
  count: 'parts',
  itemizedMinor: 'itemized',
});
const MERCHANT = jsonObject<InsightsRead['merchants'][number]>({
  merchant: 'merchant',
  spendMinor: 'spend',
  count: 'payments',
});
const MONTH = jsonObject<InsightsRead['months'][number]>({
  month: 'month',
  category: 'category',
  spendMinor: 'spend',
  incomeMinor: 'income',
});

interface Scope {
  readonly isSandbox: boolean;
  readonly currency: string;
}

/** Spending of a period by category and merchant, and by month until the end of the period. */
export async function readSpending(
  db: UserDb,
  scope: Scope,
  period: Period,
  monthsFrom: string,
): Promise<InsightsRead> {
  const [row] = await db.query<{ read: InsightsRead }>(
    `with spent as (select merchant, -amount_minor as amount from app.transactions
         where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null
           and occurred_on between $4 and $5 and flow in ('spend', 'refund'))
     select ${jsonObject<InsightsRead>({
       spendMinor: `(select coalesce(sum(spend_minor), 0) from app.day_totals where user_id = $1
         and is_sandbox = $2 and currency = $3 and day between $4 and $5)`,
       incomeMinor: `(select coalesce(sum(income_minor), 0) from app.day_totals where user_id = $1
         and is_sandbox = $2 and currency = $3 and day between $4 and $5)`,
       hasOtherCurrencies: `exists (select from app.day_totals where user_id = $1 and is_sandbox = $2
         and currency <> $3 and transaction_count > 0)`,
       categories: `coalesce((select json_agg(${CATEGORY})
         from (select category, sum(spend_minor) as spend, sum(spend_parts) as parts, sum(itemized_minor) as itemized
            from app.category_totals
            where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5 and spend_parts > 0
            group by 1 order by 2 desc, 1) c), '[]')`,
       merchants: `coalesce((select json_agg(${MERCHANT})
         from (select merchant, sum(amount) as spend, count(*) as payments from spent group by 1
         order by 2 desc, 1 limit 20) m), '[]')`,
       months: `coalesce((select json_agg(${MONTH})
         from (select to_char(date_trunc('month', day::timestamp), 'YYYY-MM') as month, category,
         sum(spend_minor) as spend, sum(income_minor) as income
            from app.category_totals where user_id = $1 and is_sandbox = $2 and currency = $3
              and day >= $6 and day < (date_trunc('month', $5::date::timestamp) + interval '1 month')::date
            group by 1, 2 order by 1, 2) t), '[]')`,
     })} as read`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, monthsFrom],
  );
  if (!row) throw new Error('the insights query returned no row');
  return row.read;
}

/** Spending of each day that has transactions. */
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

/**
 * Number of payments in health categories, and how many of them have an itemized receipt, as in the transaction list.
 */
export async function readHealthCoverage(
  db: UserDb,
  { isSandbox, currency }: Scope,
  period: Period,
): Promise<{ payments: number; itemized: number }> {
  const payments = {
    ...allTransactionsFilter(isSandbox),
    ...period,
    currency,
    categories: HEALTH_CHOICE,
    flows: ['spend'],
  } as const;
  const sums = await sumTransactions(db, payments, currency);
  const itemized = await sumTransactions(db, { ...payments, isItemized: true }, currency);
  return { payments: sums.count, itemized: itemized.count };
}
