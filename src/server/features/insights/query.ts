import type { UserDb } from '#db/pool.ts';
import { ACCOUNT_KIND, PAYS_FOR_HEALTH, USER_SPLIT } from '#db/repositories/health-transactions.ts';
import type { Period } from '#domain/insights/period.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import type { SplitLine } from '#domain/splits/split.ts';

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
    `with spent as (select merchant, -amount_minor as amount from app.transactions
         where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null and occurred_on between $4 and $5 and flow in ('spend', 'refund'))
     select json_build_object(
       'spendMinor', (select coalesce(sum(spend_minor), 0) from app.day_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'incomeMinor', (select coalesce(sum(income_minor), 0) from app.day_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and day between $4 and $5),
       'categories', coalesce((select json_agg(c) from (select category, -sum(amount_minor) as "spendMinor", count(*) as count from app.transaction_parts
            where user_id = $1 and is_sandbox = $2 and currency = $3 and removed_at is null and occurred_on between $4 and $5 and flow in ('spend', 'refund')
            group by 1 order by 2 desc, 1) c), '[]'),
       'merchants', coalesce((select json_agg(m) from (select merchant, sum(amount) as "spendMinor", count(*) as count from spent group by 1 order by 2 desc, 1 limit 20) m), '[]'),
       'months', coalesce((select json_agg(t) from (select to_char(month, 'YYYY-MM') as month, category, spend_minor as "spendMinor", income_minor as "incomeMinor"
            from app.month_totals where user_id = $1 and is_sandbox = $2 and currency = $3 and month between $6 and $5 order by 1, 2) t), '[]')) as read`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, monthsFrom],
  );
  if (!row) throw new Error('the insights query gave no row');
  return row.read;
}

/** A transaction that pays for health: by a line of a receipt, or by how the person divided it. */
export interface HealthTransaction {
  readonly id: string;
  readonly on: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly split: readonly SplitLine[] | null;
  readonly accountNames: readonly (string | null)[];
  readonly toldHealthKind: HealthAccountKind | null;
}

/** Transactions of the period that health lines belong to; a line alone is never spending. */
export async function readHealthTransactions(
  db: UserDb,
  scope: Scope,
  period: Period,
): Promise<HealthTransaction[]> {
  return db.query<HealthTransaction>(
    `select t.id, t.occurred_on as "on", t.description, t.amount_minor as "amountMinor", ${USER_SPLIT} as split, ${ACCOUNT_KIND}
       from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and t.currency = $3 and t.occurred_on between $4 and $5 and t.removed_at is null
        and ${PAYS_FOR_HEALTH}
      order by t.occurred_on desc, t.id`,
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
      where user_id = $1 and is_sandbox = $2 and currency = $3 and occurred_on between $4 and $5 and removed_at is null and flow = 'spend' and category = any($6::text[])`,
    [db.userId, scope.isSandbox, scope.currency, period.from, period.to, categories],
  );
  return row ?? { payments: 0, itemised: 0 };
}
