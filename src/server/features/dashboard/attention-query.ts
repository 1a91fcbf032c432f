import type { UserDb } from '#db/pool.ts';
import type { StoredConnection } from '#db/repositories/bank-connections.ts';

export interface AttentionRead {
  /** Connections that need the person now, or will when their consent ends. */
  readonly broken: readonly {
    readonly name: string;
    readonly status: StoredConnection['status'];
    readonly errorCode: string | null;
    readonly notice: StoredConnection['notice'];
    readonly noticeUntil: string | null;
    readonly problem: string | null;
  }[];
  readonly brokenMailboxes: readonly string[];
  readonly waiting: number;
  /** Pairs of rows that may be transfers, and one row of the surest. */
  readonly transfers: { readonly count: number; readonly firstId: string | null };
  readonly priceUps: readonly {
    readonly merchant: string;
    readonly fromMinor: number;
    readonly toMinor: number;
    readonly currency: string;
    readonly on: string;
  }[];
  readonly trials: readonly { readonly merchant: string | null; readonly endsOn: string }[];
  readonly lateRefunds: readonly {
    readonly merchant: string | null;
    readonly amountMinor: number;
    readonly currency: string;
    readonly on: string;
  }[];
}

const REFUND_LATE_DAYS = 14;
const TRIAL_AHEAD_DAYS = 14;
const PRICE_UP_DAYS = 45;

/** What a person should look at, short lists only. */
export async function readAttention(db: UserDb, isSandbox: boolean, today: string): Promise<AttentionRead> {
  const [row] = await db.prepared<{ read: AttentionRead }>(
    'dashboard_attention',
    `select json_build_object(
       'broken', coalesce((select json_agg(json_build_object('name', institution_name, 'status', status, 'errorCode', error_code, 'notice', notice, 'noticeUntil', notice_until, 'problem', problem))
          from app.bank_connections where user_id = $1 and is_sandbox = $2 and (status = 'needs_reauth' or notice = 'expiring')), '[]'),
       'brokenMailboxes', coalesce((select json_agg(address) from app.mailboxes where user_id = $1 and is_sandbox = $2 and status = 'needs_reauth'), '[]'),
       'waiting', (select count(*) from app.review_items where user_id = $1 and state = 'waiting'),
       'transfers', (select json_build_object('count', count(*), 'firstId', (array_agg(s.outflow_id order by s.confidence desc, t.posted_on desc))[1])
          from app.transfer_suggestions s join app.transactions t on t.user_id = s.user_id and t.id = s.outflow_id and t.removed_at is null and t.is_sandbox = $2
         where s.user_id = $1 and s.state = 'open'),
       'priceUps', coalesce((select json_agg(p) from (
          select merchant, (c->>'fromMinor')::bigint as "fromMinor", (c->>'toMinor')::bigint as "toMinor", currency, c->>'on' as "on"
            from app.recurring_streams, jsonb_array_elements(price_changes) c
           where user_id = $1 and is_sandbox = $2 and class in ('subscription', 'bill') and verdict <> 'not_subscription' and status in ('active', 'price_up')
             and (c->>'on')::date > $3::date - ${PRICE_UP_DAYS} and abs((c->>'toMinor')::bigint) > abs((c->>'fromMinor')::bigint)
             and class = 'subscription'
           order by (c->>'on') desc limit 3) p), '[]'),
       'trials', coalesce((select json_agg(t) from (
          select merchant, min(trial_ends_on) as "endsOn" from app.receipts where user_id = $1 and is_sandbox = $2 and state = 'accepted'
             and trial_ends_on between $3::date and $3::date + ${TRIAL_AHEAD_DAYS} group by merchant order by 2 limit 3) t), '[]'),
       'lateRefunds', coalesce((select json_agg(r) from (
          select merchant, total_minor as "amountMinor", currency, purchased_on as "on" from app.receipts r
           where user_id = $1 and is_sandbox = $2 and kind = 'refund' and state = 'accepted' and total_minor > 0 and currency is not null
             and purchased_on between $3::date - 90 and $3::date - ${REFUND_LATE_DAYS}
             and not exists (select from app.receipt_matches m where m.user_id = r.user_id and m.receipt_id = r.id and m.state = 'matched')
           order by purchased_on desc limit 3) r), '[]')) as read`,
    [db.userId, isSandbox, today],
  );
  if (!row) throw new Error('the attention query gave no row');
  return row.read;
}
