import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { IS_SHOWN, NEXT_ON, type StreamVerdict, TRIAL_ENDS_ON } from '#db/repositories/recurring-streams.ts';
import type { Frequency, PriceChange, StreamClass, StreamStatus } from '#domain/recurring/stream-types.ts';

export interface StreamRow {
  readonly id: string;
  readonly merchant: string;
  readonly frequency: Frequency;
  readonly status: StreamStatus;
  readonly class: StreamClass;
  readonly currency: string;
  readonly lastAmountMinor: number;
  readonly averageAmountMinor: number;
  readonly firstOn: string;
  readonly lastOn: string;
  readonly nextOn: string | null;
  readonly trialEndsOn: string | null;
  readonly accountName: string;
  /** Whether its account counts in the totals. */
  readonly isCounted: boolean;
  readonly charges: readonly {
    readonly transactionId: string;
    readonly on: string;
    readonly amountMinor: number;
    readonly hasReceipt: boolean;
  }[];
  readonly priceChanges: readonly PriceChange[];
  readonly confidence: number;
  readonly verdict: StreamVerdict;
}

const CHARGES_SHOWN = 24;

const CHARGE = jsonObject<StreamRow['charges'][number]>({
  transactionId: 'c.id',
  on: 'c.occurred_on',
  amountMinor: 'c.amount_minor',
  hasReceipt: 'c.has_receipt',
});

/** Recurring outflows of one environment except habits and transfers; subscriptions first, then by next date. */
export async function listStreams(db: UserDb, isSandbox: boolean): Promise<StreamRow[]> {
  return db.query<StreamRow>(
    `select s.id, s.merchant, s.frequency, s.status, s.class, s.currency, s.last_amount_minor as "lastAmountMinor",
      s.average_amount_minor as "averageAmountMinor",
            s.first_on as "firstOn", s.last_on as "lastOn", ${NEXT_ON} as "nextOn", a.shown_name as "accountName",
            a.is_counted as "isCounted", s.price_changes as "priceChanges", s.confidence, s.verdict,
            ${TRIAL_ENDS_ON} as "trialEndsOn",
            coalesce((select json_agg(${CHARGE} order by c.occurred_on desc) from (
               select t.id, t.occurred_on, t.amount_minor, t.has_receipt from app.transactions t
                where t.user_id = $1 and t.id = any(s.transaction_ids) order by t.occurred_on desc
                  limit ${CHARGES_SHOWN}) c), '[]') as charges
       from app.recurring_streams s join app.accounts a on a.user_id = $1 and a.id = s.account_id
      where s.user_id = $1 and s.is_sandbox = $2 and s.direction = 'outflow' and ${IS_SHOWN}
        and s.class in ('subscription', 'bill', 'loan')
      order by s.class <> 'subscription', "nextOn" nulls last, s.merchant`,
    [db.userId, isSandbox],
  );
}

export interface AnnouncedPlan {
  readonly id: string;
  readonly kind: 'trial_ends' | 'renewal_due';
  readonly name: string;
  readonly on: string;
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/** Trials and renewals that are known only from an email, earliest first. */
export async function listAnnouncedPlans(db: UserDb, isSandbox: boolean): Promise<AnnouncedPlan[]> {
  return db.query<AnnouncedPlan>(
    `select id, kind, finding->>'merchant' as name, on_day as "on",
      (finding->>'amountMinor')::bigint as "amountMinor", finding->>'currency' as currency
       from app.findings where user_id = $1 and is_sandbox = $2 and is_current and dismissed_at is null
        and kind in ('trial_ends', 'renewal_due') and finding->>'planId' is null
      order by on_day, id`,
    [db.userId, isSandbox],
  );
}
